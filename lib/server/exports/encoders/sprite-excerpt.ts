import { withParts } from './file-parts';
import { eachFrame } from './in-flight';
import { PNG_SIGNATURE, pngChunk, pngHeader, readPngChunks } from './png-chunks';
import { sharp } from './sharp';
import { spriteGrid } from './sprite-table';
import type { ClipInfo } from './types';
import { ZLIB_HEAD } from './deflate-pieces';

/** Cells of a sprite sheet as straight RGBA. Each row of cells is a data chunk that can be unpacked alone: only rows with a cell that is asked for are decoded. */
export function sheetCells(path: string, indices: readonly number[], info: Pick<ClipInfo, 'width' | 'height' | 'ticks'>): Promise<Uint8Array[]> {
  const { width, height } = info;
  const columns = spriteGrid(info)?.columns ?? 1;
  return withParts(path, async (file) => {
    const chunks = readPngChunks(file);
    const strips = chunks.filter(({ type }) => type === 'IDAT');
    const opaque = chunks[0]?.data()[9] === 2;
    return eachFrame({ width: columns * width, height }, indices, (index) => {
      const row = Math.floor(index / columns);
      const data = [...(row === 0 ? [] : [ZLIB_HEAD]), strips[row]?.data() ?? new Uint8Array()];
      const strip = Buffer.concat([PNG_SIGNATURE, pngHeader(columns * width, height, opaque), pngChunk('IDAT', ...data), pngChunk('IEND')]);
      // The stream has no end of its own: only the sheet's last row has one.
      return sharp(strip, { failOn: 'none' }).extract({ left: (index % columns) * width, top: 0, width, height }).ensureAlpha().raw().toBuffer();
    });
  });
}
