import { beforeAll, describe, expect, test, vi } from 'vitest';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';
import type { NumberedAnswer, NumberedQuestion, TypedWords, WordsDrawing } from '@/lib/core/sheet/drawn-sheet';
import { acceptSpec } from '@/lib/core/spec/accept';
import { PRESETS } from '@/lib/core/clip/presets';

const FOX: TypedWords = { prompt: 'a purple fox with a scarf', detail: 'standard' };
let ask: (question: NumberedQuestion) => NumberedAnswer;

beforeAll(async () => {
  let hear: ((event: { data: NumberedQuestion }) => void) | undefined;
  let said: NumberedAnswer | undefined;
  vi.stubGlobal('addEventListener', (_: string, heard: typeof hear) => (hear = heard));
  vi.stubGlobal('postMessage', (answer: NumberedAnswer) => (said = answer));
  vi.stubGlobal('ImageBitmap', Blob);
  await import('@/lib/artist/sheet/drawing-worker');
  vi.unstubAllGlobals();
  ask = (question) => {
    vi.stubGlobal('postMessage', (answer: NumberedAnswer) => (said = answer));
    vi.stubGlobal('ImageBitmap', Blob);
    hear?.({ data: question });
    vi.unstubAllGlobals();
    if (!said) throw new Error('The worker said nothing.');
    return structuredClone(said);
  };
});

function designOf(words: TypedWords, seeds: number[]): WordsDrawing | null {
  const said = ask({ ask: 'design', words, seeds, number: 7 });
  if (!('answer' in said)) throw new Error(said.failure);
  expect(said.number).toBe(7);
  return said.answer as WordsDrawing | null;
}

function costOf(pose: 'welcoming' | 'hands_together') {
  const sheet = designOf({ ...FOX, prompt: 'a bear' }, [4])?.sheets[0];
  if (!sheet) throw new Error('There is no sheet.');
  const body = { ...sheet.body, build: 'bean' as const, pose };
  const said = ask({ ask: 'critique', sheet: { ...sheet, body }, number: 9 });
  return 'answer' in said ? Number(said.answer) : NaN;
}

describe('a design by the worker', () => {
  test.each([
    FOX,
    { prompt: 'ein lila Fuchs mit Schal', detail: 'high' as const },
    { prompt: 'a wise old wizard', style: 'flat geometric shapes', detail: 'standard' as const },
    { prompt: 'a zorblax with a hat', detail: 'standard' as const },
  ])('equals that of the server for the same seed: $prompt', (words) => {
    const design = designOf(words, [41, 42]);
    const sheet = sheetOf(readPrompt(words.prompt), words, 41);
    expect(design?.sheets).toEqual([sheet, sheetOf(readPrompt(words.prompt), words, 42)]);
    const accepted = acceptSpec(construct(sheet));
    expect(accepted.ok && accepted.value.spec).toEqual(design?.drawing.spec);
    const posted = acceptSheet(sheet);
    expect(posted.ok && posted.value).toEqual(sheet);
  });

  test('stays the same character while the user types, and differs by seed', () => {
    const now = designOf(FOX, [41, 42])?.sheets ?? [];
    const later = designOf({ ...FOX, prompt: `${FOX.prompt} and boots` }, [41, 42])?.sheets ?? [];
    expect(later.map(({ seed, name }) => ({ seed, name }))).toEqual(now.map(({ seed, name }) => ({ seed, name })));
    expect(designOf(FOX, [42])?.drawing.spec).not.toEqual(designOf(FOX, [41])?.drawing.spec);
  });

  test('comes with its reading: understood, stand-in, unknown and left-out words', () => {
    expect(designOf(FOX, [1])?.reading).toEqual({
      understood: ['fox', 'purple', 'scarf'],
      standIn: null,
      unknown: [],
      unplaced: [],
      others: [],
    });
    expect(designOf({ ...FOX, prompt: 'a zorblax with a hat' }, [1])?.reading).toMatchObject({
      standIn: 'A monster stands in for the zorblax, which is not drawn yet.',
      unknown: ['zorblax'],
    });
    expect(designOf({ ...FOX, prompt: 'a dog and a cat' }, [1])?.reading.others).toEqual(['cat']);
  });

  test.each(['', '123', '?!'])('is null for a prompt without words: "%s"', (prompt) => {
    expect(designOf({ ...FOX, prompt }, [1])).toBeNull();
  });

  test('can be judged: a fault has a cost', () => {
    expect(costOf('hands_together')).toBeGreaterThan(costOf('welcoming') + 0.2);
  });

  test('can play the idle preset', () => {
    const sheet = designOf(FOX, [1])?.sheets[0];
    if (!sheet) throw new Error('There is no sheet.');
    const said = ask({ ask: 'idle', sheet, number: 8 });
    const { duration, loop } = PRESETS.find(({ name }) => name === 'idle') ?? {};
    expect('answer' in said && said.answer).toMatchObject({ name: 'idle', duration, loop });
  });
});
