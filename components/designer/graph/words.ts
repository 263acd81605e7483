import { conditionWords } from '@/lib/core/canvas/machine';
import type { Condition } from '@/lib/core/canvas/schema';

/**
 * The room that the words on a line take when they are largest, in pixels: at most, a letter, what is around them, and
 * their height.
 */
export const WORDS_PX = { width: 206, letter: 8.5, ends: 26, height: 30 } as const;

/** What a line says of its transition: when it is taken. */
export const lineWords = (when: readonly Condition[]): string => conditionWords(when) || 'Say when';

/** The width that these words take, in pixels. */
export const wordsWidth = (words: string): number =>
  Math.min(WORDS_PX.width, words.length * WORDS_PX.letter + WORDS_PX.ends);
