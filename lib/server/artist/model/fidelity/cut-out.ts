import { readDocument } from '@/lib/core/svg/document';
import type { CutOutTask, RawPicture } from '../../../raster/fidelity-task';
import { decoded } from '../../builtin/trace/decode';
import { foreground } from '../../builtin/trace/place-figure';
import { standingOf } from '../../builtin/trace/vector/place';

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
