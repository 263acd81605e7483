import type { TypedWords, WordsDrawing } from '@/lib/core/sheet/drawn-sheet';
import { standInSentence } from '../stand-in';
import { hasWords } from '../words/has-words';
import { readPrompt } from '../words/read';
import { drawingOfSheet } from './drawing';
import { sheetOf } from './write';

/** Reads a prompt and draws it with the first seed. Null if the prompt has no words, or there is no seed. */
export function drawWords(words: TypedWords, seeds: readonly number[]): WordsDrawing | null {
  if (!hasWords(words.prompt)) return null;
  const brief = readPrompt(words.prompt);
  const sheets = seeds.map((seed) => sheetOf(brief, words, seed));
  const [first] = sheets;
  if (!first) return null;
  const { understood, unknown, unplaced, others } = brief;
  return {
    drawing: drawingOfSheet(first),
    sheets,
    reading: { understood, standIn: standInSentence(brief), unknown, unplaced, others },
  };
}
