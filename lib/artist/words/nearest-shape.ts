import type { SpeciesId } from '../species';
import { PROFESSIONS } from './professions';
import type { Token } from './tokens';
import { isSubjectAt } from './unknown-subject';

/** Which drawn thing is nearest in shape to others, by their words. */
const NEAREST: readonly (readonly [SpeciesId, string])[] = [
  [
    'book',
    'spreadsheet document paper report invoice contract form calendar list notepad magazine newspaper receipt ' +
      'ticket passport story recipe law page pdf sheet wiki journal',
  ],
  ['laptop', 'website browser server keyboard console terminal dashboard code program mainframe'],
  [
    'circle',
    'moon planet earth globe world coin pearl button marble cookie biscuit bubble disc medal pill atom blackhole hole',
  ],
  [
    'car',
    'tractor truck bus van train lorry digger excavator bike bicycle motorcycle motorbike scooter ship boat ' +
      'tank ambulance tram jeep',
  ],
  ['rocket', 'plane airplane aeroplane jet satellite missile shuttle drone helicopter comet'],
  ['triangle', 'volcano mountain hill tent iceberg cone'],
  ['yeti', 'snowman snowmen bigfeet'],
  ['zombie', 'mummy skeleton ghoul skull frankenstein'],
  [
    'house',
    'building skyscraper office shop store bank school hospital clinic hotel castle barn tower church museum ' +
      'restaurant factory city town village',
  ],
  ['box', 'chair table sofa couch bed desk door window brick wall suitcase safe drawer shelf dice lego'],
  ['burger', 'meatball kebab falafel bagel pretzel pie'],
  ['taco', 'fries chips noodle pasta ramen rice dumpling soup salad steak sausage bacon pickle'],
  [
    'apple',
    'grape plum peach cherry melon watermelon mango kiwi blueberry pineapple coconut onion fruit orange lime lemon',
  ],
  ['leaf', 'broccoli lettuce cabbage spinach herb mint grass weed kale vegetable seed'],
  ['gear', 'screwdriver saw drill nail bolt screw engine motor machine tool'],
  ['shield', 'lock padlock security vpn firewall insurance antivirus'],
  ['robot', 'tech app software digital ai data smart algorithm startup automation saas api crypto internet'],
  ['heart', 'love romance charity care wedding'],
  ['lightbulb', 'idea concept thought invention innovation energy electricity'],
  ['clock', 'monday tuesday wednesday thursday friday saturday sunday time deadline minute hour day'],
  ['cloud', 'tooth molar wind fog rain storm weather sky dream pillow'],
  ['drop', 'ink paint oil juice milk sauce tear blood water'],
  ['slime', 'soft round squishy berry food sweet candy gum pudding'],
  [
    'person',
    'salesman boss manager guest customer neighbour neighbor grandma grandpa grandmother grandfather mother ' +
      'father mum mom dad baby friend player trader scarecrow doll statue',
  ],
];

const BY_WORD: ReadonlyMap<string, SpeciesId> = new Map(
  NEAREST.flatMap(([id, words]) => words.split(' ').map((word) => [word, id] as const)),
);

/** Whether the nearest shape to a word is known. */
export const hasNearestShape = ({ word }: Token): boolean => BY_WORD.has(word);

/** Words of these that name no figure: whatever stands for them is as good as another. */
const TOPICS: ReadonlySet<string> = new Set(
  (
    'law story recipe list calendar wiki website server code program dashboard console terminal office shop ' +
    'store bank school ' +
    'hospital clinic hotel museum restaurant factory city town village security vpn firewall insurance ' +
    'antivirus tech app ' +
    'software digital ai data smart algorithm startup automation saas api crypto internet love romance charity ' +
    'care wedding idea ' +
    'concept thought invention innovation energy electricity monday tuesday wednesday thursday friday saturday ' +
    'sunday time ' +
    'deadline minute hour day wind weather sky dream soft round squishy food sweet fruit vegetable tool machine'
  ).split(' '),
);

/**
 * What is drawn where no subject is known by name; `standsInFor` is the figure that was wished for in its place, as it
 * was written.
 */
export interface Nearest {
  species: SpeciesId;
  standsInFor: string | null;
}

/**
 * A shape for a subject that is not drawn: people for professions, the nearest thing by the words, a little monster
 * otherwise.
 */
export function nearestShape(tokens: readonly Token[]): Nearest {
  if (tokens.some(({ word }) => Object.hasOwn(PROFESSIONS, word))) return { species: 'person', standsInFor: null };
  const at = tokens.findIndex(({ word }) => BY_WORD.has(word));
  const { word = '', text = '' } = tokens[at] ?? {};
  const species = BY_WORD.get(word) ?? 'monster';
  const isFigure = at >= 0 && species !== 'person' && !TOPICS.has(word) && isSubjectAt(tokens, at);
  return { species, standsInFor: isFigure ? text.toLowerCase() : null };
}
