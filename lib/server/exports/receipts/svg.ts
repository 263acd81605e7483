import type { Receipt } from '@/lib/contract/exports';
import type { RasterPicture } from '../../raster/png';
import { differenceOf, receiptOf } from './difference';
import { drawWithResvg } from './resvg';

/**
 * Pixels of the longer side at which an SVG is compared, where it is not smaller: enough to see any difference, and a
 * few milliseconds of work.
 */
const COMPARED = 192;

/** A document, and what it should show at `size` pixels of its longer side. */
export interface SvgFrame {
  svg: Uint8Array;
  paint(size: number): RasterPicture;
}

/**
 * Has resvg, which shares nothing with our own painters, draw documents of one size whose longer side is `size` pixels,
 * and compares that with our drawing; null where it does not draw them.
 */
export async function svgReceipt(frames: readonly SvgFrame[], size: number): Promise<Receipt | null> {
  const drawn = frames.map(({ paint }) => {
    const { width, height, pixels } = paint(Math.min(size, COMPARED));
    return { width, height, pixels: pixels() };
  });
  const { width = 1, height = 1 } = drawn[0] ?? {};
  const found = await drawWithResvg({ documents: frames.map(({ svg }) => svg), width, height });
  return found && receiptOf(drawn.map(({ pixels }, i) => differenceOf(pixels, found[i] ?? new Uint8Array())));
}
