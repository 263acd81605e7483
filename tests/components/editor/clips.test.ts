import { describe, expect, test } from 'vitest';
import { keepClip, holdClip, keptClip } from '@/components/editor/state/clips';
import { COMMANDS } from '@/components/editor/state/commands';
import { play } from '@/components/editor/state/playing';
import { presetFor } from '@/components/editor/state/preset-for';
import { refresh } from '@/components/editor/state/refresh';
import { isDirty, save } from '@/components/editor/state/save';
import { decide } from '@/components/editor/state/shown';
import { openEditor } from './open-editor';
import { createService } from './service';
import { headTurn } from '@/tests/support/clips';

const sway = (duration = 2, turn = 6) =>
  headTurn(
    'Sway',
    [
      [0, 0],
      [0.5, turn],
      [1, 0],
    ],
    { duration },
  );

function open() {
  const service = createService();
  const made = service.add({ clip: sway(), name: 'Sway' });
  const { editor, said } = openEditor(service, { animations: [made] });
  const own = () => editor.store.getState().animations;
  const stage = () => editor.store.getState().motion;
  const writes = () => service.asked.filter((line) => !line.startsWith('GET')).map((line) => line.split(' {')[0]);
  play(editor, { key: made.id, title: made.name, clip: sway() });
  return { service, editor, said, own, stage, writes, made };
}

describe('a change of a motion', () => {
  test('shows at once, is saved in place, and is one undo step', async () => {
    const { editor, own, stage, writes, made } = open();
    holdClip(editor, sway(2, 9));
    expect(own()[0]?.clip).toEqual(sway());
    keepClip(editor, { label: 'Move a key' }, sway(2, 12));
    expect([own()[0]?.clip, stage()?.clip]).toEqual([sway(2, 12), sway(2, 12)]);
    expect(isDirty(editor)).toBe(true);
    await save(editor);
    expect([writes(), isDirty(editor)]).toEqual([[`PUT /animations/${made.id}`], false]);
    COMMANDS.undo.run(editor);
    expect(stage()?.clip).toEqual(sway());
    await save(editor);
    COMMANDS.redo.run(editor);
    expect([stage()?.clip, own()[0]?.id]).toEqual([sway(2, 12), made.id]);
  });

  test('of its duration moves the end of the playhead', () => {
    const { editor } = open();
    editor.playhead.setState({ time: 1.8 });
    keepClip(editor, { label: 'Change the length' }, sway(1.2));
    expect(editor.playhead.getState()).toMatchObject({ duration: 1.2, time: 1.2 });
  });

  test('without an effect is no undo step', () => {
    const { editor, stage } = open();
    holdClip(editor, sway(2, 9));
    keepClip(editor, { label: 'Move a key' }, sway());
    expect([stage()?.clip, editor.store.getState().history.past.length, isDirty(editor)]).toEqual([sway(), 0, false]);
  });

  test('selects its keys, and undo selects the earlier ones', () => {
    const { editor } = open();
    const keys = () => editor.store.getState().selection.keys;
    keepClip(editor, { label: 'Move a key', keys: ['head rotate 1'] }, sway(2, 12));
    expect(keys()).toEqual(['head rotate 1']);
    COMMANDS.undo.run(editor);
    expect(keys()).toEqual([]);
  });
});

