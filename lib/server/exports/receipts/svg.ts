import type { Receipt } from '@/lib/contract/exports';
import { comparedPictures, type PaintMoment } from './compared';
import { differenceOf, receiptOf } from './difference';
import { drawWithResvg } from './resvg';

/** A document, and its expected content at `size` pixels of its longer side. */
export interface SvgFrame {
  svg: Uint8Array;
  paint: PaintMoment;
}

/**
 * Compares SVG documents, as resvg draws them, with the product's own painter. The two share no code. The documents
 * have one size; `size` is its longer side in pixels. Null if resvg does not draw them.
 */
export async function svgReceipt(frames: readonly SvgFrame[], size: number): Promise<Receipt | null> {
  const { width, height, pixels } = comparedPictures(
    frames.map(({ paint }) => paint),
    size,
  );
  const found = await drawWithResvg({ documents: frames.map(({ svg }) => svg), width, height });
  return found && receiptOf(pixels.map((drawn, i) => differenceOf(drawn, found[i] ?? new Uint8Array())));
}
