import { itemWords, listed } from '../../say';
import type { GarmentId } from '../../words/garment-ids';
import { regionWords, type MascotRegion } from './regions';

/** The viewer's side that a noun names; null for both or none. */
export type NamedSide = 'left' | 'right' | null;

/**
 * The meaning of a noun in an instruction: a region, a garment, or a word from this mascot's own part ids and palette.
 */
export type TargetNoun =
  | { kind: 'region'; region: MascotRegion; side: NamedSide; said?: string }
  | { kind: 'garment'; item: GarmentId; open: boolean; words: string }
  | { kind: 'own'; word: string; side: NamedSide; words: string };

/** The nouns that an instruction is about, and those that it excludes. */
export interface EditTarget {
  nouns: TargetNoun[];
  except: TargetNoun[];
}

/** The whole mascot, without exceptions. */
export const ALL: EditTarget = { nouns: [{ kind: 'region', region: 'all', side: null }], except: [] };

/** Whether a target is the whole mascot. */
export const isAll = ({ nouns }: EditTarget): boolean =>
  nouns.some((noun) => noun.kind === 'region' && (noun.region === 'all' || noun.region === 'everything'));

/** A target as a phrase: "the left ear and the tail". */
export function targetWords({ nouns }: EditTarget): string {
  const words = nouns.map(nounWords).filter((each, at, all) => all.indexOf(each) === at);
  return listed(words) || 'the whole mascot';
}

/** A noun as a phrase with its article. */
export function nounWords(noun: TargetNoun): string {
  if (noun.kind === 'garment') return `the ${noun.open ? noun.words : itemWords(noun.item)}`;
  const side = noun.side ? `${noun.side} ` : '';
  return noun.kind === 'own'
    ? `the ${side}${noun.words}`
    : `the ${side}${noun.said ?? regionWords(noun.region, noun.side !== null)}`;
}
