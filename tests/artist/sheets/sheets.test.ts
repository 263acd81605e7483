import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { design } from '@/lib/artist/design';
import { finishWork } from '@/lib/artist/finish-work';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import { checkSpec } from '@/lib/core/spec/check';

const FOLDER = join(import.meta.dirname, 'golden');
/** A sheet with the SHA-256 of the spec that it draws. */
const Golden = z.strictObject({ draws: z.string(), sheet: z.unknown() });

function accepted(input: unknown): CharacterSheet {
  const read = acceptSheet(input);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const hashOf = (sheet: CharacterSheet) =>
  createHash('sha256')
    .update(JSON.stringify(construct(sheet)))
    .digest('hex');
const problemsOf = (input: unknown) => {
  const read = acceptSheet(input);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
};
const plain = { sheet_version: 1, name: 'Somebody', subject: { kind: 'fox' } };

describe('a golden sheet', () => {
  test.each(readdirSync(FOLDER))('%s still draws the same spec', (file) => {
    const { draws, sheet } = Golden.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    expect(hashOf(accepted(sheet))).toBe(draws);
    expect(checkSpec(construct(accepted(sheet))).ok).toBe(true);
  });
});

describe('construct', () => {
  test('does not depend on the order of the keys', () => {
    const sheet = accepted({ ...plain, colors: { tail: '#112233', ears: '#445566', body: '#778899' } });
    const turned = accepted({ ...plain, colors: { body: '#778899', ears: '#445566', tail: '#112233' } });
    expect(hashOf(turned)).toBe(hashOf(sheet));
  });

  test('uses every field: kind, build, face, colours, clothes, direction, detail, seed', () => {
    const changes = [
      { subject: { kind: 'owl' } },
      { body: { legs: 1.4 } },
      { face: { mood: 'grumpy' } },
      { face: { features: ['freckles'] } },
      { colors: { body: '#3366cc' } },
      { wears: [{ item: 'scarf', color: null }] },
      { direction: 'flat' },
      { detail: 'high' },
      { seed: 7 },
    ];
    const hashes = [{}, ...changes].map((change) => hashOf(accepted({ ...plain, ...change })));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('applies palette colours last, and ignores tokens that the drawing lacks', () => {
    const { palette } = construct(accepted({ ...plain, palette: { body: '#123456', cape: '#000000' } }));
    expect(palette.find(({ name }) => name === 'body')?.color).toBe('#123456');
    expect(palette.some(({ name }) => name === 'cape')).toBe(false);
  });
});

test('the sheet of a design draws that design', async () => {
  const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'job' };
  const prompt = 'a shy blue owl librarian with round glasses, white ears and a red scarf';
  const { spec, sheet } = await finishWork(design({ prompt, detail: 'standard' }, context));
  expect(construct(accepted(JSON.parse(JSON.stringify(sheet))))).toEqual(spec);
});

describe('validation of a sheet', () => {
  test('fills in defaults', () => {
    expect(accepted(plain)).toMatchObject({ direction: 'outlined', body: { width: 1 }, wears: [], seed: 0 });
  });

  test('reports every problem', () => {
    expect(
      problemsOf({
        ...plain,
        subject: { kind: 'unicycle_of_doom' },
        wears: [{ item: 'scarf' }, { item: 'scarf' }, { item: 'anvil' }],
      }),
    ).toEqual([
      'subject.kind: The kit has no kind "unicycle_of_doom".',
      'wears[1].item: The item "scarf" is used more than once.',
      'wears[2].item: The kit has no item "anvil".',
    ]);
    expect(problemsOf({ ...plain, subject: { kind: 'fox', breed: 'poodle', letter: 'a' } })).toEqual([
      'subject.breed: The kit has no breed "poodle" of fox.',
      'subject.letter: A letter is named where the kind is "letter", and only there.',
    ]);
    expect(problemsOf({ ...plain, body: { width: 1.35 }, hat: true })).toHaveLength(2);
    for (const kind of ['__proto__', 'constructor', 'toString'])
      expect(problemsOf({ ...plain, subject: { kind } }).length).toBeGreaterThan(0);
  });
});
