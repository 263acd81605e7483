import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

/** The mascot of a prompt after an edit in words, both by the built-in artist. */
export async function editedFrom(prompt: string, instruction: string, seed: string) {
  const accepted = acceptSheet(sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, seed));
  if (!accepted.ok) throw new Error(`${prompt} has no sheet.`);
  const sheet = accepted.value;
  const context = { signal: new AbortController().signal, maxCostUsd: 1, seed };
  return finishWork(edit({ spec: drawingOfSheet(sheet).spec, sheet, instruction }, context));
}
