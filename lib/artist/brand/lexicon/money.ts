import type { Industry } from './industry';

/** Industries of finance, law and property. */
export const MONEY: readonly Industry[] = [
  {
    title: 'bank',
    words: {
      3: 'bank banks banking mortgage* *sparkasse* *konto* banque* banco* hipotec* neobank* fintech',
      2:
        'savings loan* account* deposit* credit* invest* payment* pension* *kredit* *zins* geld* epargne pret ' +
        'prets paiement* compte* ahorro* cuenta* prestamo* inversi* tarjeta* wallet* crypto*',
      1: 'money fund* interest card argent dinero finan*',
    },
    audience: 'People and small businesses who want their money looked after.',
    suits: 'somebody whom people trust with their money',
    tones: ['trustworthy', 'professional'],
    animals: 'owl elephant squirrel beaver',
    things: [
      ['piggy bank', 'A piggy bank is the kindest picture of saving that there is'],
      ['key', 'A key stands for what is safe, and for what becomes possible'],
      ['shield', 'A shield says that what is behind it is safe'],
    ],
    others: 'person robot letter dragon',
    trade: 'banker',
    wear: 'tie glasses',
    trim: 'bow_tie',
    styles: ['flat', 'geometric', 'outlined'],
    paints: ['#1d4f80', '#e0b23f'],
  },
  {
    title: 'insurance',
    words: {
      3: 'insur* *versicher* assuranc* mutuelle* asegurador* seguros',
      2:
        'claim* cover* polic* premium* liability schaden* *haftpflicht* *vorsorge* sinistre* cotisation* poliza* ' +
        'siniestro*',
      1: 'risk* protect* accident* schutz* unfall*',
    },
    audience: 'Households and firms that want to sleep well.',
    suits: 'somebody who is there when it rains',
    tones: ['trustworthy', 'caring'],
    animals: 'dog turtle elephant penguin',
    things: [
      ['umbrella', 'An umbrella is protection that everybody understands'],
      ['shield', 'A shield stands in front of what matters'],
      ['house', 'A house is what is most often worth protecting'],
    ],
    others: 'superhero cloud letter',
    trade: 'superhero',
    wear: 'cape bow_tie',
    trim: 'cape',
    styles: ['flat', 'outlined', 'soft'],
    paints: ['#2367a8', '#f2a33a'],
  },
  {
    title: 'accounting',
    words: {
      3: 'accounting accountant* bookkeep* invoic* payroll *buchhalt* *steuerberat* comptab* factur* contabil* nomina*',
      2: 'tax* receipt* expense* vat *steuer* *rechnung* impot* depens* impuesto* gasto*',
      1: 'spreadsheet* report* freelanc* selbststand* autonomo* ledger*',
    },
    audience: 'Freelancers and firms who would rather do their own work than their books.',
    suits: 'work that must be right to the last cent',
    tones: ['professional', 'simple'],
    animals: 'squirrel beaver ant owl',
    things: [
      ['pencil', 'A sharp pencil is where good books begin'],
      ['envelope', 'Every bill begins and ends in an envelope'],
      ['clock', 'A clock says that it will be done in time'],
    ],
    others: 'person robot letter',
    trade: 'accountant',
    wear: 'glasses tie',
    trim: 'glasses',
    styles: ['flat', 'geometric', 'outlined'],
    paints: ['#2f6f5e', '#f0b54c'],
  },
  {
    title: 'law firm',
    words: {
      3: 'law lawyer* attorney* solicitor* *anwalt* *kanzlei* avocat* notaire* abogad* notari* legal-advice',
      2: 'legal* litigation court* contract* recht rechts* *recht juridi* juicio* derecho* droit',
      1: 'justice dispute* counsel* client* vertrag*',
    },
    audience: 'People and companies who need somebody on their side.',
    suits: 'somebody who reads the small print',
    tones: ['professional', 'trustworthy'],
    animals: 'eagle lion badger owl',
    things: [
      ['book', 'The book is where the answer stands'],
      ['shield', 'A shield is what a good lawyer is'],
      ['key', 'A key opens what seemed shut'],
    ],
    others: 'person knight letter',
    trade: 'lawyer',
    wear: 'suit tie',
    trim: 'bow_tie',
    styles: ['flat', 'retro', 'outlined'],
    paints: ['#2b3f63', '#c49a4a'],
  },
  {
    title: 'real estate agency',
    words: {
      3: 'real-estate estate-agent* realtor* *immobilien* immobili* inmobiliari* lettings',
      2:
        'apartment* house* home homes rent* property properties *wohnung* *miet* logement* appartement* vivienda* ' +
        'alquiler* piso pisos',
      1: 'move moving neighbourhood key keys garden bedroom* umzug*',
    },
    audience: 'People who look for a home, and those who have one to give.',
    suits: 'somebody who helps people to arrive',
    tones: ['trustworthy', 'warm'],
    animals: 'beaver snail bird dog',
    things: [
      ['house', 'A house with a face is a home already'],
      ['key', 'The key is the moment that everybody waits for'],
    ],
    others: 'gnome person letter',
    trade: 'businesswoman',
    wear: 'tie cap',
    trim: 'scarf',
    styles: ['flat', 'outlined', 'soft'],
    paints: ['#2f7a78', '#f2a65a'],
  },
];