describe('a motion that was also changed elsewhere', () => {
  test('is merged if different tracks changed', async () => {
    const { service, editor, own, said, made } = open();
    service.change(made.id, sway(3));
    keepClip(editor, { label: 'Move a key' }, sway(2, 12));
    await save(editor);
    expect([own()[0]?.clip, service.asked.length > 2]).toEqual([sway(3, 12), true]);
    expect(said).toEqual(['Merged with a change made elsewhere.']);
    expect(isDirty(editor)).toBe(false);
  });

  test.each(['mine', 'theirs'] as const)('is a conflict if the same track changed; %s is kept', async (which) => {
    const { service, editor, own, made } = open();
    service.change(made.id, sway(2, 3));
    keepClip(editor, { label: 'Move a key' }, sway(2, 12));
    await save(editor);
    expect(editor.store.getState().conflict?.clashes).toEqual([{ name: 'head rotate' }]);
    decide(editor, which);
    await editor.line;
    expect(own()[0]?.clip).toEqual(sway(2, which === 'mine' ? 12 : 3));
    expect([editor.store.getState().conflict, isDirty(editor)]).toEqual([null, false]);
    COMMANDS.undo.run(editor);
    expect(own()[0]?.clip).toEqual(sway(2, which === 'mine' ? 3 : 12));
  });

  test('is reloaded when the editor becomes active, unless it has unsaved changes', async () => {
    const { service, editor, stage, made } = open();
    service.change(made.id, sway(2, 3));
    await refresh(editor);
    expect(stage()?.clip).toEqual(sway(2, 3));
    keepClip(editor, { label: 'Move a key' }, sway(2, 12));
    service.change(made.id, sway(2, 5));
    await refresh(editor);
    expect(stage()?.clip).toEqual(sway(2, 12));
  });

  test('is added again if it was deleted', async () => {
    const { service, editor, own, stage, said, made } = open();
    service.drop(made.id);
    keepClip(editor, { label: 'Move a key' }, sway(2, 12));
    await save(editor);
    expect([own().length, own()[0]?.id === made.id, stage()?.key === own()[0]?.id]).toEqual([1, false, true]);
    expect(said).toEqual([expect.stringContaining('was added again')]);
    COMMANDS.undo.run(editor);
    expect(stage()?.clip).toEqual(sway());
  });
});

/** An editor in which a preset on the stage was changed twice. */
async function changed() {
  const all = open();
  const { editor } = all;
  const preset = presetFor(editor.store.getState().spec, 'wave');
  play(editor, { key: 'preset:wave', title: 'Wave', clip: preset });
  keepClip(editor, { label: 'Change the length' }, { ...preset, duration: 3 });
  keepClip(editor, { label: 'Change the length' }, { ...preset, duration: 4 });
  await editor.line;
  await save(editor);
  return { ...all, preset };
}

describe('a preset that is changed', () => {
  test('becomes a separate animation with its first change, named after the preset', async () => {
    const { own, stage, writes } = await changed();
    expect(own().map(({ name, duration }) => [name, duration])).toEqual([
      ['Sway', 2],
      ['wave', 4],
    ]);
    expect(stage()).toMatchObject({ key: own()[1]?.id, clip: { duration: 4 } });
    expect(writes()).toEqual(['POST /animations', `PUT /animations/${own()[1]?.id}`]);
  });

  test('is the preset again after undo, and the animation after redo', async () => {
    const { editor, own, stage, preset } = await changed();
    COMMANDS.undo.run(editor);
    COMMANDS.undo.run(editor);
    await editor.line;
    expect([own().length, stage()?.key, stage()?.clip === preset]).toEqual([1, 'preset:wave', true]);
    expect(keptClip(editor.store.getState())).toBe(preset);
    COMMANDS.redo.run(editor);
    await editor.line;
    COMMANDS.redo.run(editor);
    await save(editor);
    expect([own().length, own()[1]?.duration, stage()?.key === own()[1]?.id]).toEqual([2, 4, true]);
    expect(isDirty(editor)).toBe(false);
  });

  test('is the preset again if the service refuses the change', async () => {
    const { service, editor, own, stage, said } = open();
    const preset = presetFor(editor.store.getState().spec, 'wave');
    play(editor, { key: 'preset:wave', title: 'Wave', clip: preset });
    service.refuseOnce = { asked: /^POST \/animations/, message: 'The clip is too heavy.' };
    keepClip(editor, { label: 'Change the length' }, { ...preset, duration: 3 });
    await editor.line;
    expect([own().length, stage()?.key, said]).toEqual([1, 'preset:wave', ['The clip is too heavy.']]);
    expect([editor.store.getState().history.past, isDirty(editor)]).toEqual([[], false]);
  });
});
