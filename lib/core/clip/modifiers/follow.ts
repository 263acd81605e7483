import { aboutPivot, apply, IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import { reachOf } from '../../rig/extent';
import { partPose, withLag } from '../part-pose';
import type { Part } from '../../spec/schema';
import type { LagTable, PartMotion } from '../motion';
import type { Follow } from '../schema';
import { SPRING_RATE, trail } from './spring';

interface Take {
  duration: number;
  loop: boolean;
  parts: Map<string, PartMotion>;
}

/** A one-shot ends at rest: the swing fades out over its last part, at most this many seconds. */
const FADE_SECONDS = 0.3;
/** No part is swung as if it were shorter than this share of the whole figure: tiny parts would whirl. */
const SHORTEST_REACH = 0.12;

/** Gives every part with a follow modifier its table of extra rotation, parents first, so that chains add up. */
export function addLag(skeleton: readonly Part[], take: Take, follows: readonly Follow[]): void {
  const bones = new Map(skeleton.map((bone) => [bone.id, bone]));
  const depth = (bone: Part | undefined): number => (bone?.parent ? 1 + depth(bones.get(bone.parent)) : 0);
  const ordered = [...follows].sort((a, b) => depth(bones.get(a.part)) - depth(bones.get(b.part)));
  const shortest = SHORTEST_REACH * figureSize(skeleton);
  for (const follow of ordered) {
    const part = take.parts.get(follow.part);
    if (!part?.bone.rotateLimits || !part.bone.parent) continue;
    const path = parentPath(bones, take, part.bone);
    part.lag = swing(path, reachOf(skeleton, part.bone.id), shortest, follow, take);
  }
}

interface Path {
  angle: Float64Array;
  x: Float64Array;
  y: Float64Array;
}

/** Where the parent carries a part's pivot and how far it turns it, in degrees, over the whole clip. */
function parentPath(bones: ReadonlyMap<string, Part>, take: Take, bone: Part): Path {
  const chain: Part[] = [];
  for (let up = bones.get(bone.parent ?? ''); up; up = bones.get(up.parent ?? '')) chain.unshift(up);
  const steps = Math.max(Math.ceil(take.duration * SPRING_RATE), 2);
  const path: Path = { angle: new Float64Array(steps + 1), x: new Float64Array(steps + 1), y: new Float64Array(steps + 1) };
  for (let i = 0; i <= steps; i += 1) {
    let world: Matrix = IDENTITY;
    let angle = 0;
    for (const link of chain) {
      const part = take.parts.get(link.id);
      if (!part) continue;
      const { rotate = 0, scaleX = 1, scaleY = 1, translateX = 0, translateY = 0 } = partPose(part, i / steps);
      const turned = part.lag ? withLag(rotate, part.lag[Math.round((i / steps) * (part.lag.length - 1))] ?? 0, link.rotateLimits) : rotate;
      world = multiply(world, aboutPivot(link.pivot, turned, scaleX, scaleY, translateX, translateY));
      angle += turned;
    }
    [path.x[i], path.y[i]] = apply(world, bone.pivot[0], bone.pivot[1]);
    path.angle[i] = angle;
  }
  return path;
}

/** The lag in degrees: the part keeps its old direction while its parent turns, and trails while its pivot is carried away. */
function swing(path: Path, [rx, ry]: [number, number], shortest: number, follow: Follow, { duration, loop }: Take): LagTable {
  const steps = path.angle.length - 1;
  const turns = loop ? Math.round(((path.angle[steps] ?? 0) - (path.angle[0] ?? 0)) / 360) * 360 : 0;
  const steady = path.angle.map((angle, i) => angle - (turns * i) / steps);
  const turned = trail(steady, duration, follow, loop);
  const carriedX = trail(path.x, duration, follow, loop);
  const carriedY = trail(path.y, duration, follow, loop);
  const drag = -(follow.damping / follow.stiffness) * (turns / duration);
  const length = Math.max(Math.hypot(rx, ry), shortest);
  const fade = Math.min(FADE_SECONDS, duration / 4);
  return turned.map((angle, i) => {
    const radians = ((path.angle[i] ?? 0) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const across = (rx * cos - ry * sin) * (carriedY[i] ?? 0) - (rx * sin + ry * cos) * (carriedX[i] ?? 0);
    const lag = follow.strength * (angle + drag + ((across / (length * length)) * 180) / Math.PI);
    const left = loop ? 1 : Math.min((duration * (1 - i / steps)) / fade, 1);
    return lag * left * left * (3 - 2 * left);
  });
}

function figureSize(parts: readonly Part[]): number {
  const xs = parts.map(({ pivot }) => pivot[0]);
  const ys = parts.map(({ pivot }) => pivot[1]);
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), 1);
}
