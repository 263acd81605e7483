import { sheetLimit } from '@/lib/core/clip/sprite-grid';
import { spriteTable } from '../encoders/sprite/table';
import { filmFormat } from './format';

/** Sprite sheet: every frame in one PNG, row by row, with its frame table as text inside and as a file beside it. */
export const sprite = filmFormat('sprite', {
  maxFps: 60,
  limit: sheetLimit,
  companion: spriteTable,
  encoding: async () => (await import(/* turbopackIgnore: true */ '../encoders/sprite/write')).spriteEncoding,
  reader: async () => (await import(/* turbopackIgnore: true */ '../encoders/sprite/read')).readSheet,
});
