import { aboutPivot, type Matrix } from '@/lib/core/geometry/matrix';
import type { Edges } from '@/lib/core/rig/extent';
import { findRoles, type Roles } from '@/lib/core/rig/roles';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { around, boxOf } from '../drawing/forms';
import { branchOf, placed } from '../drawing/place';

/** The margin to the canvas edge, as a share of the canvas's side. */
const EDGE_MARGIN_SHARE = 0.012;
/** The smallest reduction in size that is reported to the user, in percent. */
const MIN_REPORTED_PERCENT = 4;

/** The part ids of the figure: all except its shadow, its steam, and a root that only holds the shadow. */
export function figureIds(spec: MascotSpec, roles: Roles): Set<string> {
  const aside = new Set([roles.shadow, ...roles.steam, roles.root === roles.body ? null : roles.root]);
  return new Set(spec.parts.map(({ id }) => id).filter((id) => !aside.has(id)));
}

/** The bounding box of the figure at rest. */
export function figureBox(spec: MascotSpec, ids: ReadonlySet<string>): Edges | null {
  return around(
    spec.parts
      .filter(({ id }) => ids.has(id))
      .map((part) => boxOf(part.states.find(({ name }) => name === part.defaultState)?.svg ?? part.svg)),
  );
}

/** A figure that fits on its canvas, with a warning if it was scaled down for that. */
export interface Fitted {
  spec: MascotSpec;
  warnings: string[];
}

/** Moves the figure back to its previous ground line, and scales it down if it would extend beyond the canvas. */
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
  const room = EDGE_MARGIN_SHARE * Math.max(width, height);
  // A figure that already reached the canvas edge may still do so.
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
    warnings:
      smaller >= MIN_REPORTED_PERCENT ? [`To stay on its canvas the whole mascot became ${smaller}% smaller.`] : [],
  };
}

/** The spec with the whole figure scaled about its point on the ground, line widths included. */
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
