import { readDocument } from '@/lib/core/svg/document';
import { decoded } from '../../builtin/trace/decode';
import { foreground } from '../../builtin/trace/place-figure';
import { standingOf } from '../../builtin/trace/vector/place';
import type { RawPicture } from './raw-picture';

/** The file of a picture whose figure is cut out and scaled to a mascot's canvas. */
interface CutOutTask {
  file: Uint8Array;
  mime: string;
}

/**
 * Cuts out a picture's figure and places it on the canvas as the built-in artist does; null without a figure. Runs in a
 * drawing thread.
 */
export async function cutOutFigure({ file, mime }: CutOutTask): Promise<RawPicture | null> {
  if (mime !== 'image/svg+xml') return foreground(await decoded(file));
  const read = readDocument(new TextDecoder().decode(file));
  const standing = read.ok ? await standingOf(read.value) : null;
  return standing && standing.figure;
}
