import sharp from 'sharp';
import type { Receipt } from '@/lib/contract/exports';
import type { Picture } from '../raster/png';
import { pictureError, receiptOf } from './receipt';

/** Pixels of the longer side at which an SVG is compared, where it is not smaller: enough to see any difference, and a few milliseconds of work. */
const COMPARED = 192;
/** The resolution at which librsvg draws a pixel of the file as one. */
const ONE_TO_ONE = 72;

/** A document, and what it should show at `size` pixels of its longer side. */
export interface SvgFrame {
  svg: Uint8Array;
  paint(size: number): Picture;
}

/** Has librsvg draw documents whose longer side is `size` pixels, and compares that with our own painter's drawing. */
export async function svgReceipt(frames: readonly SvgFrame[], size: number): Promise<Receipt> {
  const compared = Math.min(size, COMPARED);
  return receiptOf(await Promise.all(frames.map(async ({ svg, paint }) => {
    const { width, height, pixels } = paint(compared);
    const drawn = pixels();
    const found = await sharp(svg, { density: (ONE_TO_ONE * compared) / size }).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
    return pictureError(drawn, found);
  })));
}
