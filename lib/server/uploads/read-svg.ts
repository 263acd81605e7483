import { runTask } from '../raster/pool';
import { TooSlow } from '../raster/too-slow';
import type { SvgVerdict } from './accept-svg';
import { acceptSvg } from './accept-svg.task';
import type { AcceptedFile } from './accepted-file';
import { FileRefusal } from './refusal';

const TOO_SLOW = 'The SVG takes too long to read. Simplify it, or send the picture as a PNG.';

/** Has a thread check an SVG. Throws `FileRefusal`, also for one that takes too long, and the signal's reason. */
export async function readSvg(bytes: Uint8Array, signal?: AbortSignal): Promise<AcceptedFile> {
  const verdict = await runTask(acceptSvg, bytes, [], signal).catch((error: unknown): SvgVerdict => {
    if (error instanceof TooSlow) return { refused: TOO_SLOW };
    throw error;
  });
  if ('refused' in verdict) throw new FileRefusal(verdict.refused);
  return verdict.accepted;
}
