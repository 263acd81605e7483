import { colorValue } from '../../words/color-value';
import type { WishOf } from '../outcome';

/**
 * Matches a verb and two words around a conjunction: "swap black and white", "exchange the red with the blue colour".
 */
const SWAP = new RegExp(
  String.raw`\b(?:swap|switch|exchange|invert|reverse)(?: the| its)? (\p{L}{3,20}) (?:and|with|for)(?: the)? ` +
    String.raw`(\p{L}{3,20})(?: colou?rs?)?\b`,
  'iu',
);

/** Matches "swap the two main colours", but not "swap the colours of the ears and the tail". */
const SWAP_MAIN = new RegExp(
  String.raw`\b(?:swap|switch|exchange|invert|reverse)(?: the| its)?(?: two| both)?(?: main)? colou?rs\b` +
    String.raw`(?! (?:of|on|for|with|in|between)\b)`,
  'iu',
);

/** A request to exchange two colours of the palette, with its text. */
export interface SwapRequest {
  wish: WishOf<'swap_tones'>;
  words: string;
}

/** The request to exchange two named colours or the two main ones; null if there is none. */
export function swapIn(text: string): SwapRequest | null {
  const found = SWAP.exec(text);
  const [one, other] = [found?.[1], found?.[2]].map((word) => colorValue((word ?? '').toLowerCase()));
  if (found && one && other)
    return { wish: { do: 'swap_tones', named: [one, other], words: found[0] }, words: found[0] };
  const words = SWAP_MAIN.exec(text)?.[0];
  return words ? { wish: { do: 'swap_tones', named: null, words }, words } : null;
}
