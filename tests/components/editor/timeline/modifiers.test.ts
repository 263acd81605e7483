import { expect, test } from 'vitest';
import { COMMANDS } from '@/components/editor/state/commands';
import { play } from '@/components/editor/state/playing';
import { holdModifier, keepModifier, numbersOf, withModifierNumber } from '@/components/editor/timeline/modifiers';
import type { AnimationClip, Modifier } from '@/lib/core/clip/schema';
import { openEditor } from '../open-editor';
import { createService } from '../service';
import { nodding } from './clip';

const blink = (part: string, count = 2): Modifier => ({
  type: 'blink',
  part,
  closedState: 'closed',
  count,
  duration: 0.12,
});
const breathing: Modifier = { type: 'breathing', part: 'body', amount: 0.02, cycles: 1 };
const clip: AnimationClip = { ...nodding, modifiers: [breathing, blink('eye_left'), blink('eye_right')] };

test('the numbers of a modifier are shown with their bounds', () => {
  expect(numbersOf(breathing).map(({ label, value, bounds }) => [label, value, bounds])).toEqual([
    ['Amount', 0.02, { min: 0, max: 0.1 }],
    ['Breaths', 1, { min: 1 }],
  ]);
});

test('a number stays within its bounds, and counts are whole', () => {
  const amountOf = (value: number) => withModifierNumber(clip, 0, 'amount', value).modifiers[0];
  expect(amountOf(0.5)).toEqual({ ...breathing, amount: 0.1 });
  expect(withModifierNumber(clip, 0, 'cycles', 2.4).modifiers[0]).toEqual({ ...breathing, cycles: 2 });
  expect(withModifierNumber(clip, 0, 'nothing', 2)).toBe(clip);
});

test('eyes that blink alike stay together', () => {
  expect(withModifierNumber(clip, 1, 'count', 3).modifiers).toEqual([
    breathing,
    blink('eye_left', 3),
    blink('eye_right', 3),
  ]);
  const apart = { ...clip, modifiers: [blink('eye_left', 1), blink('eye_right', 2)] };
  expect(withModifierNumber(apart, 0, 'count', 4).modifiers).toEqual([blink('eye_left', 4), blink('eye_right', 2)]);
});

test('a change is one undo step', async () => {
  const service = createService();
  const animation = service.add({ clip, name: 'Nod' });
  const { editor } = openEditor(service, { animations: [animation] });
  play(editor, { key: animation.id, title: 'Nod', clip });
  const shown = () => editor.store.getState().motion?.clip.modifiers[0];
  holdModifier(editor, 0, 'amount', 0.03);
  holdModifier(editor, 0, 'amount', 0.05);
  expect(shown()).toEqual({ ...breathing, amount: 0.05 });
  expect(editor.store.getState().history.past).toEqual([]);
  keepModifier(editor, breathing);
  expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual(['Change breathing']);
  COMMANDS.undo.run(editor);
  await editor.line;
  expect(shown()).toEqual(breathing);
});
