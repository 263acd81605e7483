import { colorValue } from '../../words/color-value';
import type { WishOf } from '../outcome';

/** "Swap black and white", "exchange the red with the blue colour": the verb and two words around a conjunction. */
const SWAP = new RegExp(
  String.raw`\b(?:swap|switch|exchange|invert|reverse)(?: the| its)? (\p{L}{3,20}) (?:and|with|for)(?: the)? ` +
    String.raw`(\p{L}{3,20})(?: colou?rs?)?\b`,
  'iu',
);

/** "Swap the two main colours", and not "swap the colours of the ears and the tail". */
const SWAP_MAIN = new RegExp(
  String.raw`\b(?:swap|switch|exchange|invert|reverse)(?: the| its)?(?: two| both)?(?: main)? colou?rs\b` +
    String.raw`(?! (?:of|on|for|with|in|between)\b)`,
  'iu',
);

/** Two colours of the palette that an instruction asks to exchange, and the words that do. */
export interface SwapRequest {
  wish: WishOf<'swap_tones'>;
  words: string;
}

/** The two colours that an instruction asks to exchange, or the main ones; null where it asks for neither. */
export function swapIn(text: string): SwapRequest | null {
  const found = SWAP.exec(text);
  const [one, other] = [found?.[1], found?.[2]].map((word) => colorValue((word ?? '').toLowerCase()));
  if (found && one && other)
    return { wish: { do: 'swap_tones', named: [one, other], words: found[0] }, words: found[0] };
  const words = SWAP_MAIN.exec(text)?.[0];
  return words ? { wish: { do: 'swap_tones', named: null, words }, words } : null;
}
