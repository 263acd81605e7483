import sharp from 'sharp';
import { CANVAS, placeOf, withoutBackground, type CanvasPlacement } from '@/lib/artist/trace/foreground';
import type { Pixels } from '@/lib/artist/trace/pixels';

/** Cuts the figure out of a picture and places it on a mascot's canvas; null if the picture shows no figure. */
export async function foreground(image: Pixels): Promise<Pixels | null> {
  const cut = withoutBackground(image);
  const place = placeOf(cut);
  return place && placed(cut, place);
}

/** Copies a figure to its place on the canvas, scaled. */
export async function placed({ width, height, rgba }: Pixels, { from, to }: CanvasPlacement): Promise<Pixels> {
  const data = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(from)
    .resize(to.width, to.height, { fit: 'fill', kernel: 'mitchell' })
    .extend({
      left: to.left,
      right: CANVAS - to.width - to.left,
      top: to.top,
      bottom: CANVAS - to.height - to.top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  return { width: CANVAS, height: CANVAS, rgba: new Uint8Array(data) };
}
