import { describe, expect, test } from 'vitest';
import { keyPose, isKeying } from '@/components/editor/state/auto-key';
import { COMMANDS } from '@/components/editor/state/commands';
import { play } from '@/components/editor/state/playing';
import { endPose, holdPose, keepPose, poseAt } from '@/components/editor/state/pose';
import {
  addKeys,
  copySelected,
  deleteKeys,
  duplicateSelected,
  nudgeKeys,
  setDuration,
} from '@/components/editor/timeline/acts';
import { createBoard } from '@/components/editor/timeline/board';
import { pressKey } from '@/components/editor/timeline/keyboard';
import { pasteKeys } from '@/components/editor/timeline/paste';
import { clipValue, copyPose, poseKeys } from '@/components/editor/timeline/pose-keys';
import { seek } from '@/components/stage/playhead';
import { checkClip } from '@/lib/core/clip/check';
import { NO_POSE } from '@/components/stage/stage-pose';
import { openEditor } from '../open-editor';
import { createService } from '../service';
import { keysOf, nodding } from './clip';

describe('a pose that is written as keys', () => {
  test('changes the key at its time, and keeps the easing', () => {
    const { clip, keys } = poseKeys(nodding, 0.5, [{ part: 'head', prop: 'rotate', v: 3 }]);
    expect([clip.tracks[0]?.keys[2], keys]).toEqual([{ t: 0.5, v: 3, ease: 'easeIn' }, ['head rotate 2']]);
  });

  test('of a property without a track starts at rest, and returns to it in a loop', () => {
    const posed = [{ part: 'tail', prop: 'scaleX' as const, v: 1.4 }];
    expect(keysOf(poseKeys(nodding, 0.4, posed).clip, 'tail', 'scaleX')).toEqual([
      [0, 1],
      [0.4, 1.4],
      [1, 1],
    ]);
    expect(keysOf(poseKeys({ ...nodding, loop: false }, 0, posed).clip, 'tail', 'scaleX')).toEqual([[0, 1.4]]);
  });

  test('has the sampled value where nothing is posed', () => {
    expect(clipValue(nodding, { part: 'head', prop: 'rotate' }, 0.125)).toBe(5);
    expect(clipValue(nodding, { part: 'mouth', prop: 'state' }, 0.6)).toBe('smile');
    expect(clipValue(nodding, { part: 'tail', prop: 'opacity' }, 0.6)).toBe(1);
  });
});

/** An editor in Animate mode with the motion on the stage, paused at 0.8 s of 2 s. */
function open() {
  const service = createService();
  const made = service.add({
    clip: { ...nodding, modifiers: [], tracks: nodding.tracks.slice(0, 2) },
    name: 'Nodding',
  });
  const { editor } = openEditor(service, { animations: [made] });
  play(editor, { key: made.id, title: 'Nodding', clip: made.clip ?? nodding });
  seek(editor.playhead, 0.8);
  editor.store.setState({ mode: 'animate' });
  const keys = (prop = 'rotate') => keysOf(editor.store.getState().animations[0]?.clip ?? nodding, 'head', prop);
  const selected = () => editor.store.getState().selection.keys;
  const steps = () => editor.store.getState().history.past.map(({ label }) => label);
  return { editor, keys, selected, steps };
}

describe('posing by hand in Animate', () => {
  test('writes one key at the playhead as one undo step, and clears the pose', () => {
    const { editor, keys, selected, steps } = open();
    expect(isKeying(editor.store.getState())).toBe(true);
    holdPose(editor, 'head', { rotate: 7 });
    holdPose(editor, 'head', { rotate: 9 });
    keepPose(editor, NO_POSE, 'Pose head');
    expect(keys()?.[2]).toEqual([0.4, 9]);
    expect([selected(), steps(), editor.stagePose.held.getState().pose]).toEqual([
      ['head rotate 2'],
      ['Key head'],
      NO_POSE,
    ]);
    COMMANDS.undo.run(editor);
    expect(keys()?.length).toBe(4);
  });

  test('by a longer drag writes one key at its end', () => {
    const { editor, keys, steps } = open();
    poseAt(editor, 'head', 5);
    poseAt(editor, 'head', 6);
    expect(keys()?.length).toBe(4);
    endPose(editor);
    expect([keys()?.[2], steps()]).toEqual([[0.4, 6], ['Key head']]);
  });

  test('only poses if auto-key is off or the timeline is closed', () => {
    const { editor, keys } = open();
    for (const off of [{ autoKey: false }, { autoKey: true, timeline: false }]) {
      editor.store.setState(off);
      poseAt(editor, 'head', 5);
      endPose(editor);
    }
    expect([keys()?.length, editor.stagePose.held.getState().pose]).toEqual([4, { head: { rotate: 5 } }]);
    keyPose(editor, editor.stagePose.held.getState().pose);
    expect(keys()?.length).toBe(4);
  });
});

