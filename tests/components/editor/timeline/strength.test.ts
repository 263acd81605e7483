import { expect, test } from 'vitest';
import { COMMANDS } from '@/components/editor/state/commands';
import { play } from '@/components/editor/state/playing';
import { presetFor } from '@/components/editor/state/preset-for';
import { holdStrength, keepStrength, shownStrength, strengthOf } from '@/components/editor/timeline/strength';
import { amplified } from '@/lib/core/clip/amplify';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { openEditor } from '../open-editor';
import { createService } from '../service';
import { nodding } from './clip';

const turnsOf = (clip: AnimationClip | null | undefined) =>
  clip?.tracks.find(({ part, prop }) => part === 'head' && prop === 'rotate')?.keys.map(({ v }) => v);

function open() {
  const service = createService();
  const animation = service.add({ clip: nodding, name: 'Nod' });
  const opened = openEditor(service, { animations: [animation] });
  play(opened.editor, { key: animation.id, title: 'Nod', clip: nodding });
  const stage = () => opened.editor.store.getState().motion?.clip;
  return { ...opened, stage };
}

test('a strength is measured from the motion as it was made, and is one undo step', async () => {
  const { editor, stage } = open();
  holdStrength(editor, 1.5);
  holdStrength(editor, 0.5);
  expect(editor.store.getState().history.past).toEqual([]);
  keepStrength(editor);
  expect(turnsOf(stage())).toEqual(turnsOf(nodding)?.map((v) => Number(v) * 0.5));
  holdStrength(editor, 0.75);
  keepStrength(editor);
  expect(turnsOf(stage())).toEqual(turnsOf(nodding)?.map((v) => Number(v) * 0.75));
  expect(shownStrength(editor.store.getState())).toBe(0.75);
  expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual([
    'Change the strength',
    'Change the strength',
  ]);
  COMMANDS.undo.run(editor);
  await editor.line;
  COMMANDS.undo.run(editor);
  await editor.line;
  expect(turnsOf(stage())).toEqual(turnsOf(nodding));
});

test('the strength of 1 is the motion as it was made, without a step', () => {
  const { editor, stage } = open();
  holdStrength(editor, 1.5);
  holdStrength(editor, 1);
  keepStrength(editor);
  expect(stage()).toBe(nodding);
  expect(editor.store.getState().history.past).toEqual([]);
});

test('a preset becomes an animation with the strength, and undo brings the preset back', async () => {
  const { editor, stage } = open();
  const preset = presetFor(editor.store.getState().spec, 'nod');
  play(editor, { key: 'preset:nod', title: 'Nod', clip: preset });
  holdStrength(editor, 0.5);
  keepStrength(editor);
  await editor.line;
  expect(editor.store.getState().animations.map(({ name }) => name)).toEqual(['Nod', 'nod']);
  expect(editor.store.getState().motion?.key).not.toBe('preset:nod');
  expect(strengthOf(editor.store.getState().spec, stage() ?? preset)).toEqual({ base: preset, factor: 0.5 });
  COMMANDS.undo.run(editor);
  await editor.line;
  expect(editor.store.getState().motion?.key).toBe('preset:nod');
  expect(stage()).toBe(preset);
});

test('a saved preset still has its strength, also with another length, until its keys are changed', () => {
  const { editor } = open();
  const { spec } = editor.store.getState();
  const preset = presetFor(spec, 'nod');
  const saved = { ...structuredClone(amplified(spec, preset, 1.37)), name: 'nod 2', duration: 3, loop: !preset.loop };
  const { base, factor } = strengthOf(spec, saved);
  expect(factor).toBe(1.37);
  expect(base).toEqual({ ...preset, name: 'nod 2', duration: 3, loop: !preset.loop });
  const turned = structuredClone(saved);
  const key = turned.tracks.find(({ prop }) => prop === 'rotate')?.keys[1];
  if (key) key.v = 7;
  expect(strengthOf(spec, turned)).toEqual({ base: turned, factor: 1 });
});
