import { REST, type PartPose, type Pose } from '../rig/pose';

type Numbers = keyof typeof REST;
const PROPS = Object.keys(REST) as Numbers[];
/** A rotation difference above this, in degrees, takes the shorter direction: no joint of a figure spans as much. */
const SPIN = 240;

/**
 * Interpolates two poses: 0 gives `from`, 1 gives `to`. Numbers are interpolated linearly, so that joints stay inside
 * their limits; full turns take the shorter direction; a drawing switches halfway.
 */
export function blendPoses(from: Pose, to: Pose, amount: number): Pose {
  if (amount <= 0) return from;
  if (amount >= 1) return to;
  const mixed: Record<string, Partial<PartPose>> = {};
  for (const id of Object.keys({ ...from, ...to })) mixed[id] = blendParts(from[id] ?? {}, to[id] ?? {}, amount);
  return mixed;
}

function blendParts(from: Partial<PartPose>, to: Partial<PartPose>, amount: number): Partial<PartPose> {
  const mixed: Partial<PartPose> = {};
  for (const prop of PROPS) {
    if (from[prop] === undefined && to[prop] === undefined) continue;
    const start = from[prop] ?? REST[prop];
    const way = (to[prop] ?? REST[prop]) - start;
    mixed[prop] = start + (prop === 'rotate' ? shortWay(way) : way) * amount;
  }
  const shown = amount < 0.5 ? from : to;
  if (shown.state !== undefined) mixed.state = shown.state;
  return mixed;
}

function shortWay(degrees: number): number {
  const turns = Math.floor((Math.abs(degrees) + 360 - SPIN) / 360);
  return degrees - Math.sign(degrees) * turns * 360;
}
