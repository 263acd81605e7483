import type { SpeciesId } from '../species';
import { PROFESSIONS } from './professions';
import { type Token, wordAt } from './tokens';
import { isCalledFor, isSubjectAt, isTopicAt } from './unknown-subject';

/** Words for subjects that the kit lacks, by the species of the most similar shape. */
const NEAREST: readonly (readonly [SpeciesId, string])[] = [
  ['book', 'form list notepad story recipe law sheet wiki'],
  ['laptop', 'website browser terminal dashboard code program mainframe'],
  ['circle', 'pearl marble bubble disc atom blackhole hole'],
  ['car', 'tank'],
  ['rocket', 'jet missile shuttle'],
  ['yeti', 'snowmen bigfeet'],
  ['zombie', 'mummy ghoul frankenstein'],
  ['house', 'office shop store city town village'],
  ['box', 'brick wall drawer shelf'],
  ['potato', 'meatball falafel chickpea truffle'],
  ['pumpkin', 'squash'],
  ['cookie', 'cracker'],
  ['circle', 'emoji smiley'],
  ['taco', 'chips'],
  ['apple', 'grape peach cherry kiwi fruit orange lime lemon'],
  ['leaf', 'spinach herb mint grass weed kale'],
  ['gear', 'engine motor tool'],
  ['shield', 'security vpn firewall insurance antivirus'],
  ['robot', 'tech app software digital ai data smart algorithm startup automation saas api crypto internet'],
  ['heart', 'love romance charity care wedding'],
  ['lightbulb', 'idea concept thought invention innovation energy electricity'],
  ['clock', 'monday tuesday wednesday thursday friday saturday sunday time deadline minute hour day'],
  ['cloud', 'wind fog rain storm weather sky dream'],
  ['drop', 'ink paint oil sauce tear blood water'],
  ['slime', 'soft round squishy food sweet'],
  [
    'person',
    'salesman boss guest customer neighbour neighbor mother father mum mom dad friend player trader doll statue',
  ],
];

const BY_WORD: ReadonlyMap<string, SpeciesId> = new Map(
  NEAREST.flatMap(([id, words]) => words.split(' ').map((word) => [word, id] as const)),
);

/** Whether a most similar shape is known for a word. */
export const hasNearestShape = ({ word }: Token): boolean => BY_WORD.has(word);

/** Those of the words that name a topic instead of a figure, so that no stand-in is reported for them. */
const TOPICS: ReadonlySet<string> = new Set(
  (
    'law story recipe list wiki website code program dashboard terminal office shop store city town ' +
    'village security vpn firewall insurance antivirus tech app software digital ai data smart ' +
    'algorithm startup automation saas api crypto internet love romance charity care wedding idea ' +
    'concept thought invention innovation energy electricity monday tuesday wednesday thursday friday ' +
    'saturday sunday time deadline minute hour day wind weather sky dream soft round squishy food ' +
    'sweet fruit tool'
  ).split(' '),
);

/**
 * The species that is drawn if the prompt names no known subject. `standsInFor` is the requested figure in the user's
 * spelling, else null.
 */
export interface Nearest {
  species: SpeciesId;
  standsInFor: string | null;
}

/**
 * The species for a prompt without a known subject: a person for a profession, else the most similar shape, else a
 * monster.
 */
export function nearestShape(tokens: readonly Token[]): Nearest {
  if (tokens.some(({ word, text }) => Object.hasOwn(PROFESSIONS, word) && !/['’]s$/u.test(text)))
    return { species: 'person', standsInFor: null };
  const places = [...tokens.keys()].filter((place) => BY_WORD.has(wordAt(tokens, place)));
  const at = places.find((place) => isCalledFor(tokens, place) && !isTopicAt(tokens, place)) ?? places[0] ?? -1;
  const { word = '', text = '' } = tokens[at] ?? {};
  const species = BY_WORD.get(word) ?? 'monster';
  const isFigure = at >= 0 && species !== 'person' && !TOPICS.has(word) && isSubjectAt(tokens, at);
  return { species, standsInFor: isFigure ? text.toLowerCase() : null };
}
