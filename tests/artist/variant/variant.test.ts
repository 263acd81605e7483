import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import { checkClip } from '@/lib/core/clip/check';
import { keepsRig } from '@/lib/core/spec/compat';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { wornBy } from '@/lib/artist/dressing';
import { variant } from '@/lib/artist/variant';
import { readWishes } from '@/lib/artist/edit/looks/read';
import { NAMED_LOOKS } from '@/lib/artist/edit/looks/looks';
import { finishWork } from '@/lib/artist/finish-work';
import { ArtistError, type EditedDesign } from '@/lib/artist/types';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const LINES = readFileSync(join(FIXTURES, 'gallery/variants.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => line.split('|').map((field) => field.trim()));

function accepted(input: unknown): MascotSpec {
  const result = acceptSpec(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.spec;
}

const baseOf = (subject: string, style = ''): MascotSpec =>
  accepted(
    subject.endsWith('.json')
      ? JSON.parse(readFileSync(join(FIXTURES, subject), 'utf8'))
      : designSpec({ prompt: subject, style, detail: 'standard' }, 'gallery'),
  );
const drawn = (spec: MascotSpec, instruction: string, name = 'Variant'): Promise<EditedDesign> =>
  finishWork(
    variant({ spec, name, instruction }, { signal: new AbortController().signal, maxCostUsd: 1, seed: 'test' }),
  );
const said = (spec: MascotSpec) => critiqueRig(spec).map(({ rule, part }) => `${rule} ${part}`);
const fox = baseOf('a fox');

describe('sheet of variants', () => {
  const looks: string[] = [];

  test.each(LINES)(
    '%s %s %s keeps its rig, and everything requested is drawn',
    async (subject = '', style = '', instruction = '') => {
      const before = baseOf(subject, style);
      const { spec, summary, warnings } = await drawn(before, instruction);
      expect(acceptSpec(spec)).toMatchObject({ ok: true, value: { warnings: [] } });
      expect(keepsRig(before, spec)).toBe(true);
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(warnings).toEqual([]);
      const wish = readWishes(instruction, before, 'anywhere');
      const named = wish.wishes.flatMap((each) =>
        each.do === 'wear' ? (each.look?.named ?? each.items.map(({ item }) => item)) : [],
      );
      const worn = wornBy(spec);
      for (const item of named) expect(worn).toContain(item);
      if (wish.wear.length > 0)
        expect(worn.filter((item) => wish.wear.some((each) => each.item === item)).length).toBeGreaterThan(0);
      looks.push(JSON.stringify([spec.parts, spec.palette]));
    },
  );

  test('has forty looks, which all differ', () => {
    expect(LINES).toHaveLength(40);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('a dressed mascot', () => {
  test.each(['as an astronaut', 'as a pirate', 'winter look', 'formal'])(
    '%s is compatible with every preset',
    async (instruction) => {
      const { spec } = await drawn(fox, instruction);
      for (const { name } of PRESETS) expect(checkClip(presetClip(spec, name), spec), name).toMatchObject({ ok: true });
    },
  );

  test.each(['as a knight', 'as a wizard', 'for the beach', 'as a bee'])(
    '%s adds no findings of the rig critic',
    async (instruction) => {
      const { spec } = await drawn(fox, instruction);
      expect(said(spec).filter((finding) => !said(fox).includes(finding))).toEqual([]);
    },
  );
});

describe('reading a look', () => {
  test.each(
    NAMED_LOOKS.flatMap(({ title, words }) =>
      /^[a-z ]+\|/.test(words) ? [[words.split('|')[0] ?? '', title] as const] : [],
    ),
  )('"%s" is understood', (word, title) => {
    expect(readWishes(`as a ${word}`, fox, 'anywhere').themes.map((theme) => theme.title)).toContain(title);
    expect(readWishes(`make a ${word} version`, fox, 'anywhere').unknown).toEqual([]);
  });

  test('the colours of an outfit are assigned to its items in turn', () => {
    const { wear } = readWishes('as a superhero in blue and yellow', fox, 'anywhere');
    expect(wear.map(({ color }) => color)).toEqual(['#4a8fe7', '#fbcf3c']);
  });

  test('a named item replaces that of the look', () => {
    const { wear } = readWishes('as a pirate with a red bandana', fox, 'anywhere');
    expect(wear.map(({ item }) => item)).toContain('bandana');
    expect(wear.map(({ item }) => item)).not.toContain('pirate_hat');
  });

  test('team colours give garments in both colours', () => {
    expect(readWishes('in team colours red and white', fox, 'anywhere').wear.slice(0, 2)).toEqual([
      { item: 'shirt', color: '#e5484d' },
      { item: 'scarf', color: '#f7f4ee' },
    ]);
  });

  test('changes that an edit understands are made as well', async () => {
    const { spec, summary } = await drawn(fox, 'winter look, and make the ears darker');
    expect(wornBy(spec)).toEqual(expect.arrayContaining(['beanie', 'scarf', 'mittens']));
    expect(summary).toContain('ears');
  });
});

describe('refusals', () => {
  test('an instruction without a look is not understood, with examples', async () => {
    await expect(drawn(fox, 'blorp the frumious quuxle')).rejects.toMatchObject({
      code: 'not_understood',
      message: expect.stringContaining('as an astronaut'),
    });
  });

  test.each(['black and white', 'winter look'])(
    '%s on a mascot that has that look changes nothing',
    async (instruction) => {
      const { spec } = await drawn(fox, instruction);
      const again = drawn(accepted(spec), instruction);
      await expect(again).rejects.toBeInstanceOf(ArtistError);
      await expect(again).rejects.toMatchObject({ code: 'nothing_changed' });
    },
  );

  test('the same look on the same mascot gives the same bytes', async () => {
    expect(JSON.stringify((await drawn(fox, 'as a wizard')).spec)).toBe(
      JSON.stringify((await drawn(fox, 'as a wizard')).spec),
    );
  });
});
