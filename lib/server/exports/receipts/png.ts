import type { Receipt } from '@/lib/contract/exports';
import { loadCodecs } from '../../raster/codecs';
import { pictureError, receiptOf } from './difference';

/** Decodes a PNG that was just encoded, and compares it with the drawing: premultiplied RGBA. */
export async function pngReceipt(file: Uint8Array, drawn: Uint8Array): Promise<Receipt> {
  const sharp = await loadCodecs();
  return receiptOf([pictureError(drawn, await sharp(file).ensureAlpha().raw().toBuffer())]);
}
