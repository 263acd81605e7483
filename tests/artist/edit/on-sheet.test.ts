import { describe, expect, test } from 'vitest';
import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';

const sheetFor = (prompt: string): CharacterSheet => {
  const accepted = acceptSheet(sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'on sheet'));
  if (!accepted.ok) throw new Error(`${prompt} has no sheet.`);
  return accepted.value;
};

const CONTEXT = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'on sheet' };

const edited = (sheet: CharacterSheet, instruction: string, spec: MascotSpec = drawingOfSheet(sheet).spec) =>
  finishWork(edit({ spec, sheet, instruction }, CONTEXT));

const tokens = ({ palette }: MascotSpec) => Object.fromEntries(palette.map(({ name, color }) => [name, color]));

describe('an edit of a mascot that was drawn from a sheet', () => {
  const woman = sheetFor('a woman with long brown hair');
  const fox = sheetFor('an orange fox with a red scarf');

  test('changes the haircut on the sheet, and nothing else about the person', async () => {
    const { spec, sheet, summary, warnings } = await edited(woman, 'give her a short bob');
    expect(sheet?.face.hair).toBe('bob');
    expect(summary).toBe('Changed the hair to bob.');
    expect(warnings).toEqual([]);
    const [before, after] = [tokens(drawingOfSheet(woman).spec), tokens(spec)];
    for (const name of ['skin', 'hair', 'shirt']) expect(after[name]).toBe(before[name]);
  });

  test('reads the hair colour in a separate clause', async () => {
    const { sheet } = await edited(woman, 'make her hair curly and red');
    expect(sheet).toMatchObject({ face: { hair: 'curly' } });
    expect(sheet?.colors.hair).toMatch(/^#[c-f]/);
  });

  test.each([
    ['make it sit down', 'sitting'],
    ['hands on hips', 'hands_on_hips'],
    ['make it dance', 'dancing'],
  ])('%s changes the pose', async (instruction, pose) => {
    expect((await edited(fox, instruction)).sheet?.body.pose).toBe(pose);
  });

  test.each([
    ['make the scarf tie dye', { scarf: 'rainbow' }, 'Gave the scarf all colours of the rainbow.'],
    ['give it a rainbow scarf', { scarf: 'rainbow' }, 'Gave the scarf all colours of the rainbow.'],
  ])('%s sets a pattern', async (instruction, patterns, said) =>
    expect(await edited(fox, instruction)).toMatchObject({ sheet: { patterns }, summary: said, warnings: [] }),
  );

  test.each([
    ['swap body and belly colours', 'Swapped the colours of the body and the belly.'],
    ['give it a bell on a collar', 'Dressed it in a bell collar instead of the scarf.'],
  ])('%s', async (instruction, summary) =>
    expect(await edited(fox, instruction)).toMatchObject({ summary, warnings: [] }),
  );

  test('a word that is spelled correctly is not taken for a colour', async () =>
    expect((await edited(fox, 'write HELLO and wink')).summary).not.toMatch(/white/));

  test('adds a beard', async () => {
    const { sheet, summary } = await edited(sheetFor('a chef'), 'give him a grey beard');
    expect(sheet?.face.features).toContain('beard');
    expect(summary).toBe('Gave it a beard.');
  });

  test('makes a person or animal old; a few years more only change the proportions', async () => {
    const old = await edited(woman, 'make her thirty years older');
    expect(old.sheet?.face.features).toContain('wrinkles');
    expect(tokens(old.spec).hair).toBe('#c9ccd3');
    expect(old.warnings).toEqual([]);
    const muzzle = await edited(fox, 'make it old');
    expect(tokens(muzzle.spec).belly).toBe('#e6e3de');
    const older = await edited(woman, 'make her a bit older');
    expect(older.spec.parts.some(({ id }) => id === 'wrinkles')).toBe(false);
  });

  test('keeps the sheet if only colours change, and drops it if the drawing does', async () => {
    const painted = await edited(fox, 'make it blue');
    expect(painted.sheet?.palette).toMatchObject({ body: expect.stringMatching(/^#/) });
    expect(drawingOfSheet(painted.sheet as CharacterSheet).spec).toEqual(painted.spec);
    expect((await edited(fox, 'make the ears bigger')).sheet).toBeUndefined();
  });

  test.each<[string, object[]]>([
    ['give it a green scarf', [{ item: 'scarf', color: '#4fae5b' }]],
    ['take the scarf off', []],
    ['swap the scarf for a cape', [{ item: 'cape', color: null }]],
    [
      'put glasses on and give it a blue hat',
      [
        { item: 'scarf', color: '#e5484d' },
        { item: 'glasses', color: null },
        { item: 'cap', color: '#4a8fe7' },
      ],
    ],
    [
      'blue trousers',
      [
        { item: 'scarf', color: '#e5484d' },
        { item: 'trousers', color: '#4a8fe7' },
      ],
    ],
  ])('%s changes the items of the sheet, which draws the result', async (instruction, wears) => {
    const { spec, sheet } = await edited(fox, instruction);
    expect(sheet?.wears).toEqual(wears);
    expect(drawingOfSheet(sheet as CharacterSheet).spec).toEqual(spec);
  });

  test('writes moods, patterns, sizes and features to the sheet', async () => {
    const { sheet } = await edited(fox, 'make it sad, give it spots and make the scarf striped');
    expect(sheet).toMatchObject({ face: { mood: 'sad', features: ['spots'] }, patterns: { scarf: 'stripes' } });
    const bearded = sheetFor('an old man with a beard and glasses');
    expect((await edited(sheetFor('a dragon'), 'bigger horns')).sheet?.body.horns).toBeGreaterThan(1);
    expect((await edited(bearded, 'put a cap on him')).sheet?.face.features).toContain('beard');
  });

  test('keeps the sheet when the mascot is renamed', async () => {
    const { spec, sheet } = await edited(fox, 'call it Bruno and give it glasses');
    expect([spec.name, sheet?.name]).toEqual(['Bruno', 'Bruno']);
    expect(drawingOfSheet(sheet as CharacterSheet).spec).toEqual(spec);
  });

  test('colours only the named region', async () => {
    const dragon = sheetFor('a green dragon');
    const { spec, sheet } = await edited(dragon, 'make the belly orange');
    expect(sheet?.colors.belly).toBe(dragon.colors.belly);
    expect(tokens(spec).muzzle).toBe(tokens(drawingOfSheet(dragon).spec).muzzle);
  });

  test('applies changes of the drawing after those of the sheet', async () => {
    const { summary, sheet } = await edited(woman, 'give her an afro and make the shirt green');
    expect(summary).toMatch(/^Changed the hair to afro and painted the shirt green\.$/);
    expect(sheet?.face.hair).toBe('afro');
  });

  test('recognises the drawing of a sheet whatever the order of its keys', async () => {
    const { name, description, palette, ...rest } = drawingOfSheet(woman).spec;
    const parts = rest.parts.map((part) => Object.fromEntries(Object.entries(part).toReversed()) as unknown as Part);
    const stored = { palette, ...rest, parts, description, name };
    expect((await edited(woman, 'give her a short bob', stored)).sheet?.face.hair).toBe('bob');
  });

  test('ignores a sheet that draws something else than the given spec', async () => {
    const { spec } = drawingOfSheet(woman);
    const moved = { ...spec, parts: spec.parts.map((part) => ({ ...part, z: part.z + 1 })) };
    await expect(edited(woman, 'give her a short bob', moved)).rejects.toThrow('I did not understand');
  });
});

describe('an emblem', () => {
  const fox = sheetFor('a fox barista with a green apron');

  test.each([
    ['add a blue star on its chest', 'Put a blue star on its chest.'],
    ['put the letter K on its belly', 'Put a letter K on its belly.'],
    ['give it a heart on its forehead', 'Put a heart on its forehead.'],
  ])('%s', async (instruction, summary) => {
    const done = await edited(fox, instruction);
    expect(done.summary).toBe(summary);
    expect(done.spec.palette.map(({ name }) => name)).toContain('emblem');
    expect(done.spec.parts.filter(({ svg }) => svg.includes('$emblem'))).toHaveLength(1);
  });

  test('is drawn on the garment that covers the chest', async () => {
    const { spec } = await edited(fox, 'add a heart on its chest');
    expect(spec.parts.find(({ svg }) => svg.includes('$emblem'))?.id).toBe('apron');
  });

  test('is different from an item in the hand', async () => {
    expect((await edited(fox, 'give it a heart')).summary).toMatch(/Handed it a heart/);
  });
});

describe('exchanging two colours', () => {
  test('changes them in the whole palette', async () => {
    const panda = sheetFor('a panda');
    const { spec, summary } = await edited(panda, 'swap black and white');
    expect(summary).toBe('Swapped black and white.');
    const before = tokens(drawingOfSheet(panda).spec);
    expect(tokens(spec).body).not.toBe(before.body);
  });

  test('is refused if one is missing', async () => {
    await expect(edited(sheetFor('a red robot'), 'swap purple and yellow')).rejects.toThrow(/has no .* to swap/);
  });
});
