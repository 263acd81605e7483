import { heldRotation } from '../rig/limits';
import type { PartPose } from '../rig/pose';
import { keyIndex, valueAt } from './keys';
import { blinkAt } from './modifiers/blink';
import { breathScale } from './modifiers/breathing';
import type { PartMotion } from './motion';

/** A state key that names the part's resting drawing, where the part has no state of that name itself. */
export const DEFAULT_STATE = 'default';

/** Where one part is at `u` from its tracks and breathing, without the lag of follow: all of its pose but what it shows. */
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
  if (part.lid) pose.opacity = lidShut(part.lid, u) ? 0 : (pose.opacity ?? 1);
  if (pose.opacity !== undefined) pose.opacity = Math.min(Math.max(pose.opacity, 0), 1);
  const state = stateAt(part, u);
  if (state !== undefined) pose.state = state;
  return pose;
}

/** The state that the track shows: its last key, the resting drawing before the first and for a name the part does not have. */
function trackState({ bone, states }: PartMotion, u: number): string | null {
  const key = states?.[keyIndex(states, u)]?.v;
  return key !== undefined && bone.states.some(({ name }) => name === key) ? key : bone.defaultState;
}

/** A blink shows over the track's state, but only while the eye is open: its resting drawing or one called `open`. */
function stateAt(part: PartMotion, u: number): string | null | undefined {
  if (!part.blinks.length) return part.states ? trackState(part, u) : undefined;
  const shown = trackState(part, u);
  return (isOpen(part, shown) ? blinkAt(part.blinks, u) : undefined) ?? shown;
}

const isOpen = ({ bone }: PartMotion, state: string | null): boolean => state === bone.defaultState || state === 'open';

function lidShut(eye: PartMotion, u: number): boolean {
  return isOpen(eye, trackState(eye, u)) && blinkAt(eye.blinks, u) !== undefined;
}

/** Adds a lag that gets softer toward the limit of the joint, so that a spring never hits a wall. */
export function withLag(rotate: number, lag: number, limits: readonly [number, number] | null): number {
  if (!limits) return 0;
  const room = Math.max(lag > 0 ? Math.max(limits[1], 0) - rotate : rotate - Math.min(limits[0], 0), 0);
  return room < 1e-9 ? rotate : rotate + room * Math.tanh(lag / room);
}
