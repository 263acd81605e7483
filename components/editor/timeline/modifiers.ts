import { MODIFIER_BOUNDS } from '@/lib/core/clip/modifier-bounds';
import type { AnimationClip, Modifier } from '@/lib/core/clip/schema';
import { holdClip, keepClip, keptClip } from '../state/clips';
import type { Editor } from '../state/editor';
import { MODIFIER_TITLES } from './rows';

/** A number of a modifier as a field shows it: `shown` is the factor from the stored to the shown value. */
export interface ModifierNumber {
  prop: string;
  label: string;
  value: number;
  shown: number;
  step: number;
  unit: string;
  bounds: { min: number; max?: number };
}

type NumberLook = Pick<ModifierNumber, 'label' | 'shown' | 'step' | 'unit'>;

/** How the numbers of each type are shown. */
const LOOKS: { [Type in Modifier['type']]: Record<keyof (typeof MODIFIER_BOUNDS)[Type], NumberLook> } = {
  breathing: {
    amount: { label: 'Amount', shown: 100, step: 0.1, unit: '%' },
    cycles: { label: 'Breaths', shown: 1, step: 1, unit: '×' },
  },
  blink: {
    count: { label: 'Blinks', shown: 1, step: 1, unit: '×' },
    duration: { label: 'Closed', shown: 1, step: 0.01, unit: 's' },
  },
  follow: {
    strength: { label: 'Strength', shown: 1, step: 0.05, unit: '' },
    stiffness: { label: 'Stiffness', shown: 1, step: 5, unit: '' },
    damping: { label: 'Damping', shown: 1, step: 1, unit: '' },
  },
};

/** The numbers of a modifier, in the order of their fields. */
export function numbersOf(modifier: Modifier): ModifierNumber[] {
  const values: Readonly<Record<string, unknown>> = modifier;
  const bounds: Readonly<Record<string, ModifierNumber['bounds']>> = MODIFIER_BOUNDS[modifier.type];
  return Object.entries<NumberLook>(LOOKS[modifier.type]).map(([prop, look]) => ({
    ...look,
    prop,
    value: Number(values[prop]),
    bounds: bounds[prop] ?? { min: 0 },
  }));
}

/** Whether a change of one modifier applies to another: eyes that blink alike stay together. */
const goesWith = (one: Modifier, other: Modifier): boolean =>
  one === other ||
  (one.type === 'blink' && other.type === 'blink' && one.count === other.count && one.duration === other.duration);

/** The clip with another value of a number of the modifier at `index`, within its bounds. */
export function withModifierNumber(clip: AnimationClip, index: number, prop: string, value: number): AnimationClip {
  const changed = clip.modifiers[index];
  const number = changed && numbersOf(changed).find((each) => each.prop === prop);
  if (!changed || !number) return clip;
  const { min, max = Infinity } = number.bounds;
  const next = Math.min(Math.max(Number.isInteger(min) && number.step >= 1 ? Math.round(value) : value, min), max);
  return {
    ...clip,
    modifiers: clip.modifiers.map((each) => (goesWith(changed, each) ? { ...each, [prop]: next } : each)),
  };
}

/** Shows another value of a number of a modifier, without an undo step. */
export function holdModifier(editor: Editor, index: number, prop: string, value: number): void {
  const kept = keptClip(editor.store.getState());
  if (kept) holdClip(editor, withModifierNumber(kept, index, prop, value));
}

/** Keeps the shown modifiers as one undo step; a preset becomes an animation of the mascot. */
export function keepModifier(editor: Editor, { type }: Modifier): void {
  const { motion } = editor.store.getState();
  if (motion) keepClip(editor, { label: `Change ${MODIFIER_TITLES[type].toLowerCase()}` }, motion.clip);
}
