import { conditionWords } from '@/lib/core/canvas/machine';
import type { Condition } from '@/lib/core/canvas/schema';

/** The metrics of a line's label, in pixels: its largest width, a letter's width, its padding and its height. */
export const WORDS_PX = { width: 206, letter: 8.5, ends: 26, height: 30 } as const;

/** The label of a transition's line: its conditions. */
export const lineWords = (when: readonly Condition[]): string => conditionWords(when) || 'Say when';

/** The width of a label, in pixels. */
export const wordsWidth = (words: string): number =>
  Math.min(WORDS_PX.width, words.length * WORDS_PX.letter + WORDS_PX.ends);
