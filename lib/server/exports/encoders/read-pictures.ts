import sharp from 'sharp';
import { spriteGrid } from './sprite-table';
import type { ReadBack } from './types';

/** Reads frames back with the decoders of sharp, which are not those that wrote them. */
export const readPages: ReadBack = {
  counts: 'pictures',
  async frames(file, indices, { width, height }) {
    const pages = Math.max(...indices) + 1;
    const all = await sharp(file, { pages }).ensureAlpha().raw().toBuffer();
    const bytes = width * height * 4;
    return indices.map((index) => all.subarray(index * bytes, (index + 1) * bytes));
  },
};

/** Reads cells of a sprite sheet back. */
export const readCells: ReadBack = {
  counts: 'ticks',
  async frames(file, indices, { width, height, ticks }) {
    const columns = spriteGrid({ width, height, ticks })?.columns ?? 1;
    return Promise.all(indices.map((index) =>
      sharp(file).extract({ left: (index % columns) * width, top: Math.floor(index / columns) * height, width, height }).ensureAlpha().raw().toBuffer()));
  },
};
