import { LIMITS } from '@/lib/core/limits';
import { MARKS } from '@/lib/core/sheet/vocabulary';

/** Whether a mark is letters or digits rather than a known shape or none. */
export const isLetters = (shape: string | null): shape is string =>
  shape !== null && !MARKS.some((mark) => mark === shape);

/** The letters and digits of a text that can be a mark, in lower case; accents are dropped with all other signs. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, LIMITS.sheet.markLetters);
