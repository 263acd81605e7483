import { COLORS } from './colors';
import { isDeed } from './deeds';
import { MOODS } from './face';
import { BODY_WORDS } from './body-words';
import { GARMENT_WORDS } from './garment-words';
import { ARTICLES } from './governing';
import { OPEN_WORDS } from './outfits';
import { ORIGIN_WORDS } from './origins';
import { PROFESSIONS } from './professions';
import { REGION_WORDS } from './regions';
import { COMMON_WORDS } from './stop-words';
import { SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';
import { isSubjectAt } from './unknown-subject';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Suffixes of nouns for people by occupation, in the supported languages. */
const ENDINGS = (
  'smith wright monger man woman girl boy lady person folk keeper maker player worker er or ist ian eer ' +
  'erin frau mann ero era ador adora idor idora ista eur euse ier iere iste aio aia tore trice iere eiro eira'
).split(' ');

/** Words with such a suffix that do not name a person. */
const NOBODY = setOf(
  'stapler blender mixer printer router scanner heater cooler charger freezer dishwasher mower lawnmower speaker ' +
    'monitor processor radiator generator elevator calculator refrigerator escalator ventilator projector detector ' +
    'sensor reactor server folder ruler eraser sharpener poster sticker banner container trailer cruiser bomber ' +
    'tanker freighter steamer cooker grater peeler opener juicer humidifier purifier diffuser dispenser sprinkler ' +
    'thermometer barometer speedometer meter computer cover layer corner border order number letter finger shoulder ' +
    'water river flower tower power shower paper pepper copper leather feather weather butter sweater jumper ' +
    'blazer trouser slipper sneaker cracker wafer cluster lavender clover summer winter september october november ' +
    'december center centre filter buffer counter adapter converter compiler launcher planner tracker organizer ' +
    'parser browser debugger docker transformer color colour flavor flavour motor mirror door floor anchor armor ' +
    'vapor meteor humor honor error terror vector tensor razor rotor harbor mint twist mist fist list wrist exist ' +
    'talisman caiman roman german norman setter pointer springer spaniel terrier super hyper over under after ' +
    'other another either rather never ever forever whether together however lighter darker bigger smaller larger ' +
    'longer shorter older younger taller cuter nicer better brighter sober tender proper upper lower inner outer ' +
    'former latter major minor junior interior exterior superior center dinner supper hunger anger matter wonder ' +
    'thunder shimmer glitter gutter ladder rudder timber amber ember member chamber lumber cucumber fiber laser ' +
    'cancer saucer crater creator_app theater theatre quarter starter sphere frontier pier premier barrier carrier ' +
    'chandelier soldering papier metier atelier dossier premiere riviere lumiere camera opera era zero cero numero ' +
    'sombrero torero_hat pero ahora hora flora aurora pandora senora senor amor motor color valor calor dolor error ' +
    'horror tractor factor doctor_app fleur couleur chaleur bonheur odeur moteur ascenseur ordinateur ' +
    'aber oder unter ueber uber hinter immer wieder kleiner grosser roter blauer gruner gelber schwarzer weisser ' +
    'brauner lustiger frohlicher zimmer wasser feuer fenster messer teller koffer computer ' +
    'dolor consectetur tempor labor madera primavera quimera bandera cuadro primer tercer mujer ' +
    'primeira madeira bandeira cadeira geladeira paio operaio notaio saia praia maia baia ghiaia',
);

const MIN_LETTERS = 5;

/** Whether a word is in no table of the reader. */
export const isUnknownNoun = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  !COMMON_WORDS.has(word) &&
  !SUBJECT_WORDS.has(word) &&
  !ORIGIN_WORDS.has(word) &&
  ![COLORS, BODY_WORDS, MOODS, GARMENT_WORDS, REGION_WORDS, PROFESSIONS].some((table) => Object.hasOwn(table, word));

/** Whether a word in no other table names a person by its suffix: "glassblower", "Zauberin", "panettiere". */
export const isAgentive = (word: string): boolean =>
  word.length >= MIN_LETTERS &&
  ENDINGS.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)) &&
  !NOBODY.has(word) &&
  isUnknownNoun(word);

/** Occupations before which a noun is their object, not the subject: a dog walker is a person, not a dog. */
const DEALERS = setOf(
  'walker tamer trainer keeper whisperer sitter groomer breeder handler catcher owner watcher rider herder charmer ' +
    'milker lover blower binder tuner roaster brewer taster collector dealer mover picker juggler thrower lifter ' +
    'fixer repairer repairman seller vendor salesman driver washer fan racer ' +
    'shaper restorer engraver illustrator reviewer translator dispatcher stacker importer lady',
);

/**
 * Sports roles before which a thing is the sport, as in "soccer ball goalkeeper". A creature before them is the player.
 */
const PLAYERS = setOf('goalkeeper goalie referee striker quarterback umpire');

/** Whether a noun before this word is only the object of an occupation. */
export const dealsWithNoun = (word: string): boolean => DEALERS.has(word);

/** Whether a thing before this word is only the sport of a player. */
export const playsNoun = (word: string): boolean => PLAYERS.has(word);

/** Whether a noun is the activity of somebody named before it: "an elephant painting". */
export const isDoneBySomeone = (tokens: readonly Token[], at: number): boolean =>
  isDeed(wordAt(tokens, at)) &&
  !ARTICLES.test(wordAt(tokens, at - 1)) &&
  tokens.slice(0, at).some(({ word }) => SUBJECT_WORDS.has(word) || isAgentive(word));

/** Words that may follow the last noun of a phrase. */
const AFTER_HEAD = setOf(
  'with in on at by for of from who that which as and or near under behind beside to while con mit avec en no di da ' +
    'de del della du des et und y e',
);

const endsPhrase = ({ word, text }: Token = { word: '', text: '' }): boolean =>
  !/\p{L}/u.test(text) || AFTER_HEAD.has(word) || /(?:ing|s)$/u.test(text);

/** Words for people that do not say what kind of person to draw. */
const VAGUE = setOf('character someone hero brand company app delivery worker mascot baby senior');

/** Whether the word at a position names a person by occupation, kinship, age or suffix. */
const namesPerson = (tokens: readonly Token[], at: number): boolean => {
  const word = wordAt(tokens, at);
  if (VAGUE.has(word) || OPEN_WORDS.has(wordAt(tokens, at + 1))) return false;
  if (Object.hasOwn(PROFESSIONS, word) || SUBJECT_WORDS.get(word) === 'person') return true;
  return isAgentive(word) && endsPhrase(tokens[at + 1]) && isSubjectAt(tokens, at);
};

/** The position of the first word for the person that a prompt is about; -1 if there is none. */
export const personAt = (tokens: readonly Token[]): number => tokens.findIndex((_, at) => namesPerson(tokens, at));
