import { describe, expect, test } from 'vitest';
import { treeRows } from '@/components/editor/parts/rows';
import { COMMANDS } from '@/components/editor/state/commands';
import { changeOnce } from '@/components/editor/state/change';
import { partOf, setDefaultState, setLimits, setParent, setPivot, setZ } from '@/components/editor/state/parts';
import { holdPose, keepPose, poseAt } from '@/components/editor/state/pose';
import { playIdle } from '@/components/editor/state/playing';
import { presetFor } from '@/components/editor/state/preset-for';
import { recolorToken } from '@/components/editor/state/recolor';
import { isDirty, save } from '@/components/editor/state/save';
import { selectParts } from '@/components/editor/state/select';
import { decide, sealChange } from '@/components/editor/state/shown';
import { NO_POSE } from '@/components/stage/stage-pose';
import { openEditor } from './open-editor';
import { createService } from './service';
import { eventually } from '../../support/eventually';

function open(service = createService()) {
  const { editor, said } = openEditor(service);
  return { service, editor, said, part: (id: string) => partOf(editor, id) };
}

describe('a part', () => {
  test('changes at once, with one undo step for a whole drag, and is saved with the whole drawing', async () => {
    const { service, editor, part } = open();
    setPivot(editor, 'head', [250, 270]);
    setPivot(editor, 'head', [240, 260.123]);
    sealChange(editor);
    expect(part('head')?.pivot).toEqual([240, 260.12]);
    expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual(['Move the pivot of head']);
    await save(editor);
    expect(service.asked[0]).toContain('PUT /spec');
    expect(service.spec().parts).toEqual(editor.store.getState().spec.parts);
    expect(isDirty(editor)).toBe(false);
  });

  test('can be reset with one key, and other changes since then are kept', async () => {
    const { editor, part } = open();
    const before = part('head');
    setPivot(editor, 'head', [240, 260]);
    sealChange(editor);
    setZ(editor, 'mouth', 99);
    sealChange(editor);
    COMMANDS.undo.run(editor);
    expect([part('head')?.pivot, part('mouth')?.z]).toEqual([[240, 260], 52]);
    COMMANDS.undo.run(editor);
    expect(part('head')).toEqual(before);
    COMMANDS.redo.run(editor);
    expect(part('head')?.pivot).toEqual([240, 260]);
    clearTimeout(editor.timer);
  });

  test('keeps the playing preset during a drag, and recomposes it afterwards', async () => {
    const { editor } = open();
    playIdle(editor);
    const before = editor.store.getState().motion?.clip;
    for (const x of [250, 245, 240]) setPivot(editor, 'head', [x, 260]);
    sealChange(editor);
    expect(editor.store.getState().motion?.clip).toBe(before);
    const settled = presetFor(editor.store.getState().spec, 'idle');
    await eventually(() => expect(editor.store.getState().motion?.clip).toBe(settled));
    expect(settled).not.toBe(before);
    clearTimeout(editor.timer);
  });

  test('is selected by "select all" without its outline layer, which the tree does not list', () => {
    const { editor } = open();
    editor.store.setState(({ spec }) => {
      const head = spec.parts.find(({ id }) => id === 'head');
      const outline = head ? [{ ...head, id: 'head_outline', parent: 'head', z: head.z - 1 }] : [];
      return { spec: { ...spec, parts: [...spec.parts, ...outline] }, locked: ['mouth'] };
    });
    COMMANDS.selectAll.run(editor);
    const { selection, spec } = editor.store.getState();
    const others = spec.parts.map(({ id }) => id).filter((id) => id !== 'head_outline' && id !== 'mouth');
    expect(selection.parts.toSorted()).toEqual(others.toSorted());
    expect(treeRows(spec.parts, { flipped: new Set(), query: '' }).map(({ part }) => part)).not.toContain(
      'head_outline',
    );
  });

  test('keeps a colour change when a pivot is undone', () => {
    const { editor } = open();
    setPivot(editor, 'head', [240, 260]);
    sealChange(editor);
    const pivot = editor.store.getState().history.past[0];
    recolorToken(editor, 'fur', '#2255aa');
    void pivot?.undo();
    const { palette } = editor.store.getState().spec;
    expect(palette.find(({ name }) => name === 'fur')?.color).toBe('#2255aa');
    expect(partOf(editor, 'head')?.pivot).toEqual([256, 272]);
    clearTimeout(editor.timer);
  });

  test('has ordered rotation limits, a resting state, and a parent that is not its descendant', () => {
    const { editor, part } = open();
    setLimits(editor, 'head', [30, -10]);
    setDefaultState(editor, 'mouth', 'smile');
    setParent(editor, 'tail', 'head');
    setParent(editor, 'body', 'head');
    expect(part('head')?.rotateLimits).toEqual([-10, 30]);
    expect(part('mouth')?.defaultState).toBe('smile');
    expect([part('tail')?.parent, part('body')?.parent]).toEqual(['head', 'root']);
    clearTimeout(editor.timer);
  });

  test('stands still in Rig: entering it pauses the motion, unlike the other modes', () => {
    const { editor } = open();
    playIdle(editor);
    COMMANDS.animate.run(editor);
    expect(editor.playhead.getState().playing).toBe(true);
    COMMANDS.rig.run(editor);
    expect(editor.store.getState()).toMatchObject({ mode: 'rig', motion: { key: 'preset:idle' } });
    expect(editor.playhead.getState().playing).toBe(false);
  });

  test('is nudged by arrow keys: itself in Design, its pivot in Rig, its pose in Animate', () => {
    const { editor, part } = open();
    selectParts(editor, ['head', 'eye_left']);
    COMMANDS.nudgeRight.run(editor);
    expect([part('head')?.pivot, part('eye_left')?.pivot]).toEqual([
      [257, 272],
      [213, 186],
    ]);
    selectParts(editor, ['head']);
    COMMANDS.rig.run(editor);
    COMMANDS.pushDown.run(editor);
    expect([part('head')?.pivot, part('eye_left')?.pivot]).toEqual([
      [257, 282],
      [213, 186],
    ]);
    COMMANDS.animate.run(editor);
    COMMANDS.nudgeRight.run(editor);
    expect(editor.stagePose.held.getState().pose.head?.rotate).toBe(1);
    clearTimeout(editor.timer);
  });
});

