import { designSpec } from '@/lib/artist/design';
import { pictureOf, type Cell } from './grid';

const SIZE = 320;

/** The contact sheet of designs, from lines of `prompt | style | detail`. */
export const designs = {
  file: 'designs.txt',
  columns: 6,
  rows: 5,
  size: SIZE,
  cell: async ([prompt = '', style = '', detail]: string[]): Promise<Cell> => ({
    pictures: [
      pictureOf(designSpec({ prompt, style, detail: detail === 'high' ? 'high' : 'standard' }, 'gallery'), SIZE),
    ],
    caption: [prompt, style, detail === 'high' ? 'high' : ''].filter(Boolean).join(' · '),
  }),
};
