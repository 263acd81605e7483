import sharp from 'sharp';
import { LIMITS } from '@/lib/core/limits';
import type { Pixels } from '@/lib/artist/trace/pixels';

/**
 * Pixels of the longer side that a picture is looked at with: twice a mascot's canvas, for figures that fill half of
 * theirs.
 */
const SIDE = 1024;
/** How long one picture may be worked at: the largest take about two on one core. */
const SECONDS = 20;

/** An image file as straight pixels in sRGB, smaller where it is large. Throws where it cannot be read as one. */
export async function decoded(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file, {
    failOn: 'error',
    limitInputPixels: LIMITS.upload.pixels,
    sequentialRead: true,
  })
    .timeout({ seconds: SECONDS })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
