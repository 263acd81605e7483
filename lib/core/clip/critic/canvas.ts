import { grown, pathBounds, transformBox, union, type Box } from '../../geometry/bounds';
import { apply, IDENTITY, multiply, type Matrix } from '../../geometry/matrix';
import type { DrawingNode } from '../../paint/drawing';
import { wholeOf } from '../../rig/underlays';
import { drawingOf } from '../../svg/drawing-of';
import type { MotionFinding } from './finding';
import { inPlace, isOutOfPicture } from '../out-of-picture';
import { look, posed, type CriticFrame, type Take } from './take';

/** How far a part may reach beyond the canvas edge, in pixels: more than the width of an antialiased edge. */
const TOLERANCE = 1;

/**
 * Finds joints and drawings that leave the canvas, where every picture and film would crop them. A part that sticks out
 * at rest may stay out, and a figure may leave as a whole.
 */
export function canvas(take: Take): MotionFinding[] {
  const rest = look(take.rig, { ...take.motion, parts: [] }, 0);
  const allowances = new Map(
    take.rig.parts.map(({ id }) => [id, Math.max(outside(take, rest, id, 0).out, 0) + TOLERANCE]),
  );
  const worst = new Map<string, { out: number; t: number; edge: Edge }>();
  const goes = leavesPicture(take);
  // A part and the line around it leave together, and are mended together.
  const whole = wholeOf(take.rig.spec.parts);
  for (const seen of take.looks) {
    const at = goes ? posed(take.rig, seen.t, inPlace(take.figure, seen.pose)) : seen;
    for (const [id, allowed] of allowances) {
      const owner = whole(id);
      const known = Math.max(allowed, worst.get(owner)?.out ?? 0);
      const { out, edge } = outside(take, at, id, known);
      if (out > known) worst.set(owner, { out, t: at.t, edge });
    }
  }
  return [...worst]
    .sort(([, a], [, b]) => b.out - a.out)
    .map(([part, { out, t, edge }]) => ({ part, t, edge, px: Math.ceil(out) }))
    .map(({ part, t, edge, px }) => ({
      rule: 'canvas' as const,
      part,
      t,
      message:
        `"${part}" leaves the canvas at the ${edge} by ${px} pixels at ${t.toFixed(2)} seconds and would be cut ` +
        'off.',
      suggestion:
        `Lift, shift or stretch "${part}", or what carries it, ${px} pixels less, or give the mascot ` +
        'a larger canvas.',
    }));
}

/** Whether the figure leaves the picture as a whole, or enters it. */
export const leavesPicture = ({ looks, figure }: Take): boolean =>
  looks.some(({ pose }) => isOutOfPicture(figure, pose));

/**
 * Gives how far a part reaches outside, and over which edge. The result is exact only above `known`, because the exact
 * outline of a rotated path is slow to compute.
 */
function outside({ rig }: Take, { parts }: CriticFrame, id: string, known: number): Overhang {
  const part = rig.parts[rig.index.get(id) ?? -1];
  const solved = parts.get(id);
  if (!part || !solved || solved.opacity <= 0) return NONE;
  const { matrix, state } = solved;
  const svg = part.drawings.get(state) ?? '';
  if (!svg) return NONE;
  const [x, y] = apply(matrix, part.pivot[0], part.pivot[1]);
  const joint = beyond(rig, { x, y, width: 0, height: 0 });
  const rough = outlineOf(svg);
  if (!rough || beyond(rig, transformBox(rough, matrix)).out <= known) return joint;
  const drawing = beyond(rig, exactBox(svg, matrix));
  return drawing.out > joint.out ? drawing : joint;
}

type Edge = 'left' | 'right' | 'top' | 'bottom';

/** How far something reaches beyond an edge of the canvas, in pixels; negative inside. */
interface Overhang {
  out: number;
  edge: Edge;
}

const NONE: Overhang = { out: 0, edge: 'top' };

function beyond({ width, height }: Take['rig'], box: Box | null): Overhang {
  if (!box) return NONE;
  const edges: Overhang[] = [
    { out: -box.x, edge: 'left' },
    { out: -box.y, edge: 'top' },
    { out: box.x + box.width - width, edge: 'right' },
    { out: box.y + box.height - height, edge: 'bottom' },
  ];
  return edges.reduce((most, each) => (each.out > most.out ? each : most));
}

const outlines = new Map<string, Box | null>();
const REMEMBERED = 4000;

function outlineOf(svg: string): Box | null {
  const known = outlines.get(svg);
  if (known !== undefined) return known;
  if (outlines.size >= REMEMBERED) outlines.clear();
  const box = exactBox(svg, IDENTITY);
  outlines.set(svg, box);
  return box;
}

/**
 * Gives the box around a drawing with its strokes; clipped shapes are left out, since they shade others and stay inside
 * them.
 */
function exactBox(svg: string, matrix: Matrix): Box | null {
  const { nodes } = drawingOf(svg);
  return boxOf(nodes, matrix, false) ?? boxOf(nodes, matrix, true);
}

function boxOf(nodes: readonly DrawingNode[], above: Matrix, clipped: boolean): Box | null {
  return nodes
    .filter((node) => clipped || node.clip === null)
    .map((node) => {
      const matrix = node.transform ? multiply(above, node.transform) : above;
      if (node.kind === 'group') return boxOf(node.children, matrix, clipped);
      const bare = pathBounds(node.d, matrix);
      // The tips of miter corners are left out: their upper bound is far more than their real length.
      return bare && node.stroke
        ? grown(
            bare,
            (node.stroke.width / 2) * Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])),
          )
        : bare;
    })
    .reduce(union, null);
}
