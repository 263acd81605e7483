import { apply, IDENTITY, type Matrix } from '@/lib/core/geometry/matrix';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { moved, redrawn, withDrawings } from './redraw';

/** Lines this much of the canvas wide are limbs drawn with a pen: they grow with what they belong to. */
const LIMB = 0.028;

/** The part itself and all that hangs from it. */
export function branchOf(spec: MascotSpec, ids: Iterable<string>): Set<string> {
  const found = new Set(ids);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { id, parent } of spec.parts) if (parent !== null && found.has(parent)) found.add(id);
  }
  return found;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How a line's width follows a matrix: thin lines keep theirs, unless `lines` says that all scale. */
export function penOf(spec: MascotSpec, matrix: Matrix, lines: boolean): (width: number) => number {
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const thick = Math.max(spec.canvas.width, spec.canvas.height) * LIMB;
  return (width) => (lines || width >= thick ? width * scale : width);
}

/**
 * The spec with some parts seen through matrices of their own: drawings, pivots and anchors go along. `keepPivots`
 * moves the drawings alone.
 */
export function placed(
  spec: MascotSpec,
  matrices: ReadonlyMap<string, Matrix>,
  { lines = false, keepPivots = false } = {},
): MascotSpec {
  const parts = spec.parts.map((part): Part => {
    const matrix = matrices.get(part.id);
    if (!matrix || matrix.every((value, i) => value === IDENTITY[i])) return part;
    const drawn = withDrawings(part, (svg) =>
      redrawn(svg, (drawing) => moved(drawing, matrix, penOf(spec, matrix, lines))),
    );
    const [x, y] = apply(matrix, ...part.pivot);
    return keepPivots ? drawn : { ...drawn, pivot: [tenth(x), tenth(y)] };
  });
  const anchors = spec.anchors.map((anchor) => {
    const matrix = matrices.get(anchor.part);
    if (!matrix || keepPivots) return anchor;
    const [x, y] = apply(matrix, ...anchor.at);
    return { ...anchor, at: [tenth(x), tenth(y)] as [number, number] };
  });
  return { ...spec, parts, anchors };
}

/** Matrices for a branch: the part's own, and for each part below what `pass` makes of its parent's. */
export function cascade(
  spec: MascotSpec,
  id: string,
  own: Matrix,
  pass: (child: Part, above: Matrix) => Matrix,
): Map<string, Matrix> {
  const matrices = new Map<string, Matrix>([[id, own]]);
  const visit = (parent: string, above: Matrix): void => {
    for (const child of spec.parts.filter((part) => part.parent === parent)) {
      const matrix = pass(child, above);
      matrices.set(child.id, matrix);
      visit(child.id, matrix);
    }
  };
  visit(id, own);
  return matrices;
}

/** The translation by which a matrix carries a part's pivot: what hangs there moves along and keeps its shape. */
export function carried({ pivot }: Part, above: Matrix): Matrix {
  const [x, y] = apply(above, ...pivot);
  return [1, 0, 0, 1, x - pivot[0], y - pivot[1]];
}
