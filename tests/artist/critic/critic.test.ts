import { expect, test } from 'vitest';
import { extentOf } from '@/lib/core/rig/extent';
import { construct } from '@/lib/artist/sheet/construct';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { critique, reasonsOf } from '@/lib/artist/critic';
import type { DesignAspect } from '@/lib/artist/critic/verdict';
import type { WrittenSheet } from '@/lib/core/sheet/schema';

function sheetOf(written: Omit<WrittenSheet, 'sheet_version' | 'name'>) {
  const read = acceptSheet({ sheet_version: 1, name: 'Somebody', ...written });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const verdictOf = (written: Parameters<typeof sheetOf>[0], aspect: DesignAspect) =>
  critique(sheetOf(written)).verdicts.find((verdict) => verdict.aspect === aspect);

const eyePixels = (sentence = '') => Number(/is ([\d.]+) pixels tall/.exec(sentence)?.[1]);

const fox = { subject: { kind: 'fox' } } as const;

test('arms in front of the body cost more than arms beside it', () => {
  const bear = { subject: { kind: 'bear' } } as const;
  const clear = verdictOf({ ...bear, body: { build: 'bean', pose: 'welcoming' }, seed: 4 }, 'arms');
  const over = verdictOf({ ...bear, body: { build: 'bean', pose: 'hands_together' }, seed: 4 }, 'arms');
  expect(clear).toMatchObject({ cost: 0, sentence: expect.stringContaining('Both arms stand clear of the body') });
  expect(over?.sentence).toBe('Both arms lie over the rest of it.');
  expect(over?.cost).toBeGreaterThan(0.3);
});

test('small eyes cost more than large ones, and the sentence states their size', () => {
  const large = verdictOf({ ...fox, body: { build: 'big_head' }, face: { features: ['big_eyes'] } }, 'face');
  const small = verdictOf({ ...fox, body: { build: 'noodle' }, face: { features: ['small_eyes'] } }, 'face');
  expect(small?.cost).toBeGreaterThan((large?.cost ?? 0) + 0.2);
  expect(eyePixels(large?.sentence)).toBeGreaterThan(eyePixels(small?.sentence) + 1);
});

test('visible items are named', () => {
  const worn = verdictOf(
    { ...fox, wears: [{ item: 'scarf' }, { item: 'glasses' }], body: { pose: 'waving' } },
    'asked',
  );
  expect(worn).toEqual({ aspect: 'asked', cost: 0, sentence: 'What tells who it is can be seen: scarf and glasses.' });
});

test('the sentence about colours names those of the drawing', () => {
  const colors = verdictOf(
    { ...fox, colors: { body: '#2f6fd6' }, wears: [{ item: 'scarf', color: '#e23b3b' }] },
    'colors',
  );
  expect(colors?.sentence).toMatch(/^Blue carries it, with .*red/);
});

test('eyes behind dark glasses are not judged', () => {
  expect(verdictOf({ ...fox, wears: [{ item: 'sunglasses' }] }, 'face')).toBeUndefined();
});

/** The width of the widest line, which bounding boxes do not include. */
const LINE_PX = 14;

/** How far a frog with a cane extends below the canvas, and the cost that the critic gives for it. */
function framed(seed: number) {
  const frog = { subject: { kind: 'frog' }, wears: [{ item: 'cane' }, { item: 'top_hat' }], seed };
  const { parts, canvas } = construct(sheetOf(frog));
  const extents = parts.flatMap(({ id, svg }) => (/shadow/.test(id) ? [] : (extentOf(svg) ?? [])));
  return {
    beyond: Math.max(...extents.map(({ bottom }) => bottom)) - canvas.height,
    cost: verdictOf(frog, 'frame')?.cost,
  };
}

test('a figure that extends beyond the canvas has a cost', () => {
  const frogs = Array.from({ length: 30 }, (_, seed) => framed(seed));
  const [cut, whole] = [frogs.filter(({ beyond }) => beyond > 1), frogs.filter(({ beyond }) => beyond < -LINE_PX)];
  expect([cut.length > 0, whole.length > 0]).toEqual([true, true]);
  expect(cut.map(({ cost }) => cost)).toEqual(cut.map(() => 2));
  expect(whole.map(({ cost }) => cost)).toEqual(whole.map(() => 0));
});

test.each(['fox', 'person', 'octopus', 'teapot', 'snake', 'horse', 'ghost', 'owl', 'letter'])(
  'a %s has three sentences, which are the same for the same sheet',
  (kind) => {
    const sheet = sheetOf({ subject: { kind, letter: kind === 'letter' ? 'b' : null }, seed: 7 });
    const reasons = reasonsOf(critique(sheet));
    expect(reasons).toHaveLength(3);
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(reasonsOf(critique(sheet))).toEqual(reasons);
  },
);
