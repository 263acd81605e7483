import { pivotOf, onArc, rigPart, type LimitArc, type StandingRig, type StagePoint } from './geometry';

const text = ([x, y]: StagePoint): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A closed outline through points as path data; empty without points. */
export const outlinePath = (points: readonly StagePoint[]): string =>
  points.length === 0 ? '' : `M${points.map(text).join('L')}Z`;

/** A circle as path data. */
export function circlePath([x, y]: StagePoint, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${text([x - radius, y])}${arc} ${radius * 2} 0${arc} ${-radius * 2} 0Z`;
}

/** Gives the sector of a joint's limits as path data; a whole circle for a full turn. */
export function sectorPath(arc: LimitArc): string {
  if (arc.to - arc.from >= 360) return circlePath(arc.center, arc.radius);
  const large = arc.to - arc.from > 180 ? 1 : 0;
  const [start, end] = [onArc(arc, arc.from), onArc(arc, arc.to)];
  const { radius } = arc;
  return `M${text(arc.center)}L${text(start)}A${radius} ${radius} 0 ${large} 1 ${text(end)}Z`;
}

/** Gives the line from a pivot in the part's direction as path data. */
export const needlePath = (arc: LimitArc): string => `M${text(arc.center)}L${text(onArc(arc, arc.now))}`;

/** The half width of a bone at its root, in pixels. */
const BONE_PX = 3;

function bonePath(from: StagePoint, to: StagePoint): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < BONE_PX) return '';
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const waist: StagePoint = [from[0] + ux * BONE_PX * 2, from[1] + uy * BONE_PX * 2];
  const side = (by: number): StagePoint => [waist[0] - uy * by, waist[1] + ux * by];
  return outlinePath([from, side(BONE_PX), to, side(-BONE_PX)]);
}

/** Gives the bones from pivots to their parents' pivots as path data; of all parts, or of one and its children. */
export function bonesPath(standing: StandingRig, of: string | null): string {
  return standing.rig.parts
    .map((part) => {
      const parent = standing.rig.parts[part.parent];
      const drawn = parent && (of === null || part.id === of || parent.id === of);
      return drawn ? bonePath(pivotOf(standing, parent), pivotOf(standing, part)) : '';
    })
    .join('');
}

/** The pivots of parts as path data. */
export const pivotsPath = (standing: StandingRig, ids: readonly string[], radius: number): string =>
  ids
    .map((id) => {
      const part = rigPart(standing, id);
      return part ? circlePath(pivotOf(standing, part), radius) : '';
    })
    .join('');
