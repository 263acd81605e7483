import { dilated, type Grid, type Mask } from '../../geometry/coverage';
import { aboutPivot } from '../../geometry/matrix';
import type { RigPart } from '../../rig/rig';
import type { RigFinding } from './finding';
import { gridAround, maskOfAreas } from './joint-mask';
import { measureOf } from './measure';
import { solidOf, type Area } from './outlines';
import type { Study } from './study';

/**
 * The minimum overlap of child and parent, as a share of the square of the limb's width: less is only a touching
 * corner.
 */
const SHARED = 0.02;
/** Finds joints that come apart within their limits: the child no longer overlaps its parent. */
export function joint(study: Study): RigFinding[] {
  const onFace = new Set([...study.roles.face, ...study.roles.pupils]);
  return study.rig.parts.flatMap((part) => {
    const { rotateLimits: limits } = part;
    const own = solidOf(study.drawing(part.id));
    if (!limits || !own.length || onFace.has(part.id) || !study.isFigure(part.id)) return [];
    return seatsOf(study, part)
      .flatMap((seat) => openAt(part, limits, own, seat))
      .slice(0, 1);
  });
}

interface Seat {
  id: string;
  areas: Area[];
  /** The middle of the joint. */
  at: readonly [number, number];
  /** The width of the thinner of the two. */
  width: number;
}

function openAt(part: RigPart, limits: readonly [number, number], own: readonly Area[], seat: Seat): RigFinding[] {
  const grid = gridAround(seat.at, seat.width);
  const [below, resting] = [seat.areas, own].map((areas) => maskOfAreas(grid, areas)) as [Mask, Mask];
  // A part that is detached at rest, like a halo, may be detached when turned.
  if (shared(grid, dilated(grid, resting), below) === 0) return [];
  const turned = (degrees: number): Mask =>
    degrees === 0 ? resting : maskOfAreas(grid, own, aboutPivot(part.pivot, degrees, 1, 1, 0, 0));
  const [worst] = [0, ...limits]
    .map((degrees) => ({ degrees, area: shared(grid, turned(degrees), below) }))
    .sort((a, b) => a.area - b.area);
  if (!worst || worst.area >= SHARED * seat.width ** 2) return [];
  return [
    {
      rule: 'joint',
      part: part.id,
      other: seat.id,
      message:
        `The joint of "${part.id}" and "${seat.id}" comes open ` +
        `${worst.degrees === 0 ? 'at rest' : `where "${part.id}" turns to ${worst.degrees}°`}: they hardly ` +
        'overlap there.',
      suggestion:
        `Let the two overlap by ${Math.ceil(seat.width / 2)} pixels more, with round ends about the pivot, or ` +
        `narrow the limits of "${part.id}".`,
    },
  ];
}

/**
 * Gives what a part is attached to: its nearest drawn ancestor with everything fixed to that. Under a root without a
 * drawing that is the trunk, and for the trunk its limbs.
 */
function seatsOf(study: Study, part: RigPart): Seat[] {
  const { rig, roles } = study;
  let above = rig.parts[part.parent];
  while (above && !solidOf(study.drawing(above.id)).length) above = rig.parts[above.parent];
  const host = above ? (rig.index.get(above.id) ?? -1) : part.parent;
  const brothers = rig.parts.filter(
    (other) =>
      other !== part &&
      other.parent === host &&
      study.isFigure(other.id) &&
      (other.rotateLimits === null) === Boolean(above),
  );
  const seat = (carrier: RigPart, ids: readonly RigPart[]): Seat[] => {
    const [own, size] = [measureOf(study.drawing(part.id)), measureOf(study.drawing(carrier.id))];
    if (!own || !size) return [];
    // Of two siblings the thinner one is the limb, and its pivot is the joint.
    const at = above || own.width <= size.width ? part.pivot : carrier.pivot;
    return [
      {
        id: carrier.id,
        areas: ids.flatMap(({ id }) => solidOf(study.drawing(id))),
        at,
        width: Math.min(own.width, size.width),
      },
    ];
  };
  if (above) return seat(above, [above, ...brothers]);
  return brothers
    .filter(({ id }) => part.id === roles.body || id === roles.body)
    .flatMap((brother) => seat(brother, [brother]));
}

/** The area two masks share, in square pixels. */
const shared = ({ cell }: Grid, one: Mask, two: Mask): number =>
  one.reduce((sum, on, at) => sum + (on && two[at] ? 1 : 0), 0) * cell * cell;
