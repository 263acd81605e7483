import { describe, expect, test } from 'vitest';
import { createChooser } from '@/components/editor/character/chooser';
import type { Drawer } from '@/components/drawer/drawer';
import { readSheet } from '@/components/editor/character/read-sheet';
import { spotsOf, withBody, withItem } from '@/components/editor/character/sheet-changes';
import { changeOnce, withPart } from '@/components/editor/state/change';
import { COMMANDS } from '@/components/editor/state/commands';
import { recolorToken } from '@/components/editor/state/recolor';
import { isDirty, save } from '@/components/editor/state/save';
import { sheetThatDraws } from '@/components/editor/state/sheets';
import { decide, sealChange } from '@/components/editor/state/shown';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { WARDROBE_ITEMS } from '@/lib/artist/sheet/wardrobe-items';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { RestPoseId } from '@/lib/core/sheet/vocabulary';
import { openEditor } from '../open-editor';
import { createService } from '../service';

const FOX = { sheet_version: 1, name: 'Maple', subject: { kind: 'fox' }, seed: 3, body: { pose: 'relaxed' } };
const unasked = () => Promise.reject(new Error('Nobody asks.'));
const drawer: Drawer = {
  draw: (sheet) => Promise.resolve(drawingOfSheet(sheet)),
  wardrobe: () => Promise.resolve(WARDROBE_ITEMS),
  layers: () => Promise.resolve([]),
  picture: unasked,
  design: unasked,
  critique: unasked,
  idle: unasked,
  warm: () => undefined,
  close: () => undefined,
};
const pose = (id: RestPoseId) => ({
  label: `Pose: ${id}`,
  change: (sheet: CharacterSheet) => withBody(sheet, { pose: id }),
});
const spots = spotsOf(WARDROBE_ITEMS);
const putOnScarf = { label: 'Put on scarf', change: (sheet: CharacterSheet) => withItem(sheet, 'scarf', spots) };

async function open() {
  const service = createService(FOX);
  const { editor, said } = openEditor(service);
  await readSheet(editor, drawer);
  service.asked.length = 0;
  const shown = () => editor.store.getState();
  return { service, editor, said, shown, ...createChooser(editor, drawer) };
}
const hasPart = ({ parts }: { parts: { id: string }[] }, name: string) => parts.some(({ id }) => id === name);

