import { apply, IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import { reachOf } from '../../rig/reach';
import type { Rig, RigPart } from '../../rig/rig';
import { localMatrix } from '../../rig/solve';
import type { LagTable, PartMotion } from '../motion';
import { placeAt, withLag } from '../part-pose';
import type { Follow, Modifier } from '../schema';
import { SPRING_RATE, trail } from './spring';

interface Take {
  duration: number;
  loop: boolean;
  parts: ReadonlyMap<string, PartMotion>;
}

/** The position of a part, and its rotation in degrees. */
interface Stand {
  world: Matrix;
  angle: number;
}

/** The longest fade of a one-shot's swing at its end, in seconds, so that it ends at rest. */
const FADE_SECONDS = 0.3;
/** The shortest lever of a swing, as a share of the figure's size: tiny parts would whirl. */
const SHORTEST_REACH = 0.12;
const RADIAN = 180 / Math.PI;

/** Adds a table of extra rotation to every part with a follow modifier, parents first, so that chains add up. */
export function addLag(rig: Rig, take: Take, modifiers: readonly Modifier[]): void {
  const origin = Array.from({ length: Math.max(Math.ceil(take.duration * SPRING_RATE), 2) + 1 }, (): Stand => ({
    world: IDENTITY,
    angle: 0,
  }));
  const known: (readonly Stand[])[] = [];
  /** The position of a part at every step of the clip, computed once, when the lag of all its ancestors is known. */
  const standing = (i: number): readonly Stand[] => {
    const bone = rig.parts[i];
    return bone ? (known[i] ??= moved(standing(bone.parent), bone, take.parts.get(bone.id))) : origin;
  };
  for (const bone of rig.parts) {
    const follow = modifiers.findLast((each): each is Follow => each.type === 'follow' && each.part === bone.id);
    const part = take.parts.get(bone.id);
    if (follow && part && bone.rotateLimits && bone.parent >= 0)
      part.lag = swing(standing(bone.parent), bone, reachOf(rig, bone), SHORTEST_REACH * figureSize(rig), follow, take);
  }
}

function moved(above: readonly Stand[], bone: RigPart, part: PartMotion | undefined): readonly Stand[] {
  return part
    ? above.map(({ world, angle }, i) => {
        const pose = placeAt(part, i / (above.length - 1));
        const rotate = (pose.rotate = withLag(pose.rotate ?? 0, part.lag?.[i] ?? 0, bone.rotateLimits));
        return { world: multiply(world, localMatrix(bone, pose)), angle: angle + rotate };
      })
    : above;
}

/** The lag in degrees: the part keeps its old direction while its parent turns, and trails while its pivot moves. */
function swing(
  parent: readonly Stand[],
  { pivot }: RigPart,
  [rx, ry]: readonly [number, number],
  shortest: number,
  follow: Follow,
  { duration, loop }: Take,
): LagTable {
  const steps = parent.length - 1;
  const turns = loop ? Math.round(((parent[steps]?.angle ?? 0) - (parent[0]?.angle ?? 0)) / 360) * 360 : 0;
  const behind = (target: (stand: Stand, i: number) => number) => trail(parent.map(target), duration, follow, loop);
  const turned = behind(({ angle }, i) => angle - (turns * i) / steps);
  const [carriedX = [], carriedY = []] = [0, 1].map((axis) => behind(({ world }) => apply(world, ...pivot)[axis] ?? 0));
  const drag = -(follow.damping / follow.stiffness) * (turns / duration);
  const length = Math.max(Math.hypot(rx, ry), shortest);
  const fade = Math.min(FADE_SECONDS, duration / 4);
  return parent.map(({ angle }, i) => {
    const [cos, sin] = [Math.cos(angle / RADIAN), Math.sin(angle / RADIAN)];
    const across = (rx * cos - ry * sin) * (carriedY[i] ?? 0) - (rx * sin + ry * cos) * (carriedX[i] ?? 0);
    const lag = follow.strength * ((turned[i] ?? 0) + drag + (across / (length * length)) * RADIAN);
    const left = loop ? 1 : Math.min((duration * (1 - i / steps)) / fade, 1);
    return lag * left * left * (3 - 2 * left);
  });
}

/** Gives the extent of a figure's pivots, across or up, whichever is larger. */
const figureSize = ({ parts }: Rig): number =>
  Math.max(
    ...[0, 1].map((axis) => {
      const places = parts.map(({ pivot }) => pivot[axis] ?? 0);
      return Math.max(...places) - Math.min(...places);
    }),
    1,
  );
