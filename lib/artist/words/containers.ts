import type { Token } from './tokens';

/** What holds something else: a pot of honey is honey. */
const CONTAINERS = new Set(
  'pot jar glass cup bowl bottle bag box basket tin can plate tray sack crate topf glas pote tarro frasco'.split(' '),
);
const OF_WORDS = /^(?:of|de|von|di|d)$/;

/** A noun with its position and its number of words. */
interface PlacedNoun {
  kind: string;
  at: number;
  length: number;
}

/** Whether a word says what is in something: the honey of "a pot of honey", which is no colour. */
export const isContent = (tokens: readonly Token[], at: number): boolean =>
  OF_WORDS.test(tokens[at - 1]?.word ?? '') && CONTAINERS.has(tokens[at - 2]?.word ?? '');

/** Whether a noun only says what the carried noun after it is in: the pot of "a pot of honey". */
export const isContainer = (
  tokens: readonly Token[],
  { at, length, kind }: PlacedNoun,
  all: readonly PlacedNoun[],
): boolean =>
  kind === 'garment' &&
  CONTAINERS.has(tokens[at]?.word ?? '') &&
  OF_WORDS.test(tokens[at + length]?.word ?? '') &&
  all.some((noun) => noun.kind === 'garment' && noun.at === at + length + 1);
