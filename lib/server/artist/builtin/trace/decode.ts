import sharp from 'sharp';
import { LIMITS } from '@/lib/core/limits';
import type { Pixels } from '@/lib/artist/trace/pixels';

/**
 * The longer side, in pixels, at which a picture is analysed: twice a mascot's canvas, for figures that fill half of
 * the picture.
 */
const SIDE = 1024;
/** The time limit for decoding one picture, in seconds: the largest take about two on one core. */
const SECONDS = 20;

/**
 * Decodes an image file as straight (not premultiplied) sRGB pixels, scaled down if it is large. Throws for an
 * unreadable file.
 */
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
