import { readDocument } from '@/lib/core/svg/document';
import { decoded } from '../../builtin/trace/decode';
import { foreground } from '../../builtin/trace/place-figure';
import { standingOf } from '../../builtin/trace/vector/place';
import type { RawPicture } from './raw-picture';

/** A picture's file whose figure is to be cut out, as large as a mascot's canvas. */
interface CutOutTask {
  file: Uint8Array;
  mime: string;
}

/**
 * In a drawing thread: cuts out a picture's figure and puts it on the canvas as the built-in artist does; null without
 * a figure.
 */
export async function cutOutFigure({ file, mime }: CutOutTask): Promise<RawPicture | null> {
  if (mime !== 'image/svg+xml') return foreground(await decoded(file));
  const read = readDocument(new TextDecoder().decode(file));
  const standing = read.ok ? await standingOf(read.value) : null;
  return standing && standing.figure;
}
