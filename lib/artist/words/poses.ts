import { type FaceMood, REST_POSE_IDS, type RestPoseId } from '@/lib/core/sheet/vocabulary';
import type { PromptNoun } from './prompt-noun';
import { purposePlaces } from './purpose';
import { type Token, wordAt } from './tokens';

/** Verbs and phrases that ask for a pose; `_` joins the words of a phrase. */
const POSE_WORDS: Readonly<Record<RestPoseId, string>> = {
  relaxed: 'standing',
  hand_on_hip: 'hand_on_hip hand_on_its_hip hand_on_her_hip hand_on_his_hip posing',
  hands_on_hips:
    'hands_on_hips hands_on_its_hips hands_on_her_hips hands_on_his_hips arm_on_hip arm_on_its_hip arm_on_her_hip ' +
    'arm_on_his_hip akimbo',
  welcoming: 'welcoming hug open_arm',
  waving: 'waving wave hand_raised raised_hand high_five high_fiving greeting hello winkend saludando saluant',
  thumbs_up: 'thumb_up thumb_ups approving recommending',
  pointing: 'pointing presenting showing explaining guiding zeigend senalando',
  thinking: 'thinking pondering wondering thoughtful contemplating pensive denkend pensando',
  hands_together: 'begging praying namaste',
  hands_behind: 'hiding',
  arms_crossed:
    'arm_crossed arms_crossed crossed_arm crossed_arms folded_arm arm_folded arms_folded crossing_arm ' +
    'cross_arm cross_its_arm cross_his_arm cross_her_arm cross_their_arm crosses_its_arm crossing_its_arm',
  cheering: 'cheering celebrating hanging climbing swinging rejoicing winning victorious triumphant jubelnd celebrando',
  dancing: 'dancing twirling tanzend bailando dansant disco headbanging',
  walking: 'walking trotting strolling marching stomping hiking wandering',
  running:
    'chasing galloping running running_a_marathon running_a_race ' +
    'qui_court que_corre che_corre der_rennt jogging sprinting racing ' +
    'rushing hurrying rennend ' +
    'laufend corriendo courant',
  jumping: 'jumping kickflip pouncing leaping hopping bouncing springend saltando sautant',
  flying: 'flying soaring hovering floating gliding fliegend volando volant',
  sitting: 'sitting seated reading lounging knitting crocheting sitzend sentado sentada assis',
  sleeping: 'sleeping asleep napping snoozing dozing schlafend durmiendo dormant',
  kicking: 'kicking kick high_kick tretend pateando',
  saluting: 'saluting salute salutierend',
  throwing: 'throwing tossing hurling pitching bowling werfend lanzando lancant',
  lifting: 'lifting weightlifting bench_pressing hebend levantando soulevant',
  meditating:
    'meditating meditate yoga lotus_position cross_legged sitting_cross_legged cross_legg sitting_cross_legg ' +
    'legs_crossed_on_the_floor schneidersitz meditierend meditando meditant',
  balancing:
    'balancing surfing skating skateboarding snowboarding skiing sledding rollerskating riding surfend ' +
    'surfeando patinando',
  boxing: 'boxing punching fighting sparring fist_up fist_raised_to_fight boxend boxeando',
  kneeling:
    'kneeling kneel on_one_knee on_his_knee on_her_knee on_its_knee proposing knieend kniet arrodillado arrodillada ' +
    'agenouille ajoelhado inginocchiato',
  tiptoeing: 'tiptoeing tip_toeing on_tiptoe on_tiptoes tiptoe sneaking creeping prowling schleichend de_puntillas',
  swimming: 'swimming diving snorkeling freediving schwimmend nadando nageant',
  shrugging: 'shrugging shrug shrugging_its_shoulder clueless achselzuckend',
  flexing: 'flexing flexing_its_muscle flexing_his_muscle flexing_her_muscle muscle_pose',
  dabbing: 'dabbing dab_pose',
  hugging: 'hugging embracing cuddling umarmend abrazando abbracciando',
  pointing_up: 'pointing_up pointing_upward pointing_upwards pointing_to_the_sky',
  stretching: 'stretching stretch yawning streckend estirando',
  peace_sign: 'peace_sign victory_sign making_a_peace_sign',
  curled_up:
    'curled_up curled curled_up_asleep curled_in_a_ball curling_up eingerollt zusammengerollt acurrucado acurrucada ' +
    'recroqueville en_boule acciambellato raggomitolato enroscado enroscada',
  lying:
    'lying lies lying_down laying_down lying_on_its_side lying_on_her_side lying_on_his_side lies_on_its_side ' +
    'sleeping_on_its_side sleeping_on_her_side sleeping_on_his_side lying_on_the_floor lying_on_the_ground reclining ' +
    'liegend tumbado tumbada acostado acostada sdraiato sdraiata deitado deitada',
  lying_on_back:
    'lying_on_its_back lying_on_her_back lying_on_his_back lying_on_their_back lies_on_its_back asleep_on_its_back ' +
    'sleeping_on_its_back sleeping_on_her_back sleeping_on_his_back floating_on_its_back floating_on_her_back ' +
    'floating_on_his_back rolling_on_its_back sunbathing sunbath',
  lying_on_belly:
    'lying_on_its_belly lying_on_her_belly lying_on_his_belly lying_on_its_stomach lying_on_her_stomach ' +
    'lying_on_his_stomach lying_on_its_tummy lying_on_her_tummy lying_on_his_tummy sleeping_on_its_belly ' +
    'sleeping_on_her_belly sleeping_on_his_belly sleeping_on_its_tummy sleeping_on_its_stomach',
  crouching:
    'crouching crouched crouch crouches squatting squatted squat squats hunkering hunkered hockend hockt agachado ' +
    'agachada en_cuclillas accroupi accroupie accovacciato accovacciata agachando',
  on_one_leg:
    'on_one_leg on_one_foot standing_on_one_leg standing_on_one_foot balancing_on_one_leg balancing_on_one_foot ' +
    'hopping_on_one_leg hopping_on_one_foot tree_pose one_leg_up one_leg_raised flamingo_pose crane_pose ' +
    'auf_einem_bein sobre_una_pierna sur_une_jambe su_una_gamba numa_perna',
  rearing:
    'rearing rearing_up rears prancing on_its_hind_leg on_its_hind_legs on_hind_legs on_his_hind_legs ' +
    'on_her_hind_legs standing_on_its_hind_legs standing_on_hind_legs aufbaumend encabritado encabritada cabre',
  charging:
    'charging_forward charging_ahead charging_at charging_with charging_toward charging_towards charging_down ' +
    'charging_bull charging_rhino charging_boar charging_ram charging_goat charging_bison charging_elephant ' +
    'charging_buffalo charging_triceratops bull_charging rhino_charging boar_charging ram_charging goat_charging ' +
    'bison_charging elephant_charging buffalo_charging triceratops_charging',
  bowing:
    'bowing taking_a_bow takes_a_bow take_a_bow bowing_deeply bowing_politely verbeugend verneigend inchinandosi ' +
    'haciendo_una_reverencia',
  leaning: 'leaning leaning_on leaning_against leaning_back lehnend apoyado apoyada appuye appuyee appoggiato',
  trunk_raised:
    'trunk_up trunk_raised raised_trunk trunk_held_high trunk_in_the_air raising_its_trunk ' +
    'lifting_its_trunk trumpeting',
  howling:
    'howling howling_at crowing crowing_at howls crows yodeling yodelling heulend aullando hurlant ululando uivando',
  hands_on_cheeks:
    'hands_on_its_cheek hands_on_her_cheek hands_on_his_cheek hands_on_cheeks paws_on_its_cheek hand_on_its_cheek ' +
    'hand_on_her_cheek hand_on_his_cheek hands_on_their_cheek hand_on_cheek paw_on_its_cheek ' +
    'hiding_its_face hiding_her_face hiding_his_face covering_its_face covering_her_face covering_his_face',
  spraying: 'spraying_water spraying spraying_from_its_trunk squirting squirting_water splashing_water_from',
};
/** Verbs that mean a pose only if somebody does them: "he sits", but not "the waves". */
const DONE: Readonly<Partial<Record<RestPoseId, string>>> = {
  relaxed: 'stands',
  sitting: 'sits',
  jumping: 'jumps',
  dancing: 'dances',
  flying: 'flies floats',
  sleeping: 'sleeps',
  waving: 'waves',
  thinking: 'thinks',
  walking: 'walks',
};
const DOERS = ['he', 'she', 'it', 'they', 'who', 'that'];

