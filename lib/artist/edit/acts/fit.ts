import { aboutPivot, type Matrix } from '@/lib/core/geometry/matrix';
import type { Edges } from '@/lib/core/rig/extent';
import { findRoles, type Roles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { around, boxOf } from '../drawing/forms';
import { branchOf, placed } from '../drawing/place';

/** Room left to the canvas's edge, as a share of its side. */
const MARGIN = 0.012;
/** A change of size that nobody sees is not told, in percent. */
const TOLD = 4;

/** The ids of what belongs to the figure: all but its shadow and steam, and a root that only carries the ground. */
export function figureIds(spec: MascotSpec, roles: Roles): Set<string> {
  const aside = new Set([roles.shadow, ...roles.steam, roles.root === roles.body ? null : roles.root]);
  return new Set(spec.parts.map(({ id }) => id).filter((id) => !aside.has(id)));
}

/** The box of the figure as it is drawn at rest. */
export function figureBox(spec: MascotSpec, ids: ReadonlySet<string>): Edges | null {
  return around(
    spec.parts
      .filter(({ id }) => ids.has(id))
      .map((part) => boxOf(part.states.find(({ name }) => name === part.defaultState)?.svg ?? part.svg)),
  );
}

/** A figure on its canvas, and what to say where it had to become smaller for that. */
export interface Fitted {
  spec: MascotSpec;
  warnings: string[];
}

/** Stands the figure on the ground where it stood before, and shrinks it where it would leave the canvas. */
export function fitted(before: MascotSpec, after: MascotSpec): Fitted {
  const roles = findRoles(after);
  const ids = figureIds(after, roles);
  const [old, now] = [figureBox(before, figureIds(before, findRoles(before))), figureBox(after, ids)];
  if (!old || !now) return { spec: after, warnings: [] };
  const drop = old.bottom - now.bottom;
  const stood = Math.abs(drop) < 0.5 ? after : placed(after, everywhere(ids, [1, 0, 0, 1, 0, drop]));
  return inside(stood, ids, { ...now, top: now.top + drop, bottom: now.bottom + drop }, old);
}

const everywhere = (ids: ReadonlySet<string>, matrix: Matrix): Map<string, Matrix> =>
  new Map([...ids].map((id) => [id, matrix]));

function inside(spec: MascotSpec, ids: ReadonlySet<string>, box: Edges, old: Edges): Fitted {
  const { width, height } = spec.canvas;
  const room = MARGIN * Math.max(width, height);
  // A figure that was drawn to the very edge may stay there.
  const [left, right, top] = [Math.min(room, old.left), Math.max(width - room, old.right), Math.min(room, old.top)];
  const middle = Math.min(Math.max((box.left + box.right) / 2, left), right);
  const reach = Math.max(
    (box.right - box.left) / (right - left),
    (box.bottom - box.top) / Math.max(1, box.bottom - top),
  );
  const scale = reach > 1 ? 1 / reach : 1;
  const [scaledLeft, scaledRight] = [middle + (box.left - middle) * scale, middle + (box.right - middle) * scale];
  const dx = scaledLeft < left ? left - scaledLeft : scaledRight > right ? right - scaledRight : 0;
  if (scale === 1 && Math.abs(dx) < 0.5) return { spec, warnings: [] };
  const all = scale === 1 ? ids : new Set(spec.parts.map(({ id }) => id));
  const smaller = Math.round((1 - scale) * 100);
  return {
    spec: placed(spec, everywhere(all, aboutPivot([middle, box.bottom], 0, scale, scale, dx, 0)), { lines: true }),
    warnings: smaller >= TOLD ? [`To stay on its canvas the whole mascot became ${smaller}% smaller.`] : [],
  };
}

/** The spec with its whole figure scaled about the ground it stands on; lines scale too. */
export function scaledWhole(spec: MascotSpec, factor: number): MascotSpec {
  const roles = findRoles(spec);
  const box = figureBox(spec, figureIds(spec, roles));
  if (!box) return spec;
  const root = spec.parts.find(({ id }) => id === roles.root);
  const ground = root?.pivot ?? [(box.left + box.right) / 2, box.bottom];
  return placed(spec, everywhere(branchOf(spec, [roles.root]), aboutPivot(ground, 0, factor, factor, 0, 0)), {
    lines: true,
  });
}
