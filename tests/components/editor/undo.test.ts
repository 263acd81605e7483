import { expect, test } from 'vitest';
import {
  addKeys,
  changeKeys,
  closeSeam,
  deleteKeys,
  duplicateSelected,
  nudgeKeys,
  setDuration,
  setLoop,
} from '@/components/editor/timeline/acts';
import { selectKeys } from '@/components/editor/state/clips';
import { COMMANDS } from '@/components/editor/state/commands';
import type { Editor } from '@/components/editor/state/editor';
import { addPreset, duplicateAnimation, removeAnimation } from '@/components/editor/state/motions';
import {
  moveParts,
  setDefaultState,
  setLimits,
  setParent,
  setPivot,
  setZ,
  stepInStack,
} from '@/components/editor/state/parts';
import { toggleHidden, toggleLocked, toggleSolo } from '@/components/editor/state/part-view';
import { play } from '@/components/editor/state/playing';
import { clearPose, endPose, poseAt } from '@/components/editor/state/pose';
import { recolorToken } from '@/components/editor/state/recolor';
import { sealChange } from '@/components/editor/state/shown';
import { rename } from '@/components/editor/state/versions';
import { openEditor } from './open-editor';
import { createService } from './service';
import { headTurn } from '@/tests/support/clips';

const SWAY = headTurn('Sway', [
  [0, 0],
  [0.5, 6],
  [1, 3],
]);
const MIDDLE = 'head rotate 1';

function open(): Editor {
  const service = createService();
  const made = service.add({ clip: SWAY, name: 'Sway' });
  const { editor } = openEditor(service, { animations: [made] });
  play(editor, { key: made.id, title: made.name, clip: SWAY });
  editor.playhead.setState({ playing: false, time: 0.6 });
  return editor;
}

/** Ends a change like a released pointer. */
const sealed = (act: (editor: Editor) => void) => (editor: Editor) => {
  act(editor);
  sealChange(editor);
};
const onKey = (act: (editor: Editor) => void) => (editor: Editor) => {
  selectKeys(editor, [MIDDLE]);
  act(editor);
};
const firstOf = ({ store }: Editor) => {
  const [animation] = store.getState().animations;
  if (!animation) throw new Error('There is no animation.');
  return animation;
};
const withStates = ({ store }: Editor) => {
  const part = store.getState().spec.parts.find(({ states }) => states.length > 0);
  if (!part) throw new Error('No part has states.');
  return part;
};

/** Every kind of edit by hand in the editor. */
const EDITS: Record<string, (editor: Editor) => unknown> = {
  'a moved pivot': sealed((editor) => setPivot(editor, 'head', [251.5, 190])),
  'a limit': sealed((editor) => setLimits(editor, 'head', [-12, 31])),
  'a paint order': sealed((editor) => setZ(editor, 'head', 77)),
  'another parent': (editor) => setParent(editor, 'head', 'root'),
  'a resting drawing': (editor) => {
    const { id, states } = withStates(editor);
    setDefaultState(editor, id, states[0]?.name ?? null);
  },
  'several parts brought forward': (editor) => stepInStack(editor, ['body', 'head'], -1),
  'a moved part': (editor) => moveParts(editor, ['head'], 7.3, -4),
  'a hidden part': (editor) => toggleHidden(editor, ['head']),
  'a hidden part shown alone': (editor) => {
    toggleHidden(editor, ['head', 'body']);
    toggleSolo(editor, ['head']);
  },
  'a locked part': (editor) => toggleLocked(editor, ['head', 'body']),
  'a colour': sealed((editor) => recolorToken(editor, editor.store.getState().spec.palette[0]?.name ?? '', '#336699')),
  'a pose': (editor) => {
    poseAt(editor, 'head', 9);
    endPose(editor);
  },
  'a pose after a cleared one': (editor) => {
    poseAt(editor, 'head', 4);
    endPose(editor);
    clearPose(editor);
    poseAt(editor, 'head', -3);
    endPose(editor);
  },
  'a new key': (editor) => addKeys(editor, [{ part: 'head', prop: 'rotate' }]),
  'a moved key': onKey((editor) => nudgeKeys(editor, 3)),
  'a changed key': onKey((editor) => changeKeys(editor, { v: 11, ease: 'easeOutBack' })),
  'a copied key': onKey(duplicateSelected),
  'a deleted key': onKey(deleteKeys),
  'another length': (editor) => setDuration(editor, 3.2),
  'a motion that ends': (editor) => setLoop(editor, false),
  'a closed loop': (editor) => closeSeam(editor, { part: 'head', prop: 'rotate' }),
  'another name': (editor) => rename(editor, 'Copper'),
  'an added preset': (editor) => addPreset(editor, 'wave'),
  'a copied animation': (editor) => duplicateAnimation(editor, firstOf(editor)),
  'a deleted animation': (editor) => removeAnimation(editor, firstOf(editor)),
};

/** What edits change, without the ids and times that the service gives. */
function bytes({ store, stagePose }: Editor): string {
  const { spec, animations, mascot, hidden, solo, locked } = store.getState();
  const clips = animations.map(({ name, clip }) => [name, clip]);
  return JSON.stringify([spec, clips.toSorted(), stagePose.held.getState().pose, mascot.name, hidden, solo, locked]);
}

/** Runs a step and waits until its requests have been answered. */
async function settled(editor: Editor, step: () => unknown): Promise<string> {
  await step();
  await editor.line;
  return bytes(editor);
}

test.each(Object.entries(EDITS))('%s is undone and redone to the byte', async (_, act) => {
  const editor = open();
  const before = bytes(editor);
  const after = await settled(editor, () => act(editor));
  const { length } = editor.store.getState().history.past;
  const undo = () => COMMANDS.undo.run(editor);
  expect(after).not.toBe(before);
  expect(length).toBeGreaterThan(0);
  for (let step = 0; step < length - 1; step += 1) await settled(editor, undo);
  expect(await settled(editor, undo)).toBe(before);
  let now = before;
  for (let step = 0; step < length; step += 1) now = await settled(editor, () => COMMANDS.redo.run(editor));
  expect(now).toBe(after);
});

test('a long story of all edits is undone to its beginning, and redone to its end', async () => {
  const editor = open();
  const before = bytes(editor);
  for (const act of Object.values(EDITS)) await settled(editor, () => act(editor));
  const after = bytes(editor);
  const steps = editor.store.getState().history.past.length;
  for (let step = 0; step < steps; step += 1) await settled(editor, () => COMMANDS.undo.run(editor));
  expect(bytes(editor)).toBe(before);
  for (let step = 0; step < steps; step += 1) await settled(editor, () => COMMANDS.redo.run(editor));
  expect(bytes(editor)).toBe(after);
});

test('several parts are brought forward as one undo step', () => {
  const editor = open();
  stepInStack(editor, ['body', 'head'], -1);
  expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual(['Order parts']);
});
