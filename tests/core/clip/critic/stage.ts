import { critique, type CriticRule, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip, Ease, Modifier, PropertyTrack, TrackProp } from '@/lib/core/clip/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { biped } from '../../../support/rigs';

/** Accepts a spec; throws if it has problems. */
export function accepted(spec: MascotSpec): MascotSpec {
  const checked = acceptSpec(spec);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.value.spec;
}

/** The biped of the critic's tests. */
export const hero = accepted(biped);

/** Makes a track from keys `[t, v, ease?]`. */
export const track = (
  part: string,
  prop: TrackProp,
  keys: readonly (readonly [number, number, Ease?])[],
): PropertyTrack => ({ part, prop, keys: keys.map(([t, v, ease = 'easeInOut']) => ({ t, v, ease })) });

export const clip = (
  tracks: AnimationClip['tracks'],
  options: { duration?: number; loop?: boolean; modifiers?: Modifier[] } = {},
): AnimationClip => ({
  clipVersion: 1,
  name: 'Try',
  duration: options.duration ?? 2,
  loop: options.loop ?? false,
  tracks,
  modifiers: options.modifiers ?? [],
});

/** The findings of one rule. */
export const found = (rule: CriticRule, animation: AnimationClip, spec = hero): MotionFinding[] =>
  critique(spec, animation).filter((finding) => finding.rule === rule);
