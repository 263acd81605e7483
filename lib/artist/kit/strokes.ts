import { blob, box as roundedBox, curve, ellipse, rounded, symmetric } from '../shape/curve';
import type { Ink, Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import { boxOf, mapPath, type Path, type Point } from '../shape/path';

/**
 * One shape of a drawing, in the coordinates of its `StrokeFrame`.
 * A `mass` has a fill, shading and a contour, an `area` only a fill, a `stroke` is a line in its material's colour, and
 * a `line` is one in its dark tone.
 */
export type KitStroke =
  | { kind: 'mass'; material: string; path: Path; inside: readonly Marking[]; thin: boolean; shade: number }
  | { kind: 'area'; material: string; path: Path; opacity: number }
  | { kind: 'line' | 'stroke'; material: string; path: Path; width: number };

const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);

const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...points
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .toReversed(),
];

/** A smooth closed shape through points, given as x, y, x, y. */
export const round = (flat: readonly number[]): Path => blob(pairs(flat));

/** A smooth closed shape that is symmetric about x = 0, from the points of its right half, top to bottom. */
export const even = (flat: readonly number[]): Path => symmetric(pairs(flat), 0);

/** A polygon with rounded corners. */
export const poly = (flat: readonly number[], radius: number): Path => rounded(pairs(flat), radius);

/** A polygon that is symmetric about x = 0, from the points of its right half, top to bottom. */
export const evenPoly = (flat: readonly number[], radius: number): Path => rounded(mirrored(pairs(flat)), radius);

/** A rounded rectangle with its centre at x, y. */
export const box = (x: number, y: number, width: number, height: number, radius = 6): Path =>
  roundedBox(x, y, width, height, radius);

/** An ellipse with its centre at x, y; with one radius it is a circle. */
export const oval = (x: number, y: number, rx: number, ry = rx): Path => ellipse(x, y, rx, ry);

/** An open smooth line through points. */
export const way = (flat: readonly number[]): Path => curve(pairs(flat));

/** A straight or bent bar with round ends; its width may taper to `end`. */
export const bar = (flat: readonly number[], width: number, end = width): Path => limb(pairs(flat), width, end).fill;

interface MassLook {
  inside?: readonly Marking[];
  thin?: boolean;
  shade?: number;
}

/** A filled shape with shading and a contour; `thin` draws the contour with the inner line width. */
export const mass = (
  material: string,
  path: Path,
  { inside = [], thin = false, shade = 0.5 }: MassLook = {},
): KitStroke => ({
  kind: 'mass',
  material,
  path,
  inside,
  thin,
  shade,
});

/** A small filled shape with a thin contour. */
export const panel = (material: string, path: Path): KitStroke => mass(material, path, { thin: true, shade: 0.3 });

/** A bar with a contour. */
export const rod = (material: string, flat: readonly number[], width: number, end = width): KitStroke =>
  mass(material, bar(flat, width, end), { shade: 0.3 });

/** A flat patch of colour. */
export const area = (material: string, path: Path, opacity = 1): KitStroke => ({
  kind: 'area',
  material,
  path,
  opacity,
});

/** An open line in the dark tone of a material. */
export const line = (material: string, path: Path, width = 5): KitStroke => ({ kind: 'line', material, path, width });

/** An open line in the colour of a material. */
export const stroke = (material: string, path: Path, width = 5): KitStroke => ({
  kind: 'stroke',
  material,
  path,
  width,
});

/** A coloured line with a dark outline, such as a wire or a handle. */
export const wire = (material: string, path: Path, width: number): KitStroke[] => [
  line(material, path, width + 7),
  stroke(material, path, width),
];

/** Shapes that `make` draws for both sides of x = 0. */
export const both = (make: (side: 1 | -1) => KitStroke | readonly KitStroke[]): KitStroke[] =>
  [make(-1), make(1)].flat();

/** Shapes that `make` draws at each point, given as x, y, x, y. */
export const at = (flat: readonly number[], make: (x: number, y: number) => KitStroke): KitStroke[] =>
  pairs(flat).map(([x, y]) => make(x, y));

/** Directions evenly spaced around a circle, from the viewer's right and clockwise: cosine, sine, angle in radians. */
export const turns = (count: number, from = 0): [cos: number, sin: number, angle: number][] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle), angle];
  });

/** A patch of a material that is clipped to a filled shape. */
export const mark = (material: string, path: Path): Marking => ({ material, path });

/** The bounding box of shapes. */
export function extentOf(strokes: readonly KitStroke[]): { left: number; right: number; top: number; bottom: number } {
  const boxes = strokes.map(({ path }) => boxOf(path));
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
  };
}

/** The mapping of shapes onto a figure: their position, their scale and the palette token of each material. */
export interface StrokeFrame {
  place(x: number, y: number): Point;
  /** Figure pixels for one unit of the shapes. */
  u: number;
  token(material: string): string;
}

/** Draws shapes as SVG; `rims` are the outlines of the shapes that have a full contour. */
export function drawn(strokes: readonly KitStroke[], ink: Ink, frame: StrokeFrame): { svg: string; rims: Path[] } {
  const put = (path: Path) => mapPath(path, frame.place);
  const rims: Path[] = [];
  const svg = strokes.map((each) => {
    const path = put(each.path);
    const token = frame.token(each.material);
    if (each.kind === 'area') return ink.area(path, token, each.opacity === 1 ? undefined : each.opacity);
    if (each.kind !== 'mass') return ink[each.kind](path, token, each.width * frame.u);
    if (!each.thin) rims.push(path);
    const inside = each.inside.map((patch) => ({ path: put(patch.path), material: frame.token(patch.material) }));
    return ink.mass(path, token, { inside, shade: each.shade, ...(each.thin ? { width: ink.look.inner } : {}) });
  });
  return { svg: svg.join(''), rims };
}
