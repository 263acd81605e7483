import { draw } from '../raster/pool';
import { TooSlow } from '../raster/too-slow';
import type { AcceptedFile } from './accept';
import type { ReadSvg } from '../threads/accepting-worker';
import { FileRefusal } from './refusal';

const TOO_SLOW = 'The SVG takes too long to read. Simplify it, or send the picture as a PNG.';

/**
 * Has a thread check an SVG: see `checkSvg`. Throws `FileRefusal`, also for one that takes too long, and the signal's
 * reason.
 */
export async function readSvg(bytes: Uint8Array, signal?: AbortSignal): Promise<AcceptedFile> {
  const read = (await draw('acceptSvg', { bytes }, [], signal).catch((error: unknown): ReadSvg => {
    if (error instanceof TooSlow) return { refused: TOO_SLOW };
    throw error;
  })) as ReadSvg;
  if ('refused' in read) throw new FileRefusal(read.refused);
  return read.accepted;
}
