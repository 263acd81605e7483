import type { Industry } from './industry';

/** Industries of services for people: education, children, health, games, charity. */
export const PEOPLE: readonly Industry[] = [
  {
    title: 'learning for children',
    words: {
      3:
        'kindergarten* preschool* toddler* nursery daycare *kita* maternelle* creche* guarderia* toys toy ' +
        '*spielzeug* jouet* juguete*',
      2:
        'kid kids child children* bab* parent* *kinder* eltern* enfant* parents nino* bebe* padres playground* ' +
        'storybook*',
      1: 'play* song* story stories learn* fun giggl* aged spiel*',
    },
    audience: 'Children, and the parents who choose for them.',
    suits: 'a friend whom children would take to bed',
    tones: ['playful', 'caring'],
    animals: 'rabbit elephant bear hippo',
    things: [
      ['balloon', 'A balloon is a birthday in one shape'],
      ['star', 'A star is what one gets for having tried'],
      ['sun', 'A sun rises on every drawing that a child makes'],
      ['pencil', 'A pencil is the first tool of every small artist'],
    ],
    others: 'monster dragon unicorn slime',
    trade: 'teacher',
    wear: 'party_hat scarf',
    trim: 'party_hat',
    styles: ['kawaii', 'pastel', 'sticker'],
    paints: ['#ff8fb1', '#4fb8e8'],
  },
  {
    title: 'education',
    words: {
      3:
        'school* universit* academy course* e-learning tutor* *schule* *hochschule* *akademie* ecole* universite* ' +
        'formation* escuela* universidad* academia* curso*',
      2:
        'learn* student* teach* lesson* class* language* exam* *kurs* *lernen* *unterricht* cours eleve* ' +
        'etudiant* aprend* alumno* clase* profesor*',
      1: 'skill* book* study certificate* education* bildung educa* knowledge',
    },
    audience: 'Learners of every age, and those who teach them.',
    suits: 'somebody who is never tired of a question',
    tones: ['caring', 'creative'],
    animals: 'owl fox otter parrot',
    things: [
      ['book', 'A book that smiles is one that gets opened'],
      ['pencil', 'A pencil is how every answer begins'],
      ['light bulb', 'A light bulb is the moment when it clicks'],
    ],
    others: 'wizard person dragon letter',
    trade: 'teacher',
    wear: 'graduation_cap scarf',
    trim: 'graduation_cap',
    styles: ['flat', 'outlined', 'kawaii'],
    paints: ['#2f6fd0', '#f6b93b'],
  },
  {
    title: 'health care',
    words: {
      3:
        'doctor* clinic* hospital* dentist* dental pharmac* therap* *arzt* *praxis* *apotheke* *klinik* medecin* ' +
        'cliniqu* pharmacie* dentaire* clinica* farmacia* dentista* fisioterap*',
      2:
        'health* patient* medic* treatment* appointment* *gesundheit* *behandlung* sante soin soins salud* ' +
        'tratamiento* cita mental*',
      1: 'care check-up* wellness pain symptom* team praxis',
    },
    audience: 'Patients, and those who look after them.',
    suits: 'somebody who makes a visit less frightening',
    tones: ['caring', 'trustworthy'],
    animals: 'koala elephant penguin dolphin',
    things: [
      ['heart', 'A heart is what it is all about'],
      ['drop', 'A drop is small and does good'],
      ['sun', 'A sun stands for better days'],
      ['leaf', 'A leaf stands for getting well by itself'],
    ],
    others: 'person fairy cloud letter',
    trade: 'nurse',
    wear: 'stethoscope glasses',
    trim: 'bow',
    styles: ['soft', 'pastel', 'flat'],
    paints: ['#2a9db0', '#f28b82'],
  },
  {
    title: 'pet care',
    words: {
      3: 'vet vets veterinar* tierarzt* tierklinik* tierheim* animalerie* pet pets petshop* *haustier* mascotas groom*',
      2:
        'dog dogs cat cats puppy puppies kitten* rabbit* hund* katze* chien* chat chats perro* gato* animal* tier ' +
        'tiere paw*',
      1: 'treats leash furry feed vaccination* food owner*',
    },
    audience: 'Pets, and the people who belong to them.',
    suits: 'somebody whom animals like at once',
    tones: ['caring', 'warm'],
    animals: 'dog cat rabbit hamster',
    things: [
      ['heart', 'A heart is what people feel for their animals'],
      ['house', 'A small house is where a friend waits'],
      ['ball', 'A ball is what every dog brings back'],
    ],
    others: 'person fairy angel letter',
    trade: 'vet',
    wear: 'bandana stethoscope',
    trim: 'bow',
    styles: ['kawaii', 'outlined', 'soft'],
    paints: ['#2a9d8f', '#f4a261'],
  },
  {
    title: 'fitness',
    words: {
      3: 'gym gyms fitness* workout* crossfit yoga pilates *fitnessstudio* musculation gimnasio* personal-train*',
      2: 'train* sport* muscle* coach* run running strength* cycling *sportverein* entrain* deporte* entren* club',
      1: 'active* energy body health* challenge* team*',
    },
    audience: 'People who want to move, whether it is their first or their thousandth time.',
    suits: 'somebody who makes one get up',
    tones: ['energetic', 'bold'],
    animals: 'kangaroo gorilla tiger rabbit',
    things: [
      ['trophy', 'A trophy is for those who came back every week'],
      ['ball', 'A ball never sits still'],
      ['battery', 'A full battery is how one should feel afterwards'],
    ],
    others: 'superhero robot monster letter',
    trade: 'athlete',
    wear: 'headband medal',
    trim: 'headband',
    styles: ['outlined', 'sticker', 'flat'],
    paints: ['#e4572e', '#17bebb'],
  },
  {
    title: 'beauty',
    words: {
      3:
        'beauty cosmetic* skincare salon* hairdress* *kosmetik* *friseur* cosmetiqu* coiffeur* coiffure* ' +
        'institut-de-beaute peluquer* belleza cosmetic* makeup perfum* parfum* spa spas',
      2: 'skin hair nail nails cream* serum* massage* *haut* haar* peau cheveux piel pelo cabello glow*',
      1: 'soft natural* wellness relax* pure',
    },
    audience: 'People who like to take time for themselves.',
    suits: 'a small luxury in the day',
    tones: ['elegant', 'caring'],
    animals: 'cat butterfly rabbit dove',
    things: [
      ['flower', 'A flower is beauty that needs no words'],
      ['drop', 'A drop is pure care'],
      ['diamond', 'A gem says that one is worth it'],
    ],
    others: 'fairy unicorn mermaid letter',
    trade: 'princess',
    wear: 'bow necklace',
    trim: 'bow',
    styles: ['pastel', 'soft', 'flat'],
    paints: ['#d46a8f', '#f3cfc6'],
  },
  {
    title: 'charity',
    words: {
      3:
        'charit* nonprofit* non-profit donat* ngo volunteer* *spende* *ehrenamt* gemeinnutzig* association* ' +
        'benevol* ong voluntari* fundrais* humanitar*',
      2: 'community refugee* climate* rights help* campaign* *hilfe* solidar* aide ayuda* comunidad*',
      1: 'together world change children* people join* mission',
    },
    audience: 'People who want to help, and those who need it.',
    suits: 'somebody who gives without asking',
    tones: ['caring', 'warm'],
    animals: 'dove elephant bee dog',
    things: [
      ['heart', 'A heart is what a gift comes from'],
      ['sun', 'A sun shines for everybody'],
      ['balloon', 'A balloon lifts spirits'],
    ],
    others: 'superhero angel person letter',
    trade: 'superhero',
    wear: 'scarf cape',
    trim: 'scarf',
    styles: ['flat', 'soft', 'sketchy'],
    paints: ['#e2574c', '#3b8ea5'],
  },
];