const phrasesOf = (pose: RestPoseId): string[] => [
  ...POSE_WORDS[pose].split(' '),
  ...(DONE[pose]?.split(' ') ?? []).flatMap((verb) => DOERS.map((doer) => `${doer}_${verb}`)),
];
const BY_WORDS = new Map(REST_POSE_IDS.flatMap((pose) => phrasesOf(pose).map((words) => [words, pose] as const)));

/** The number of words in the longest phrase. */
const MAX_PHRASE_WORDS = 4;

/** The facial expressions of poses, for prompts that name no mood. */
const MOOD_OF_POSE: Readonly<Partial<Record<RestPoseId, FaceMood>>> = {
  sleeping: 'sleepy',
  curled_up: 'sleepy',
  charging: 'grumpy',
  bowing: 'calm',
  thinking: 'curious',
  hands_behind: 'shy',
  meditating: 'calm',
  on_one_leg: 'calm',
  lifting: 'proud',
  flexing: 'proud',
  tiptoeing: 'mischievous',
};

/** Poses whose verb may have an object right after it: "lifting weights". */
const TRANSITIVE: ReadonlySet<RestPoseId> = new Set([
  'kicking',
  'throwing',
  'boxing',
  'lifting',
  'balancing',
  'hugging',
  'flexing',
]);

