import { expect, test } from 'vitest';
import { builtinArtist } from '@/lib/server/artist/builtin';
import { finishWork } from '@/lib/artist/finish-work';
import { designSpec } from '@/lib/artist/design';
import { looksAlike } from '@/lib/artist/edit/looks-alike';
import type { MascotSpec } from '@/lib/core/spec/schema';

const drawn = (prompt: string): MascotSpec => designSpec({ prompt, detail: 'standard' }, 'seed');

const edited = (spec: MascotSpec, instruction: string) =>
  finishWork(
    builtinArtist.edit({ spec, instruction }, { signal: new AbortController().signal, maxCostUsd: 1, seed: 'seed' }),
  );

const colorsOf = (spec: MascotSpec, id: string): Set<string | undefined> => {
  const { svg = '' } = spec.parts.find((part) => part.id === id) ?? {};
  return new Set(
    [...svg.matchAll(/\$(\w+)/g)].map(([, token]) => spec.palette.find(({ name }) => name === token)?.color),
  );
};

test('an eye patch is painted itself, not the hat that shares its place', async () => {
  const spec = drawn('a pirate fox with an eye patch');
  const { spec: after, summary } = await edited(spec, 'paint the eye patch red');
  expect(summary).toBe('Painted the eye patch red.');
  expect(colorsOf(after, 'eye_patch')).toContain('#e5484d');
  expect(colorsOf(after, 'hat')).toEqual(colorsOf(spec, 'hat'));
});

test.each(['a girl', 'a fox', 'a black woman', 'a robot'])(
  '%s gets freckles, which can be made bigger and taken away',
  async (prompt) => {
    const spec = drawn(prompt);
    const { spec: freckled, summary } = await edited(spec, 'add freckles');
    expect(summary).toBe('Gave it freckles.');
    expect(freckled.parts.filter(({ id }) => id === 'freckles')).toHaveLength(1);
    await expect(edited(freckled, 'add freckles')).rejects.toThrow('It has freckles already');
    expect(looksAlike((await edited(freckled, 'make the freckles bigger')).spec, freckled)).toBe(false);
    expect(
      (await edited(freckled, 'remove the freckles')).spec.parts.some(({ id, svg }) => id === 'freckles' && svg !== ''),
    ).toBe(false);
  },
);

test('freckles that were designed are freckles', async () => {
  const spec = drawn('a girl with freckles');
  expect(spec.parts.some(({ id }) => id === 'freckles')).toBe(true);
  await expect(edited(spec, 'add freckles')).rejects.toThrow('It has freckles already');
});

test.each([
  ['a fox barista', 'make the apron green'],
  ['a dog', 'bigger ears'],
  ['a cat', 'make it sad'],
  ['a bear', 'add a red scarf'],
  ['an owl', 'give it stripes'],
  ['a pirate fox', 'make the sword gold'],
  ['a girl', 'make her hair longer'],
  ['a knight', 'paint the shield blue'],
  ['a robot', 'thicker outlines'],
])('%s: "%s" claims only what can be seen', async (prompt, instruction) => {
  const spec = drawn(prompt);
  const result = await edited(spec, instruction).catch((error: unknown) => error as Error);
  if (result instanceof Error) expect(result.message).toMatch(/^Nothing changed\./);
  else expect(looksAlike(result.spec, spec)).toBe(false);
});

test('drawings look alike where only what is not shown differs', () => {
  const spec = drawn('a fox');
  const [token, ...others] = spec.palette;
  if (!token) throw new Error('no palette');
  expect(
    looksAlike(spec, { ...spec, name: 'Other', palette: [...spec.palette, { name: 'unused', color: '#123456' }] }),
  ).toBe(true);
  expect(looksAlike(spec, { ...spec, palette: [{ ...token, color: '#123456' }, ...others] })).toBe(false);
  const [first, ...rest] = spec.parts;
  if (!first) throw new Error('no parts');
  expect(
    looksAlike(spec, {
      ...spec,
      parts: [...rest, { ...first, states: [{ name: 'open', svg: '<path d="M0 0L9 9"/>' }] }],
    }),
  ).toBe(false);
});