describe('the selected keys', () => {
  test('are moved by frames, duplicated at the playhead and deleted, each as one undo step', () => {
    const { editor, keys, selected, steps } = open();
    editor.store.setState({ selection: { parts: [], keys: ['head rotate 1'] } });
    nudgeKeys(editor, 3);
    expect(keys()?.[1]).toEqual([0.3, 10]);
    duplicateSelected(editor);
    expect([keys()?.[2], selected()]).toEqual([[0.4, 10], ['head rotate 2']]);
    deleteKeys(editor);
    expect([keys()?.length, selected()]).toEqual([4, []]);
    expect(steps()).toEqual(['Move key', 'Duplicate key', 'Delete key']);
  });

  test('do not change if none is selected', () => {
    const { editor, steps } = open();
    deleteKeys(editor);
    nudgeKeys(editor, 1);
    copySelected(editor, undefined);
    expect(steps()).toEqual([]);
  });

  test('are scaled to another duration within its limits', () => {
    const { editor, keys } = open();
    setDuration(editor, 99);
    expect([editor.store.getState().motion?.clip.duration, keys()?.length]).toEqual([20, 4]);
  });

  test('are extended by a key with the sampled value at a time', () => {
    const { editor, keys } = open();
    addKeys(editor, [{ part: 'head', prop: 'rotate' }], 0.125);
    expect(keys()?.[1]).toEqual([0.125, 5]);
  });
});

const key = (name: string, more: Partial<Record<'altKey' | 'shiftKey' | 'ctrlKey', boolean>> = {}) => ({
  key: name,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ctrlKey: false,
  ...more,
});

describe('the keyboard on the board', () => {
  test('moves along rows and keys, extends with Shift, and edits with Enter', () => {
    const { editor, selected } = open();
    const board = createBoard();
    let edits = 0;
    const hands = { editor, board, scrollBy: () => undefined, edit: () => (edits += 1) };
    const press = (...keys: ReturnType<typeof key>[]) => keys.map((each) => pressKey(hands, each));
    press(key('ArrowDown'), key('ArrowDown'), key('ArrowRight'), key('ArrowRight'));
    expect([board.getState().focus, selected()]).toEqual([
      { row: 'head rotate', key: 'head rotate 1' },
      ['head rotate 1'],
    ]);
    press(key('ArrowRight', { shiftKey: true }));
    expect(selected()).toEqual(['head rotate 1', 'head rotate 2']);
    press(key('ArrowDown'));
    expect(selected()).toEqual(['head translateY 1']);
    press(key('Enter'), key('Home'), key('a', { ctrlKey: true }));
    expect([edits, selected().length]).toEqual([1, 6]);
    expect(press(key('x'), key('c', { ctrlKey: true }))).toEqual([false, false]);
  });

  test('selects a part with Enter, and collapses and expands it with arrows', () => {
    const { editor } = open();
    const board = createBoard();
    const hands = { editor, board, scrollBy: () => undefined, edit: () => undefined };
    for (const each of [key('ArrowDown'), key('ArrowLeft'), key('Enter')]) pressKey(hands, each);
    expect([editor.store.getState().selection.parts, [...board.getState().closed]]).toEqual([['head'], ['head']]);
    pressKey(hands, key('ArrowRight'));
    expect(board.getState().closed.size).toBe(0);
  });
});

test('a pose is copied as keys of one moment, and pasted at another', () => {
  const tracks = [
    { part: 'head', prop: 'rotate' },
    { part: 'mouth', prop: 'state' },
    { part: 'tail', prop: 'rotate' },
  ] as const;
  const copied = copyPose(nodding, tracks, 0.25);
  expect(copied.map(({ part, after, v }) => [part, after, v])).toEqual([
    ['head', 0, 10],
    ['mouth', 0, clipValue(nodding, tracks[1], 0.25)],
    ['tail', 0, 0],
  ]);
  const { clip } = pasteKeys(nodding, copied, { at: 0.7 * nodding.duration, onto: null, fits: () => true });
  expect(keysOf(clip, 'head', 'rotate')).toContainEqual([0.7, 10]);
  expect(checkClip(clip).ok).toBe(true);
});
