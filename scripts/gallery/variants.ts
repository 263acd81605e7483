import { variant } from '@/lib/artist/variant';
import { finishWork } from '@/lib/artist/finish-work';
import { baseOf, pictured } from './edits';
import type { Cell } from './grid';

/** The contact sheet of variants, each beside its original, from lines of `prompt or file | style | instruction`. */
export const variants = {
  file: 'variants.txt',
  columns: 4,
  rows: 5,
  size: 280,
  cell: async ([subject = '', style = '', instruction = '']: string[]): Promise<Cell> => {
    const before = baseOf(subject, style);
    const { spec, summary, warnings } = await finishWork(
      variant(
        { spec: before, name: 'Variant', instruction },
        { signal: new AbortController().signal, maxCostUsd: 1, seed: 'gallery' },
      ),
    );
    return {
      pictures: [pictured(before), pictured(spec)],
      caption: [instruction, summary, ...warnings.map((warning) => `! ${warning}`)].join(' · '),
    };
  },
};
