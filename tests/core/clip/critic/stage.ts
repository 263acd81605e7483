import { critique, type CriticRule, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip, Ease, Modifier, PropertyTrack, TrackProp } from '@/lib/core/clip/schema';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { biped } from '../../../support/rigs';

/** A spec as the service would have accepted it. */
export function accepted(spec: MascotSpec): MascotSpec {
  const checked = acceptSpec(spec);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.value.spec;
}

/** The biped that clips are tried on. */
export const hero = accepted(biped);

/** A track from keys `[t, v, ease?]`. */
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

/** What one rule finds. */
export const found = (rule: CriticRule, animation: AnimationClip, spec = hero): MotionFinding[] =>
  critique(spec, animation).filter((finding) => finding.rule === rule);
