import { aboutPivot, type Matrix } from '@/lib/core/geometry/matrix';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { around, boxOf } from '../drawing/forms';
import { branchOf, placed } from '../drawing/place';
import { nothingOf, type EditAct } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { targetWords, type TargetNoun } from '../targets/target';
import type { MoveChange } from '../wish';
import { fitted } from './fit';

/** Regions that are raised by a rotation about their pivot; all others are translated. */
const TURNS = new Set(['arms', 'limbs', 'ears', 'tail', 'wings', 'antennae', 'legs', 'hands', 'front_legs']);

/** Raises, lowers or translates parts with all their children. */
export const move: EditAct<'move'> = (spec, { target, change }, { keepRig }) => {
  if (keepRig) return { refused: 'A variant keeps every part in its place, so that every animation fits it.' };
  const found = target.nouns.filter((noun) => partsOf(withRoles(spec), noun).length > 0);
  if (found.length === 0) return nothingOf(targetWords(target));
  const next = found.reduce((now, noun) => movedBy(now, noun, change), spec);
  const words = targetWords({ nouns: found, except: [] });
  const how = change.spread
    ? `moved ${words} ${change.spread > 0 ? 'further apart' : 'closer together'}`
    : `${change.dy < 0 ? 'raised' : 'lowered'} ${words}`;
  return { ...fitted(spec, next), done: how };
};

function movedBy(spec: MascotSpec, noun: TargetNoun, change: MoveChange): MascotSpec {
  const ids = partsOf(withRoles(spec), noun);
  const side = Math.max(spec.canvas.width, spec.canvas.height);
  const parts = spec.parts.filter(({ id }) => ids.includes(id));
  const middle = parts.reduce((sum, { pivot }) => sum + pivot[0], 0) / parts.length;
  return parts.reduce((now, part) => {
    const turns = change.spread === 0 && noun.kind === 'region' && TURNS.has(noun.region);
    if (turns) return turned(now, part, change.lift);
    const dx = change.dx * side + Math.sign(part.pivot[0] - middle) * change.spread * side;
    return shiftedBranch(now, part.id, [1, 0, 0, 1, dx, change.spread === 0 ? change.dy * side : 0]);
  }, spec);
}

const shiftedBranch = (spec: MascotSpec, id: string, matrix: Matrix): MascotSpec =>
  placed(spec, new Map([...branchOf(spec, [id])].map((each) => [each, matrix])));

/**
 * Rotates a part and its children about its pivot so that its end rises by `lift` degrees, and adjusts its rotation
 * limits accordingly.
 */
function turned(spec: MascotSpec, part: Part, lift: number): MascotSpec {
  const box = around(
    [...branchOf(spec, [part.id])].map((id) => boxOf(spec.parts.find((each) => each.id === id)?.svg ?? '')),
  );
  const reach = box ? (box.left + box.right) / 2 - part.pivot[0] : 0;
  const outward = Math.abs(reach) > 2 ? Math.sign(reach) : Math.sign(part.pivot[0] - spec.canvas.width / 2) || 1;
  const limits = part.rotateLimits;
  const wished = -outward * lift;
  const angle = limits ? Math.min(Math.max(wished, limits[0]), limits[1]) : wished;
  const next = shiftedBranch(spec, part.id, aboutPivot(part.pivot, angle, 1, 1, 0, 0));
  if (!limits) return next;
  const kept: [number, number] = [Math.round(limits[0] - angle), Math.round(limits[1] - angle)];
  return { ...next, parts: next.parts.map((each) => (each.id === part.id ? { ...each, rotateLimits: kept } : each)) };
}
