import { colorValue } from '../../words/nouns-and-colors';
import type { WishOf } from '../outcome';

/** "Swap black and white", "exchange the red with the blue colour": the verb and two words around a conjunction. */
const SWAP = new RegExp(
  String.raw`\b(?:swap|switch|exchange|invert|reverse)(?: the| its)? (\p{L}{3,20}) (?:and|with|for)(?: the)? ` +
    String.raw`(\p{L}{3,20})(?: colou?rs?)?\b`,
  'iu',
);

/** Two colours of the palette that an instruction asks to exchange, and the words that do. */
export interface SwapRequest {
  wish: WishOf<'swap_tones'>;
  words: string;
}

/** The two colours that an instruction asks to exchange; null where it names no two colours. */
export function swapIn(text: string): SwapRequest | null {
  const found = SWAP.exec(text);
  const [one, other] = [found?.[1], found?.[2]].map((word) => colorValue((word ?? '').toLowerCase()));
  if (!found || !one || !other) return null;
  return { wish: { do: 'swap_tones', one, other, words: found[0] }, words: found[0] };
}
