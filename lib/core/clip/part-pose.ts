import { heldRotation, type RotateLimits } from '../rig/limits';
import type { PartPose } from '../rig/pose';
import { keyIndex, valueAt } from './keys';
import { blinkAt } from './modifiers/blink';
import { breathScale } from './modifiers/breathing';
import type { PartMotion } from './motion';

/** The state key for the part's resting drawing, unless the part has a state of that name. */
export const DEFAULT_STATE = 'default';

/** The pose of one part at `u` from its tracks and breathing, without its drawing and without the lag of follow. */
export function placeAt(part: PartMotion, u: number): Partial<PartPose> {
  const pose: Partial<PartPose> = {};
  for (const { prop, keys } of part.channels) pose[prop] = valueAt(keys, u);
  for (const breath of part.breaths) {
    const { x, y } = breathScale(breath, u);
    pose.scaleX = (pose.scaleX ?? 1) * x;
    pose.scaleY = (pose.scaleY ?? 1) * y;
  }
  if (pose.rotate !== undefined || part.lag) pose.rotate = heldRotation(pose.rotate ?? 0, part.bone.rotateLimits);
  return pose;
}

/** One part at `u` from its tracks, breathing and blinks, without the lag of follow. */
export function partPose(part: PartMotion, u: number): Partial<PartPose> {
  const pose = placeAt(part, u);
  if (part.lid) pose.opacity = blinkOver(part.lid, u) === undefined ? (pose.opacity ?? 1) : 0;
  if (pose.opacity !== undefined) pose.opacity = Math.min(Math.max(pose.opacity, 0), 1);
  if (part.states || part.blinks.length) pose.state = blinkOver(part, u) ?? trackState(part, u);
  return pose;
}

/**
 * Gives the state that the track shows: its last key's. It is the resting drawing before the first key and for an
 * unknown name.
 */
function trackState({ bone, states }: PartMotion, u: number): string | null {
  const key = states?.[keyIndex(states, u)]?.v;
  return key !== undefined && bone.drawings.has(key) ? key : bone.defaultState;
}

/** The state that a blink shows over the track's: only while the eye shows its resting drawing or one called `open`. */
function blinkOver(part: PartMotion, u: number): string | undefined {
  const shown = trackState(part, u);
  return shown === part.bone.defaultState || shown === 'open' ? blinkAt(part.blinks, u) : undefined;
}

/**
 * Adds a lag to a rotation within the limits of the joint, with increasing resistance toward them, so that a spring
 * never stops abruptly.
 */
export function withLag(rotate: number, lag: number, limits: RotateLimits): number {
  const room = Math.abs(heldRotation(lag > 0 ? Infinity : -Infinity, limits) - rotate);
  return room < 1e-9 ? rotate : rotate + room * Math.tanh(lag / room);
}
