import { aboutPivot, apply, IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import { reachOf } from '../../rig/extent';
import { placeAt, withLag } from '../part-pose';
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
  const track = trackedParts(bones, take);
  for (const follow of ordered) {
    const part = take.parts.get(follow.part);
    const parent = bones.get(part?.bone.parent ?? '');
    if (!part?.bone.rotateLimits || !parent) continue;
    const path = carried(track(parent), part.bone.pivot);
    part.lag = swing(path, reachOf(skeleton, part.bone.id), shortest, follow, take);
  }
}

interface Path {
  angle: Float64Array;
  x: Float64Array;
  y: Float64Array;
}

/** Where a part stands (six numbers of a matrix each) and how far it has turned, in degrees, at every step of the clip. */
interface Track {
  worlds: Float64Array;
  angles: Float64Array;
}

/** Gives the track of any part; each is worked out once, when the lag of all above it is known. */
function trackedParts(bones: ReadonlyMap<string, Part>, take: Take): (bone: Part) => Track {
  const steps = stepsOf(take);
  const origin: Track = { worlds: Float64Array.from({ length: (steps + 1) * 6 }, (_, i) => IDENTITY[i % 6] ?? 0), angles: new Float64Array(steps + 1) };
  const known = new Map<string, Track>();
  const track = (bone: Part): Track => {
    const before = known.get(bone.id);
    if (before) return before;
    const above = bones.get(bone.parent ?? '');
    const made = moved(above ? track(above) : origin, bone, take.parts.get(bone.id));
    known.set(bone.id, made);
    return made;
  };
  return track;
}

const stepsOf = ({ duration }: Take): number => Math.max(Math.ceil(duration * SPRING_RATE), 2);

function moved(above: Track, { pivot, rotateLimits }: Part, part: PartMotion | undefined): Track {
  if (!part) return above;
  const steps = above.angles.length - 1;
  const angles = new Float64Array(steps + 1);
  const worlds = new Float64Array(above.worlds.length);
  for (let i = 0; i <= steps; i += 1) {
    const { rotate = 0, scaleX = 1, scaleY = 1, translateX = 0, translateY = 0 } = placeAt(part, i / steps);
    const turned = part.lag ? withLag(rotate, part.lag[Math.round((i / steps) * (part.lag.length - 1))] ?? 0, rotateLimits) : rotate;
    angles[i] = (above.angles[i] ?? 0) + turned;
    worlds.set(multiply(matrixAt(above.worlds, i), aboutPivot(pivot, turned, scaleX, scaleY, translateX, translateY)), i * 6);
  }
  return { worlds, angles };
}

function matrixAt(worlds: Float64Array, step: number): Matrix {
  const at = step * 6;
  return [worlds[at] ?? 1, worlds[at + 1] ?? 0, worlds[at + 2] ?? 0, worlds[at + 3] ?? 1, worlds[at + 4] ?? 0, worlds[at + 5] ?? 0];
}

/** Where the parent carries a part's pivot and how far it turns it, in degrees, over the whole clip. */
function carried({ worlds, angles }: Track, [x, y]: readonly [number, number]): Path {
  const path: Path = { angle: angles, x: new Float64Array(angles.length), y: new Float64Array(angles.length) };
  for (let i = 0; i < angles.length; i += 1) [path.x[i], path.y[i]] = apply(matrixAt(worlds, i), x, y);
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
