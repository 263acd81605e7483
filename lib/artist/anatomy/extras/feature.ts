import type { FigureDraft } from '../../figure';
import { placed } from '../../shape/curve';
import type { Node, Point, Path } from '../../shape/path';

/** Converts nodes in half widths and half heights of the crown to figure pixels. */
export const headNodes = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.crown.cy], head.crown.rx, head.crown.ry);

/** Converts a point in half widths and half heights of the crown to figure pixels. */
export const headPoint = ({ head }: FigureDraft, x: number, y: number): Point => [
  head.cx + x * head.crown.rx,
  head.crown.cy + y * head.crown.ry,
];

/** Adds the parts of one extra, such as horns, to a figure. */
export type AddExtra = (figure: FigureDraft) => void;

/** Adds a part that consists of filled shapes of one material, by default on the head. */
export function addFeature(
  figure: FigureDraft,
  id: string,
  z: number,
  pivot: Point,
  paths: readonly Path[],
  material: string,
  options: { parent?: string; limits?: readonly [number, number] | null; more?: string } = {},
): void {
  figure.parts.push({
    id,
    parent: options.parent ?? figure.head.part,
    z,
    pivot,
    limits: options.limits ?? null,
    stage: 'features',
    svg: paths.map((path) => figure.ink.mass(path, material, { shade: 0.7 })).join('') + (options.more ?? ''),
    rims: [...paths],
  });
}
