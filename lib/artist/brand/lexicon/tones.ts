/**
 * The tones of voice of a brand, by their names in an analysis.
 * Each has a mood that the artist knows, and words that indicate it, in the notation of `Industry.words`.
 */
export const TONES = {
  playful: {
    mood: 'playful',
    words:
      'play* fun funny giggl* laugh* silly joy* happy smile* game* party* kid* *spass* lustig* spiel* *kinder* ' +
      'jou* amus* rigol* juego* divert* jugar alegr*',
  },
  warm: {
    mood: 'friendly',
    words:
      'warm* cosy cozy homemade home-made family famil* welcom* friendly heart* neighbour* neighbor* love* ' +
      'together gemutlich* herzlich* freundlich* chaleur* convivial* maison accueil* generou* genereu* calid* ' +
      'hogar* acoged* casero* amig*',
  },
  caring: {
    mood: 'kind',
    words:
      'care* caring gentle kind* support* help* comfort* wellbeing well-being compassion* pfleg* fursorg* ' +
      'sanft* hilf* soin* doux douce bienveill* accompagn* cuid* amable* ayuda* bienestar',
  },
  professional: {
    mood: 'calm',
    words:
      'professional* expert* business* enterprise* compan* consult* solution* compliance* profession* corporate ' +
      'client* *fachlich* kompeten* beratung* entreprise* conseil* experti* empresa* profesional* soluc* ' +
      'asesor*',
  },
  trustworthy: {
    mood: 'trustworthy',
    words:
      'trust* secur* reliab* safe* protect* guarantee* honest* transparen* prudent* since certified insured ' +
      'depend* sicher* verlasslich* vertrau* zuverlass* seit garant* confian* fiable* segur* proteg* desde',
  },
  innovative: {
    mood: 'curious',
    words:
      'innovat* future* smart* technolog* digital* automat* ai intelligen* platform* next-gen data* cloud* ' +
      'modern* zukunft* *technik* avenir nouve* intelligent* tecnolog* futuro inteligent* automati*',
  },
  bold: {
    mood: 'brave',
    words:
      'bold* brave* daring rebel* street* fearless* loud* unstoppable power* strong* epic ultimate revolution* ' +
      'mutig* stark* audac* fort puissan* fuerte* potent* rebeld*',
  },
  natural: {
    mood: 'gentle',
    words:
      'natur* organic* sustain* green eco* recycl* plant* fresh* seasonal local* bio regional* okolog* ' +
      'nachhalt* naturlich* frisch* durable* frais* saison* march* ecolog* sostenib* fresc* verde*',
  },
  traditional: {
    mood: 'proud',
    words:
      'tradition* heritage craft* handmade generation* grandm* grandp* recipe* classic* artisan* *handwerk* ' +
      'uberlief* familienbetrieb generationen authenti* ancien* terroir artesan* abuel* historia clasic*',
  },
  elegant: {
    mood: 'calm',
    words:
      'elegan* luxur* premium refined exclusive* boutique* timeless design* style* stylish* beaut* sophisticat* ' +
      'edel* hochwertig* raffin* luxe intemporel* elegante* lujo* exclusiv*',
  },
  energetic: {
    mood: 'energetic',
    words:
      'fast* quick* same-day speed* instant* energy energetic active* fit* strong* train* workout* sport* ' +
      'boost* rapid* schnell* sofort* flott* vite energi* deport* veloz* ya',
  },
  adventurous: {
    mood: 'brave',
    words:
      'adventur* explor* discover* journey* travel* wild* outdoor* mountain* trail* destination* abenteuer* ' +
      'entdeck* reise* aventur* decouvr* voyag* descubr* viaj* montan*',
  },
  creative: {
    mood: 'curious',
    words:
      'creativ* design* imagin* idea* inspir* art* studio* color* colour* draw* kreativ* idee* gestalt* creer ' +
      'creat* imagin* inspira* arte',
  },
  simple: {
    mood: 'cheerful',
    words:
      'simple* simply easy easily effortless* straightforward clear* plain one-click minutes einfach* leicht* ' +
      'unkompliziert* klar* facile* simpl* clair* facil* sencill* claro*',
  },
} as const;

/** A tone of voice of a brand. */
export type SiteTone = keyof typeof TONES;
