import { heldRotation } from '../rig/limits';
import type { MascotSpec } from '../spec/schema';
import { MODIFIER_BOUNDS } from './modifier-bounds';
import type { AnimationClip, Modifier, Track } from './schema';
import { valueBound, type TrackProp } from './track-props';

/** A rotation of a full turn or more, in degrees: a spin, whose end would no longer meet its start. */
const FULL_TURN = 360;

/** The value of a property at rest, from which its amplitude is measured. */
export const restOf = (prop: TrackProp): number => (prop === 'scaleX' || prop === 'scaleY' ? 1 : 0);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The clip with all movements larger or smaller by a factor, measured from rest, within the limits of joints and of
 * tracks. Times, drawings, opacities and spins stay as they are.
 */
export function amplified({ parts }: Pick<MascotSpec, 'parts'>, clip: AnimationClip, factor: number): AnimationClip {
  const limits = new Map(parts.map(({ id, rotateLimits }) => [id, rotateLimits]));
  const larger = (track: Track): Track => {
    if (track.prop === 'state' || track.prop === 'opacity' || isSpin(track)) return track;
    const { prop, part } = track;
    const [rest, bound] = [restOf(prop), valueBound(prop)];
    const valueOf = (v: number): number => {
      const value = Math.min(Math.max(rest + (v - rest) * factor, -bound), bound);
      // A key beyond the joint's limits stays where it was, since the joint holds it anyway.
      if (prop !== 'rotate') return rounded(value);
      const held = heldRotation(value, limits.get(part) ?? null);
      return Math.abs(held) < Math.abs(v) && factor >= 1 ? v : rounded(held);
    };
    return { ...track, keys: track.keys.map((key) => ({ ...key, v: valueOf(key.v) })) };
  };
  return {
    ...clip,
    tracks: clip.tracks.map(larger),
    modifiers: clip.modifiers.map((modifier) => largerModifier(modifier, factor)),
  };
}

const isSpin = ({ prop, keys }: Track): boolean =>
  prop === 'rotate' && keys.some(({ v }) => typeof v === 'number' && Math.abs(v) >= FULL_TURN);

function largerModifier(modifier: Modifier, factor: number): Modifier {
  if (modifier.type === 'breathing')
    return { ...modifier, amount: Math.min(rounded(modifier.amount * factor), MODIFIER_BOUNDS.breathing.amount.max) };
  if (modifier.type === 'follow')
    return {
      ...modifier,
      strength: Math.min(rounded(modifier.strength * factor), MODIFIER_BOUNDS.follow.strength.max),
    };
  return modifier;
}
