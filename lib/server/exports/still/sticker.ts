import { withoutShadow } from '@/lib/core/rig/crop';
import { frameOf } from '../../raster/moment';
import { paintSticker } from '../../raster/sticker';
import { pngFile } from './file';

/** Draws a sticker as a PNG. */
export const drawSticker = pngFile((picture) =>
  paintSticker(withoutShadow(picture.spec, frameOf(picture)), picture.size, picture.background),
);
