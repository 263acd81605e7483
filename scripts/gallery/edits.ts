import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';
import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import { pictureOf, type Cell } from './grid';

const SIZE = 280;
const FIXTURES = join(import.meta.dirname, '../../tests/fixtures');

/** The character sheet of a prompt; null if the subject is a spec file. */
const sheetFor = (prompt: string, style: string): CharacterSheet | null =>
  prompt.endsWith('.json') ? null : sheetOf(readPrompt(prompt), { prompt, style, detail: 'standard' }, 'gallery');

/** The mascot to edit: drawn from a prompt, or read from a spec file. */
export function baseOf(subject: string, style: string): MascotSpec {
  const sheet = sheetFor(subject, style);
  const drawn: unknown = sheet ? construct(sheet) : JSON.parse(readFileSync(join(FIXTURES, subject), 'utf8'));
  const accepted = acceptSpec(drawn);
  if (!accepted.ok) throw new Error(`${subject} breaks the rules of a spec.`);
  return accepted.value.spec;
}

/** A square picture of a canvas of any aspect ratio. */
export const pictured = (spec: MascotSpec): Buffer => {
  const side = Math.max(spec.canvas.width, spec.canvas.height);
  return pictureOf({ ...spec, canvas: { width: side, height: side } }, SIZE);
};

/** The contact sheet of edits, before and after, from lines of `prompt or file | style | instruction`. */
export const edits = {
  file: 'edits.txt',
  columns: 4,
  rows: 5,
  size: SIZE,
  cell: async ([subject = '', style = '', instruction = '']: string[]): Promise<Cell> => {
    const before = baseOf(subject, style);
    const { spec, summary, warnings } = await finishWork(
      edit(
        { spec: before, sheet: sheetFor(subject, style), instruction },
        { signal: new AbortController().signal, maxCostUsd: 1, seed: 'gallery' },
      ),
    );
    return {
      pictures: [pictured(before), pictured(spec)],
      caption: [instruction, summary, ...warnings.map((warning) => `! ${warning}`)].join(' · '),
    };
  },
};
