import { amplified, restOf } from '@/lib/core/clip/amplify';
import { PRESETS } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { same } from '@/lib/core/merge';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { holdClip, keepClip, keptClip } from '../state/clips';
import type { Editor, EditorState } from '../state/editor';
import { presetFor } from '../state/preset-for';

/** The strength of a clip: 1 for a clip as it was made, else the factor of the movements of another one. */
interface Strength {
  base: AnimationClip;
  factor: number;
}

/** The clips whose strength is known: those that were made by changing the strength of others, or looked up. */
const known = new WeakMap<AnimationClip, Strength>();

/** The shown strength of the motion on the stage. While keys are dragged it is that of the kept clip. */
export function shownStrength(state: EditorState): number {
  const held = state.motion && known.get(state.motion.clip);
  if (held) return held.factor;
  const kept = keptClip(state);
  return kept ? strengthOf(state.spec, kept).factor : 1;
}

/**
 * The strength of a clip, and the clip that it is measured from. A saved clip does not tell its strength, so it is
 * found by comparison with its preset; any other saved clip is measured from itself.
 */
export function strengthOf(spec: MascotSpec, clip: AnimationClip): Strength {
  const strength = known.get(clip) ?? strengthOfPreset(spec, clip) ?? { base: clip, factor: 1 };
  known.set(clip, strength);
  return strength;
}

/** The strength of a clip that is a preset with another strength, length or looping; null for any other clip. */
function strengthOfPreset(spec: MascotSpec, clip: AnimationClip): Strength | null {
  const preset = PRESETS.find(({ name }) => clip.name === name || clip.name.startsWith(`${name} `));
  if (!preset) return null;
  const { name, duration, loop } = clip;
  const base = { ...presetFor(spec, preset.name), name, duration, loop };
  const factor = likelyFactor(base, clip);
  const again = factor === 1 ? base : amplified(spec, base, factor);
  return same(again, clip) ? { base, factor } : null;
}

/** The ratio that most keys of a clip have to those of its base, to the percent; 1 if the tracks differ. */
function likelyFactor(base: AnimationClip, clip: AnimationClip): number {
  const counts = new Map<number, number>();
  base.tracks.forEach((track, at) => {
    const other = clip.tracks[at];
    if (track.prop === 'state' || track.prop === 'opacity' || other?.prop !== track.prop) return;
    const rest = restOf(track.prop);
    track.keys.forEach(({ v }, index) => {
      const key = other.keys[index];
      if (!key || v === rest) return;
      const factor = Math.round(((key.v - rest) / (v - rest)) * 100) / 100;
      counts.set(factor, (counts.get(factor) ?? 0) + 1);
    });
  });
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 1;
}

/** Shows the motion with another strength, without an undo step. It is measured from the motion as it was made. */
export function holdStrength(editor: Editor, factor: number): void {
  const state = editor.store.getState();
  const kept = keptClip(state);
  if (!kept) return;
  const { base } = strengthOf(state.spec, kept);
  const { min, max } = LIMITS.animation.intensity;
  const next = Math.min(Math.max(factor, min), max);
  const clip = next === 1 ? base : amplified(state.spec, base, next);
  if (clip !== base) known.set(clip, { base, factor: next });
  holdClip(editor, clip);
}

/** Keeps the shown strength as one undo step; a preset becomes an animation of the mascot. */
export function keepStrength(editor: Editor): void {
  const { motion } = editor.store.getState();
  if (motion) keepClip(editor, { label: 'Change the strength' }, motion.clip);
}
