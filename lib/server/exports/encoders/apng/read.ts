import { loadCodecs } from '../../../raster/codecs';
import { withParts, type FileParts } from '../file-parts';
import { eachFrame } from '../in-flight';
import { PNG_SIGNATURE, pngChunk, pngHeader, readPngChunks } from '../png-chunks';
import { showing, type Placed } from '../showing';
import type { FilmReader } from '../types';

/**
 * A frame of an animated PNG as the encoder here writes it: it replaces its area, which stays until another frame
 * covers it.
 */
interface ApngPicture extends Placed {
  data: (() => Uint8Array)[];
}

function partsOf(file: FileParts): { opaque: boolean; pictures: ApngPicture[] } {
  const pictures: ApngPicture[] = [];
  let opaque = false;
  for (const { type, data } of readPngChunks(file)) {
    if (type === 'IHDR') opaque = data()[9] === 2;
    else if (type === 'fcTL') pictures.push(placed(data()));
    else if (type === 'IDAT') pictures.at(-1)?.data.push(data);
    else if (type === 'fdAT') pictures.at(-1)?.data.push(() => data(SEQUENCE_BYTES));
  }
  return { opaque, pictures };
}

/** The length in bytes of the sequence number at the start of later frames' data chunks. */
const SEQUENCE_BYTES = 4;

function placed(control: Uint8Array): ApngPicture {
  const view = new DataView(control.buffer, control.byteOffset, control.byteLength);
  return {
    width: view.getUint32(4),
    height: view.getUint32(8),
    x: view.getUint32(12),
    y: view.getUint32(16),
    covers: true,
    clears: false,
    data: [],
  };
}

/** Decodes the frames that are visible at an index as straight RGBA, each as a PNG of its own. */
function picturesAt(path: string, indices: readonly number[], width: number, height: number): Promise<Uint8Array[]> {
  return withParts(path, async (file) => {
    const { opaque, pictures } = partsOf(file);
    return eachFrame({ width, height }, indices, async (index) => {
      const canvas = new Uint32Array(width * height);
      for (const at of showing(pictures, index, width, height)) {
        const picture = pictures[at]!;
        place(canvas, width, picture, await decoded(picture, opaque));
      }
      return new Uint8Array(canvas.buffer);
    });
  });
}

async function decoded({ width, height, data }: ApngPicture, opaque: boolean): Promise<Buffer> {
  const png = Buffer.concat([
    PNG_SIGNATURE,
    pngHeader(width, height, opaque),
    ...data.map((read) => pngChunk('IDAT', read())),
    pngChunk('IEND'),
  ]);
  return (await loadCodecs())(png).ensureAlpha().raw().toBuffer();
}

function place(canvas: Uint32Array, stride: number, { x, y, width, height }: ApngPicture, pixels: Buffer): void {
  const bytes = new Uint8Array(canvas.buffer);
  for (let row = 0; row < height; row += 1)
    bytes.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * stride + x) * 4);
}

/** Reads frames of an animated PNG. */
export const readApng: FilmReader = {
  counts: 'pictures',
  frames: (path, indices, { width, height }) => picturesAt(path, indices, width, height),
};
