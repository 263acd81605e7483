import { amplified } from '@/lib/core/clip/amplify';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { holdClip, keepClip, keptClip } from '../state/clips';
import type { Editor } from '../state/editor';

/** The strength of a clip: 1 for a clip as it was made, else the factor of the movements of another one. */
interface Strength {
  base: AnimationClip;
  factor: number;
}

/** The clips that were made by changing the strength of others. */
const made = new WeakMap<AnimationClip, Strength>();

/** The strength of a clip, and the clip that it is measured from. */
export const strengthOf = (clip: AnimationClip): Strength => made.get(clip) ?? { base: clip, factor: 1 };

/** Shows the motion with another strength, without an undo step. It is measured from the motion as it was made. */
export function holdStrength(editor: Editor, factor: number): void {
  const state = editor.store.getState();
  const kept = keptClip(state);
  if (!kept) return;
  const { base } = strengthOf(kept);
  const { min, max } = LIMITS.animation.intensity;
  const next = Math.min(Math.max(factor, min), max);
  const clip = next === 1 ? base : amplified(state.spec, base, next);
  if (clip !== base) made.set(clip, { base, factor: next });
  holdClip(editor, clip);
}

/** Keeps the shown strength as one undo step; a preset becomes an animation of the mascot. */
export function keepStrength(editor: Editor): void {
  const { motion } = editor.store.getState();
  if (motion) keepClip(editor, { label: 'Change the strength' }, motion.clip);
}