/** Poses in which somebody may sleep. */
const ASLEEP: ReadonlySet<RestPoseId> = new Set(['curled_up', 'lying', 'lying_on_back', 'lying_on_belly']);
const SLEEPS: ReadonlySet<string> = new Set(POSE_WORDS.sleeping.split(' '));

/** The facial expression of a pose if the prompt names no mood; null if the pose has none. */
export const moodOfPose = ({ pose }: FoundPose, tokens: readonly Token[]): FaceMood | null =>
  ASLEEP.has(pose) && tokens.some(({ text }) => SLEEPS.has(text.toLowerCase()))
    ? 'sleepy'
    : (MOOD_OF_POSE[pose] ?? null);

/** Whether a single word asks for a pose. */
export const isPoseWord = (word: string): boolean => BY_WORDS.has(word);

/** A pose with the position and number of the tokens that ask for it. */
export interface FoundPose {
  pose: RestPoseId;
  at: number;
  length: number;
}

/**
 * The first pose that a prompt asks for; null if there is none. "Running" in "running shoes" does not count, and
 * "standing" counts only if there is no other.
 */
export function poseFound(tokens: readonly Token[], nouns: readonly PromptNoun[]): FoundPose | null {
  // What an organisation does sitting is no pose of its mascot: "for a reading programme".
  const purpose = purposePlaces(tokens);
  const isOfPurpose = ({ at }: FoundPose): boolean => purpose.has(at) && RESTFUL.has(wordAt(tokens, at));
  const found = posesFound(tokens, nouns).filter((pose) => !isOfPurpose(pose));
  const asked = found.find(({ pose }) => pose !== 'relaxed');
  // The way in which somebody sleeps or reads says more than that.
  const isRestful = asked?.pose === 'sleeping' || RESTFUL.has(wordAt(tokens, asked?.at ?? -1));
  const lying = isRestful ? found.find(({ pose }) => ASLEEP.has(pose)) : null;
  return lying ?? asked ?? found[0] ?? null;
}

/** What is done sitting, unless another way is told. */
const RESTFUL: ReadonlySet<string> = new Set(['reading', 'lounging', 'knitting', 'crocheting']);

/** The pose that a prompt asks for, and its nouns without those of the pose's phrase: the "sign" of "peace sign". */
export function withPose(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
): { nouns: PromptNoun[]; posed: FoundPose | null } {
  const posed = poseFound(tokens, nouns);
  const isOfPose = ({ at, kind }: PromptNoun): boolean =>
    posed !== null &&
    kind === 'garment' &&
    at > posed.at &&
    at < posed.at + posed.length &&
    !PREPOSITIONS.has(tokens[at]?.word ?? '');
  return { nouns: nouns.filter((noun) => !isOfPose(noun)), posed };
}

/** Words that begin the phrase of a place, which the verb before it does not describe: "sleeping in bed". */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in on im en au nel na dans against an contra contre contro'.split(' '),
);

function posesFound(tokens: readonly Token[], nouns: readonly PromptNoun[]): FoundPose[] {
  const found: FoundPose[] = [];
  const owned = new Set(
    nouns.flatMap(({ kind, at, length }) =>
      kind === 'subject' || PREPOSITIONS.has(wordAt(tokens, at))
        ? []
        : [at - 1, ...(kind === 'garment' && length > 1 ? [at] : [])],
    ),
  );
  for (const at of tokens.keys()) {
    for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
      const phrase = tokens.slice(at, at + length);
      const [exactly, singular] = [
        phrase.map(({ text }) => text.toLowerCase()).join('_'),
        phrase.map(({ word }) => word).join('_'),
      ];
      const pose = BY_WORDS.get(exactly) ?? BY_WORDS.get(singular);
      if (pose && (TRANSITIVE.has(pose) || !owned.has(at + length - 1))) found.push({ pose, at, length });
    }
  }
  return found;
}