describe('a manual pose', () => {
  test('stays within the limits, is one undo step, and is cleared by the rest pose and by playing', () => {
    const { editor } = open();
    poseAt(editor, 'head', 90);
    poseAt(editor, 'head', 80);
    sealChange(editor);
    const rotate = () => editor.stagePose.held.getState().pose.head?.rotate;
    expect(rotate()).toBe(25);
    expect(editor.store.getState().history.past).toHaveLength(1);
    COMMANDS.undo.run(editor);
    expect(editor.stagePose.held.getState().pose).toBe(NO_POSE);
    COMMANDS.redo.run(editor);
    COMMANDS.rest.run(editor);
    expect(editor.stagePose.held.getState().pose).toBe(NO_POSE);
    COMMANDS.undo.run(editor);
    expect(rotate()).toBe(25);
    COMMANDS.play.run(editor);
    expect(editor.stagePose.held.getState().pose).toBe(NO_POSE);
  });

  test('that ends where it began is no undo step', () => {
    const { editor } = open();
    const before = editor.stagePose.held.getState().pose;
    keepPose(editor, before, 'Nothing');
    expect(editor.store.getState().history.past).toEqual([]);
    holdPose(editor, 'head', { rotate: 3 });
    expect(isDirty(editor)).toBe(false);
  });
});

describe('two editors that change one mascot', () => {
  test('merge changes of different fields', async () => {
    const one = open();
    const other = open(one.service);
    setPivot(one.editor, 'head', [240, 260]);
    await save(one.editor);
    setZ(other.editor, 'head', 45);
    await save(other.editor);
    expect(other.said).toEqual(['Merged with a change made elsewhere.']);
    expect(one.service.spec().parts.find(({ id }) => id === 'head')).toMatchObject({ pivot: [240, 260], z: 45 });
  });

  test('ask about a change of the same field, and undo restores the other', async () => {
    const one = open();
    const other = open(one.service);
    setZ(one.editor, 'head', 41);
    await save(one.editor);
    setZ(other.editor, 'head', 45);
    await save(other.editor);
    expect(other.editor.store.getState().conflict?.clashes).toEqual([{ name: 'head' }]);
    decide(other.editor, 'mine');
    await save(other.editor);
    expect(one.service.spec().parts.find(({ id }) => id === 'head')?.z).toBe(45);
    COMMANDS.undo.run(other.editor);
    await save(other.editor);
    expect(one.service.spec().parts.find(({ id }) => id === 'head')?.z).toBe(41);
  });
});

test('a description is saved with the drawing, and an equal one is no change', async () => {
  const { service, editor } = open();
  changeOnce(editor, 'Describe', { ...service.spec(), description: 'A fox that listens.' });
  await save(editor);
  expect(service.spec().description).toBe('A fox that listens.');
  changeOnce(editor, 'Describe', editor.store.getState().spec);
  expect(editor.store.getState().history.past).toHaveLength(1);
});
