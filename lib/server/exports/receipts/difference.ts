import type { Receipt } from '@/lib/contract/exports';
import { round } from '@/lib/core/geometry/number-text';
import { words } from '../encoders/types';

/** Makes the receipt of frames with these mean errors. */
export function receiptOf(errors: readonly number[]): Receipt {
  return {
    frames: errors.length,
    mean_error: round(errors.reduce((sum, error) => sum + error, 0) / errors.length),
    worst_error: round(Math.max(...errors)),
  };
}

/**
 * Gives the mean difference of a premultiplied and a straight picture, 0 to 255, over red, green and blue weighted by
 * alpha, and over alpha.
 */
export function pictureError(drawn: Uint8Array, found: Uint8Array): number {
  checkLengths(drawn, found);
  const [a, b] = [words(drawn), words(found)];
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) sum += pixelError(a[i]!, b[i]!);
  return sum / drawn.length;
}

/**
 * Gives the mean difference of two premultiplied pictures, over red, green, blue and alpha of every pixel; 0 to 255.
 */
export function differenceOf(drawn: Uint8Array, found: Uint8Array): number {
  checkLengths(drawn, found);
  return drawn.reduce((sum, value, i) => sum + Math.abs(value - (found[i] ?? 0)), 0) / drawn.length;
}

function checkLengths(drawn: Uint8Array, found: Uint8Array): void {
  if (drawn.length !== found.length) throw new Error('The file has frames of another size than were drawn.');
}

function pixelError(drawn: number, found: number): number {
  const alpha = found >>> 24;
  let sum = Math.abs((drawn >>> 24) - alpha);
  for (let shift = 0; shift < 24; shift += 8)
    sum += Math.abs(((drawn >>> shift) & 255) - Math.round((((found >>> shift) & 255) * alpha) / 255));
  return sum;
}
