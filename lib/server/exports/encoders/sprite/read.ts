import { loadCodecs } from '../../../raster/codecs';
import { ZLIB_HEAD } from './deflate-pieces';
import { withParts } from '../file-parts';
import { eachFrame } from '../in-flight';
import { PNG_SIGNATURE, pngChunk, pngHeader, readPngChunks } from '../png-chunks';
import { spriteGrid } from '@/lib/core/clip/sprite-grid';
import { bytesOf, words, type ClipInfo, type FilmReader } from '../types';

type Sheet = Pick<ClipInfo, 'width' | 'height' | 'ticks'>;

const columnsOf = (sheet: Sheet): number => spriteGrid(sheet)?.columns ?? 1;

/** Gives the first and last cells of a sheet's first and last rows: a row is inflated whole anyway. */
export function cornerCells(count: number, sheet: Sheet): number[] {
  const [columns, last] = [columnsOf(sheet), count - 1];
  return [...new Set([0, Math.min(columns - 1, last), last - (last % columns), last])];
}

/**
 * Decodes cells of a sprite sheet as straight RGBA. Each row of cells is a data chunk that can be inflated alone, so
 * only rows with a requested cell are decoded.
 */
function cellsAt(path: string, indices: readonly number[], sheet: Sheet): Promise<Uint8Array[]> {
  const { width, height } = sheet;
  const columns = columnsOf(sheet);
  const rowOf = (index: number) => Math.floor(index / columns);
  return withParts(path, async (file) => {
    const chunks = readPngChunks(file);
    const strips = chunks.filter(({ type }) => type === 'IDAT');
    const opaque = chunks[0]?.data()[9] === 2;
    const sharp = await loadCodecs();
    const rows = await eachFrame({ width: columns * width, height }, [...new Set(indices.map(rowOf))], async (row) => {
      const data = [...(row === 0 ? [] : [ZLIB_HEAD]), strips[row]?.data() ?? new Uint8Array()];
      const strip = Buffer.concat([
        PNG_SIGNATURE,
        pngHeader(columns * width, height, opaque),
        pngChunk('IDAT', ...data),
        pngChunk('IEND'),
      ]);
      // The stream is incomplete without the sheet's last row, so missing ends are ignored.
      const pixels = words(await sharp(strip, { failOn: 'none' }).ensureAlpha().raw().toBuffer());
      return indices
        .filter((index) => rowOf(index) === row)
        .map((index) => cell(pixels, columns, index % columns, sheet));
    });
    return rows.flat();
  });
}

/** Copies one cell out of a row of cells. */
function cell(row: Uint32Array, columns: number, column: number, { width, height }: Sheet): Uint8Array {
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (y * columns + column) * width;
    pixels.set(row.subarray(from, from + width), y * width);
  }
  return bytesOf(pixels);
}

/** Reads cells of a sprite sheet. */
export const readSheet: FilmReader = { counts: 'ticks', sample: cornerCells, frames: cellsAt };
