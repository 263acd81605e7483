import { apply, IDENTITY, type Matrix } from '@/lib/core/geometry/matrix';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { moved, redrawn, withDrawings } from './redraw';

/**
 * A line at least this wide, as a share of the canvas's side, is a limb that is drawn as a stroke, so its width scales.
 */
const MIN_LIMB_LINE_SHARE = 0.028;

/** The ids of parts and all their descendants. */
export function branchOf(spec: MascotSpec, ids: Iterable<string>): Set<string> {
  const found = new Set(ids);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { id, parent } of spec.parts) if (parent !== null && found.has(parent)) found.add(id);
  }
  return found;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The function from old to new line widths under a matrix: contours keep their width, unless `lines` scales all of
 * them.
 */
function penOf(spec: MascotSpec, matrix: Matrix, lines: boolean): (width: number) => number {
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const thick = Math.max(spec.canvas.width, spec.canvas.height) * MIN_LIMB_LINE_SHARE;
  return (width) => (lines || width >= thick ? width * scale : width);
}

/**
 * The spec with some parts transformed by matrices: drawings, pivots and anchors.
 * `keepPivots` transforms only the drawings.
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

/** The matrices of a part and its descendants: `pass` gives the matrix of each child from that of its parent. */
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

/** The translation of a part whose pivot moves with its parent's matrix, so that the part keeps its shape. */
export function carried({ pivot }: Part, above: Matrix): Matrix {
  const [x, y] = apply(above, ...pivot);
  return [1, 0, 0, 1, x - pivot[0], y - pivot[1]];
}
