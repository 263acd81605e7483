import { pathText, segmentsOf } from '@/lib/core/geometry/segments';
import type { Drawing, DrawingNode } from '@/lib/core/paint/drawing';
import { liesBehindParent } from '@/lib/core/rig/underlays';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { branchOf, placed } from './place';
import { redrawn, withDrawings } from './redraw';

type Shift = (x: number, y: number) => readonly [number, number];

const isPlain = (nodes: readonly DrawingNode[]): boolean =>
  nodes.every((node) => node.transform === null && (node.kind === 'shape' || isPlain(node.children)));

function shiftedDrawing(drawing: Drawing, shift: Shift): Drawing {
  const path = (d: string): string =>
    pathText(
      segmentsOf(d).map((segment) => ({
        ...segment,
        points: segment.points.map((value, i, all) =>
          i % 2 === 0 ? value + shift(value, all[i + 1] ?? 0)[0] : value + shift(all[i - 1] ?? 0, value)[1],
        ),
      })),
    );
  const visit = (node: DrawingNode): DrawingNode =>
    node.kind === 'group' ? { ...node, children: node.children.map(visit) } : { ...node, d: path(node.d) };
  return {
    ...drawing,
    nodes: drawing.nodes.map(visit),
    clips: drawing.clips.map((clip) => ({
      ...clip,
      shapes: clip.shapes.map((shape) => ({ ...shape, d: path(shape.d) })),
    })),
  };
}

/** The child part whose pivot is farthest away, which is the joint at the end of a limb. */
function farEnd(spec: MascotSpec, part: Part): Part | null {
  const reach = ({ pivot }: Part): number => Math.hypot(pivot[0] - part.pivot[0], pivot[1] - part.pivot[1]);
  return (
    spec.parts
      .filter((each) => each.parent === part.id && !liesBehindParent(each))
      .sort((a, b) => reach(b) - reach(a))[0] ?? null
  );
}

/**
 * Stretches a limb between its joint and the joint at its end; both ends keep their shape, and child parts in `chain`
 * stretch too.
 * Null if that is impossible.
 */
export function stretchedLimb(
  spec: MascotSpec,
  id: string,
  factor: number,
  chain: ReadonlySet<string | null>,
): MascotSpec | null {
  const part = spec.parts.find((each) => each.id === id);
  const layers = new Set(
    spec.parts.filter((each) => each.parent === id && liesBehindParent(each)).map((each) => each.id),
  );
  const end = part && farEnd(spec, part);
  const length = part && end ? Math.hypot(end.pivot[0] - part.pivot[0], end.pivot[1] - part.pivot[1]) : 0;
  if (
    !part ||
    !end ||
    length < 6 ||
    ![part.svg, ...part.states.map(({ svg }) => svg)].every((svg) => svg === '' || isPlain(drawingOf(svg).nodes))
  )
    return null;
  const [ux, uy] = [(end.pivot[0] - part.pivot[0]) / length, (end.pivot[1] - part.pivot[1]) / length];
  const shift: Shift = (x, y) => {
    const along =
      Math.min(1, Math.max(0, ((x - part.pivot[0]) * ux + (y - part.pivot[1]) * uy) / length)) * length * (factor - 1);
    return [ux * along, uy * along];
  };
  const longer: MascotSpec = {
    ...spec,
    parts: spec.parts.map((each) =>
      each.id === id || layers.has(each.id)
        ? withDrawings(each, (svg) => redrawn(svg, (drawing) => shiftedDrawing(drawing, shift)))
        : each,
    ),
    anchors: spec.anchors.map((anchor) =>
      anchor.part === id
        ? { ...anchor, at: [anchor.at[0] + shift(...anchor.at)[0], anchor.at[1] + shift(...anchor.at)[1]] }
        : anchor,
    ),
  };
  return spec.parts
    .filter((each) => each.parent === id && !layers.has(each.id))
    .reduce((now, child) => {
      const [dx, dy] = shift(...child.pivot);
      const moved = placed(
        now,
        new Map([...branchOf(now, [child.id])].map((each) => [each, [1, 0, 0, 1, dx, dy] as const])),
      );
      return (chain.has(child.id) ? stretchedLimb(moved, child.id, factor, chain) : null) ?? moved;
    }, longer);
}
