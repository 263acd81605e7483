import type { Receipt } from '@/lib/contract/exports';
import { round } from '@/lib/core/geometry/number-text';
import { words, type ClipInfo, type ReadBack } from '../encoders/types';

/** Frames that are compared. */
const SAMPLES = 4;

/** The frames of a film that are compared: spread over all of it. */
export function sampledFrames(count: number): number[] {
  return [...new Set(Array.from({ length: SAMPLES }, (_, index) => Math.round((index * (count - 1)) / (SAMPLES - 1))))];
}

/**
 * Decodes a film that was just made, and compares it with what was drawn; null where nothing here can decode it.
 * `starts` holds the first tick of each picture that was drawn, `draw` paints a tick again as premultiplied RGBA.
 */
export async function filmReceipt(
  path: string,
  read: ReadBack,
  info: ClipInfo,
  starts: readonly number[],
  draw: (tick: number) => Uint8Array,
): Promise<Receipt | null> {
  const count = read.counts === 'ticks' ? info.ticks : starts.length;
  const indices = read.sample?.(count, info) ?? sampledFrames(count);
  const found = await read.frames(path, indices, info);
  if (!found) return null;
  return receiptOf(
    indices.map((index, at) =>
      pictureError(draw(read.counts === 'ticks' ? index : (starts[index] ?? 0)), found[at] ?? new Uint8Array()),
    ),
  );
}

/** The receipt of frames with these mean errors. */
export function receiptOf(errors: readonly number[]): Receipt {
  return {
    frames: errors.length,
    mean_error: round(errors.reduce((sum, error) => sum + error, 0) / errors.length),
    worst_error: round(Math.max(...errors)),
  };
}

/**
 * Mean difference of a premultiplied picture and a straight one, over red, green, blue (as far as they are seen) and
 * alpha of every pixel; 0 to 255.
 */
export function pictureError(drawn: Uint8Array, found: Uint8Array): number {
  checkLengths(drawn, found);
  const [a, b] = [words(drawn), words(found)];
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) sum += pixelError(a[i]!, b[i]!);
  return sum / drawn.length;
}

/** Mean difference of two premultiplied pictures, over red, green, blue and alpha of every pixel; 0 to 255. */
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