describe('a choice', () => {
  test('shows at once, is one named undo step, and is saved as a sheet', async () => {
    const { service, editor, shown, choose } = await open();
    await choose(pose('waving'));
    expect(shown().history.past.map(({ label }) => label)).toEqual(['Pose: waving']);
    expect(service.asked).toEqual([]);
    await save(editor);
    expect(service.asked[0]).toMatch(/^PUT \/sheet \{/);
    expect(service.sheet()?.body.pose).toBe('waving');
    expect(service.spec()).toEqual(shown().spec);
    expect(isDirty(editor)).toBe(false);
  });

  test('is undone and redone with its sheet', async () => {
    const { service, editor, shown, choose } = await open();
    const before = shown().spec;
    await choose(putOnScarf);
    await save(editor);
    expect(hasPart(service.spec(), 'scarf')).toBe(true);
    COMMANDS.undo.run(editor);
    expect(shown().spec.parts).toBe(before.parts);
    await save(editor);
    expect(service.sheet()?.wears).toEqual([]);
    expect(service.spec()).toEqual(before);
    COMMANDS.redo.run(editor);
    await save(editor);
    expect(service.sheet()?.wears).toEqual([{ item: 'scarf', color: null }]);
  });

  test('starts from the previous choice, even in quick succession', async () => {
    const { service, editor, shown, choose } = await open();
    await Promise.all([choose(putOnScarf), choose(pose('waving')), choose(pose('cheering'))]);
    expect(shown().history.past).toHaveLength(3);
    await save(editor);
    expect(service.sheet()).toMatchObject({ body: { pose: 'cheering' }, wears: [{ item: 'scarf' }] });
  });

  test('is what undo takes back, and redo brings again, though it is not drawn yet', async () => {
    const { shown, editor, choose } = await open();
    await choose(putOnScarf);
    const drawn = choose(pose('waving'));
    COMMANDS.undo.run(editor);
    await drawn;
    expect(shown().history.past.map(({ label }) => label)).toEqual(['Put on scarf']);
    expect(shown().history.future.map(({ label }) => label)).toEqual(['Pose: waving']);
    expect(hasPart(shown().spec, 'scarf')).toBe(true);
    COMMANDS.redo.run(editor);
    expect(shown().history.past.map(({ label }) => label)).toEqual(['Put on scarf', 'Pose: waving']);
    clearTimeout(editor.timer);
  });

  test('repeated with one key is one undo step until it is settled', async () => {
    const { shown, choose, settle } = await open();
    const wide = (width: number) =>
      choose({ label: 'Width', key: 'width', change: (sheet) => withBody(sheet, { width, legs: 1.1 }) });
    await wide(1.05);
    await wide(1.1);
    await settle();
    await wide(1.2);
    await settle();
    expect(shown().history.past.map(({ label }) => label)).toEqual(['Width', 'Width']);
  });

  test('without a visible effect is no undo step', async () => {
    const { shown, editor, choose } = await open();
    await choose(pose('relaxed'));
    expect(shown().history.past).toEqual([]);
    expect(isDirty(editor)).toBe(false);
  });

  test('keeps earlier palette colours', async () => {
    const { service, editor, shown, choose } = await open();
    recolorToken(editor, 'body', '#3366cc');
    sealChange(editor);
    await save(editor);
    await choose(pose('waving'));
    const color = () => shown().spec.palette.find(({ name }) => name === 'body')?.color;
    expect(color()).toBe('#3366cc');
    await save(editor);
    expect(service.sheet()?.palette).toMatchObject({ body: '#3366cc' });
    expect(service.spec().palette).toEqual(shown().spec.palette);
    recolorToken(editor, 'body', '#22aa66');
    COMMANDS.undo.run(editor);
    COMMANDS.undo.run(editor);
    expect(color()).toBe('#3366cc');
    clearTimeout(editor.timer);
  });

  test('that cannot be drawn is reported, and changes nothing', async () => {
    const { shown, said, choose } = await open();
    await choose({ label: 'Kind', change: (sheet) => ({ ...sheet, subject: { ...sheet.subject, kind: 'nobody' } }) });
    expect(said).toHaveLength(1);
    expect(shown().history.past).toEqual([]);
  });
});

describe('a manual change', () => {
  test('is saved as a drawing; a later choice redraws the sheet, and undo restores it', async () => {
    const { service, editor, shown, choose } = await open();
    const [part] = shown().spec.parts;
    changeOnce(editor, 'Move', withPart(shown().spec, part?.id ?? '', { z: -120 }));
    const byHand = shown().spec;
    expect(sheetThatDraws(shown().sheets, byHand)).toBeNull();
    await save(editor);
    expect(service.asked[0]).toMatch(/^PUT \/spec/);
    await choose(pose('waving'));
    expect(sheetThatDraws(shown().sheets, shown().spec)?.sheet.body.pose).toBe('waving');
    COMMANDS.undo.run(editor);
    expect(shown().spec).toEqual(byHand);
    await save(editor);
    expect(service.sheet()).toBeNull();
    expect(service.spec()).toEqual(byHand);
  });
});

describe('a choice during a save elsewhere', () => {
  test('is merged with a colour', async () => {
    const { service, editor, shown, choose } = await open();
    const { palette, ...rest } = service.spec();
    const recolored = palette.map((entry) => (entry.name === 'body' ? { ...entry, color: '#3366cc' } : entry));
    service.save({ ...rest, palette: recolored }, service.sheet());
    await choose(pose('waving'));
    await save(editor);
    expect(shown().conflict).toBeNull();
    expect(service.sheet()).toMatchObject({ body: { pose: 'waving' }, palette: { body: '#3366cc' } });
    expect(service.spec()).toEqual(shown().spec);
  });

  test.each(['mine', 'theirs'] as const)('conflicts as a whole with another drawing: %s is taken', async (which) => {
    const { service, editor, shown, choose } = await open();
    const theirs = drawingOfSheet(putOnScarf.change(drawingOfSheet(service.sheet() as CharacterSheet).sheet));
    service.save(theirs.spec, theirs.sheet);
    await choose(pose('waving'));
    await save(editor);
    expect(shown().conflict?.clashes).toEqual([{ name: 'The whole drawing' }]);
    const mine = shown().spec;
    decide(editor, which);
    await save(editor);
    expect(service.spec()).toEqual(which === 'mine' ? mine : theirs.spec);
    COMMANDS.undo.run(editor);
    expect(shown().spec).toEqual(which === 'mine' ? theirs.spec : mine);
    clearTimeout(editor.timer);
  });
});

test('a sheet whose drawing has changed since is detected, until it is drawn again', async () => {
  const service = createService(FOX);
  const [first, ...parts] = service.spec().parts;
  if (first) service.save({ ...service.spec(), parts: [{ ...first, z: -120 }, ...parts] }, service.sheet());
  const { editor } = openEditor(service);
  await readSheet(editor, drawer);
  const { sheets, spec } = editor.store.getState();
  expect(sheetThatDraws(sheets, spec)).toBe(sheets.earlier);
  await createChooser(editor, drawer).choose(pose('waving'));
  expect(sheetThatDraws(editor.store.getState().sheets, editor.store.getState().spec)).not.toBe(sheets.earlier);
  clearTimeout(editor.timer);
});

test('a mascot without a sheet is read once, and has no alternatives', async () => {
  const service = createService();
  const { editor } = openEditor(service);
  await readSheet(editor, drawer);
  expect(editor.store.getState().sheets).toEqual({ drawings: [], readOf: 'ver_1', earlier: null });
});
