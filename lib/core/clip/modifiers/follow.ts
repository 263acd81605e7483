import { aboutPivot, apply, IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import { reachOf } from '../../rig/reach';
import type { Rig } from '../../rig/rig';
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

/** Where a part stands, and how far it has turned in degrees. */
interface Stand {
  world: Matrix;
  angle: number;
}

/** A one-shot ends at rest: the swing fades out over its last part, at most this many seconds. */
const FADE_SECONDS = 0.3;
/** No part is swung as if it were shorter than this share of the whole figure: tiny parts would whirl. */
const SHORTEST_REACH = 0.12;

/** Gives every part with a follow modifier its table of extra rotation, parents first, so that chains add up. */
export function addLag({ spec: { parts: skeleton }, index }: Rig, take: Take, follows: readonly Follow[]): void {
  const bones = new Map(skeleton.map((bone) => [bone.id, bone]));
  const order = ({ part }: Follow): number => index.get(part) ?? 0;
  const shortest = SHORTEST_REACH * figureSize(skeleton);
  const standing = standsOf(bones, take);
  for (const follow of [...follows].sort((a, b) => order(a) - order(b))) {
    const part = take.parts.get(follow.part);
    const parent = bones.get(part?.bone.parent ?? '');
    if (part?.bone.rotateLimits && parent) part.lag = swing(standing(parent), part.bone, reachOf(skeleton, part.bone), shortest, follow, take);
  }
}

/** Gives where any part stands at every step of the clip; each is worked out once, when the lag of all above it is known. */
function standsOf(bones: ReadonlyMap<string, Part>, take: Take): (bone: Part) => readonly Stand[] {
  const steps = Math.max(Math.ceil(take.duration * SPRING_RATE), 2);
  const origin = Array.from({ length: steps + 1 }, (): Stand => ({ world: IDENTITY, angle: 0 }));
  const known = new Map<Part, readonly Stand[]>();
  const standing = (bone: Part): readonly Stand[] => {
    const above = bones.get(bone.parent ?? '');
    const made = known.get(bone) ?? moved(above ? standing(above) : origin, bone, take.parts.get(bone.id));
    known.set(bone, made);
    return made;
  };
  return standing;
}

function moved(above: readonly Stand[], { pivot, rotateLimits }: Part, part: PartMotion | undefined): readonly Stand[] {
  return part ? above.map(({ world, angle }, i) => {
    const { rotate = 0, scaleX = 1, scaleY = 1, translateX = 0, translateY = 0 } = placeAt(part, i / (above.length - 1));
    const turned = part.lag ? withLag(rotate, part.lag[i] ?? 0, rotateLimits) : rotate;
    return { world: multiply(world, aboutPivot(pivot, turned, scaleX, scaleY, translateX, translateY)), angle: angle + turned };
  }) : above;
}

/** The lag in degrees: the part keeps its old direction while its parent turns, and trails while its pivot is carried away. */
function swing(parent: readonly Stand[], { pivot }: Part, [rx, ry]: [number, number], shortest: number, follow: Follow, { duration, loop }: Take): LagTable {
  const steps = parent.length - 1;
  const places = parent.map(({ world }) => apply(world, ...pivot));
  const turns = loop ? Math.round(((parent[steps]?.angle ?? 0) - (parent[0]?.angle ?? 0)) / 360) * 360 : 0;
  const [turned, carriedX, carriedY] = [parent.map(({ angle }, i) => angle - (turns * i) / steps), places.map(([x]) => x), places.map(([, y]) => y)]
    .map((target) => trail(Float64Array.from(target), duration, follow, loop));
  const drag = -(follow.damping / follow.stiffness) * (turns / duration);
  const length = Math.max(Math.hypot(rx, ry), shortest);
  const fade = Math.min(FADE_SECONDS, duration / 4);
  return Float64Array.from(parent, ({ angle }, i) => {
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const across = (rx * cos - ry * sin) * (carriedY?.[i] ?? 0) - (rx * sin + ry * cos) * (carriedX?.[i] ?? 0);
    const lag = follow.strength * ((turned?.[i] ?? 0) + drag + ((across / (length * length)) * 180) / Math.PI);
    const left = loop ? 1 : Math.min((duration * (1 - i / steps)) / fade, 1);
    return lag * left * left * (3 - 2 * left);
  });
}

/** How far the pivots of a figure are apart, across or up. */
const figureSize = (parts: readonly Part[]): number => Math.max(...[0, 1].map((axis) => {
  const places = parts.map(({ pivot }) => pivot[axis] ?? 0);
  return Math.max(...places) - Math.min(...places);
}), 1);
