import { type Token, wordAt } from './tokens';

/** Containers, whose content is what is drawn: "a pot of honey" is honey. */
const CONTAINERS = new Set(
  'pot jar glass cup mug bowl bottle bag box basket tin can plate tray sack crate topf glas pote tarro frasco'.split(
    ' ',
  ),
);
const OF_WORDS = /^(?:of|de|von|di|d)$/;

/** A noun with its position and its number of words. */
interface PlacedNoun {
  kind: string;
  at: number;
  length: number;
}

/** Whether a word is the content of a container, as "honey" in "a pot of honey", and therefore not a colour. */
export const isContent = (tokens: readonly Token[], at: number): boolean =>
  OF_WORDS.test(wordAt(tokens, at - 1)) && CONTAINERS.has(wordAt(tokens, at - 2));

/** Whether a noun is the container of a carried noun, such as the "pot" of "a pot of honey". */
export const isContainer = (
  tokens: readonly Token[],
  { at, length, kind }: PlacedNoun,
  all: readonly PlacedNoun[],
): boolean =>
  kind === 'garment' &&
  CONTAINERS.has(wordAt(tokens, at)) &&
  OF_WORDS.test(wordAt(tokens, at + length)) &&
  all.some((noun) => noun.kind === 'garment' && noun.at === at + length + 1);
