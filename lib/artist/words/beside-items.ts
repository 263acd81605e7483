import { PORTIONS } from './governing';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** Words before an item that the drawing does not show and need not: "a takeaway cup", "a war hammer". */
const EMPTY: ReadonlySet<string> = new Set(
  (
    'takeaway takeout magic magical war battle trusty favourite favorite matching classic typical traditional ' +
    'protective delivery ugly own beloved signature iconic lucky brave reusable portable'
  ).split(' '),
);

/** Matches participles and verbs in the third person: "stirring", "carries". */
const VERB = /(?:ing|s)$/u;
const ARTICLE = /^(?:an?|the|some|his|her|its|their|two|three)$/;
/** The largest number of adjectives between a verb and its object: "stirring a big black cauldron". */
const REACH = 4;

/** Whether an item is named at a position. */
const itemAt = (nouns: readonly PromptNoun[], at: number): boolean =>
  nouns.some((noun) => noun.kind === 'garment' && noun.at === at);

/** Whether an adjective without a look describes one of the next two words: "ugly Christmas jumper". */
const isEmptyAt = (tokens: readonly Token[], nouns: readonly PromptNoun[], at: number): boolean =>
  EMPTY.has(wordAt(tokens, at)) &&
  nouns.some((noun) => noun.kind !== 'region' && (noun.at === at + 1 || noun.at === at + 2));

/** Whether the word at a position is a verb whose object is an item of the drawing: "stealing a banana". */
function isVerbOfItem(tokens: readonly Token[], nouns: readonly PromptNoun[], at: number): boolean {
  if (!VERB.test(tokens[at]?.text.toLowerCase() ?? '')) return false;
  const next = at + 1;
  if (itemAt(nouns, next)) return true;
  if (!ARTICLE.test(wordAt(tokens, next))) return false;
  for (let place = next + 1; place <= next + REACH; place += 1) {
    if (itemAt(nouns, place)) return true;
    if (!/^\p{L}+$/u.test(tokens[place]?.text ?? '')) return false;
  }
  return false;
}

/** The words of a place on the body where an item is carried or worn: "over the shoulder", "around its neck". */
const isShoulder = (tokens: readonly Token[], at: number): boolean =>
  /^(?:shoulder|neck|waist|wrist)$/.test(wordAt(tokens, at)) &&
  /^(?:over|on|across|around|the|its|his|her|their|one)$/.test(wordAt(tokens, at - 1));

/** Whether the word is a measure of the thing after "of": "a piece of sushi". */
const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  PORTIONS.has(wordAt(tokens, at)) && tokens[at + 1]?.word === 'of';

/** Whether the word announces a printed number: "number 8". */
const isOfNumber = (tokens: readonly Token[], at: number): boolean =>
  /^(?:number|no|nr)$/.test(wordAt(tokens, at)) && /^\d+$/.test(wordAt(tokens, at + 1));

/**
 * The positions of words that belong to an item of the drawing without changing it. These are adjectives of no look,
 * measures, the verb that the item is the object of, and the shoulder that carries it.
 */
export const besidesItems = (tokens: readonly Token[], nouns: readonly PromptNoun[]): number[] =>
  [...tokens.keys()].filter(
    (at) =>
      isEmptyAt(tokens, nouns, at) ||
      isOfNumber(tokens, at) ||
      isMeasure(tokens, at) ||
      isVerbOfItem(tokens, nouns, at) ||
      isShoulder(tokens, at),
  );
