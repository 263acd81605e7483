import type { FigureDraft, HeadFrame } from '../figure';
import { curve, symmetric } from '../shape/curve';
import type { Node, Path } from '../shape/path';

/** The material of hair on the face. */
export const hairOf = (figure: FigureDraft) =>
  figure.material('hair', figure.species.human || figure.species.archetype === 'object' ? 'hair' : 'accent');

/** The upper edge of a beard, from below the mouth to the right cheek. */
const alongMouth = ({ cx, rx, ry, mouthY, mouthWidth }: HeadFrame): Node[] => [
  [cx, mouthY - ry * 0.06],
  [cx + mouthWidth * 0.5, mouthY - ry * 0.14],
  [cx + rx * 0.62, mouthY - ry * 0.16],
];

/** Draws a beard with lines for its strands. */
const withStrands = (figure: FigureDraft, shape: Path, strands: readonly Path[]): string =>
  figure.ink.mass(shape, hairOf(figure)) +
  strands.map((path) => figure.ink.line(path, hairOf(figure), figure.ink.look.inner * 0.8)).join('');

/** Draws a full beard. */
export function beard(figure: FigureDraft): string {
  const { head } = figure;
  const { cx, cy, rx, ry } = head;
  const shape = symmetric(
    [
      ...alongMouth(head),
      [cx + rx * 0.93, cy + ry * 0.2, 0.4],
      [cx + rx * 0.84, cy + ry * 0.82],
      [cx + rx * 0.46, cy + ry * 1.2],
      [cx, cy + ry * 1.42, 0.4],
    ],
    cx,
  );
  const strands = [-0.3, 0.04, 0.36].map((x) =>
    curve([
      [cx + x * rx, cy + ry * 0.86],
      [cx + x * rx * 0.9, cy + ry * 1.06],
    ]),
  );
  return withStrands(figure, shape, strands);
}

/** The strands of a long beard on the right: points in half widths and half heights of the head. */
const LONG_STRANDS: readonly (readonly Node[])[] = [
  [
    [0.58, 0.5],
    [0.62, 0.96],
    [0.48, 1.34],
  ],
  [
    [0.3, 0.8],
    [0.34, 1.2],
    [0.24, 1.58],
  ],
];

/** Draws a beard down to the belly, in locks that taper to a tip. */
export function longBeard(figure: FigureDraft): string {
  const { head } = figure;
  const { cx, cy, rx, ry } = head;
  const shape = symmetric(
    [
      ...alongMouth(head),
      [cx + rx * 0.94, cy + ry * 0.16, 0.4],
      [cx + rx * 0.96, cy + ry * 0.76],
      [cx + rx * 0.82, cy + ry * 1.22],
      [cx + rx * 0.62, cy + ry * 1.56, 0.6],
      [cx + rx * 0.46, cy + ry * 1.48],
      [cx + rx * 0.26, cy + ry * 1.88, 0.6],
      [cx + rx * 0.13, cy + ry * 1.74],
      [cx, cy + ry * 2.02, 0.5],
    ],
    cx,
  );
  const strands = [1, -1].flatMap((s) =>
    LONG_STRANDS.map((nodes) => curve(nodes.map(([x, y]) => [cx + s * x * rx, cy + y * ry]))),
  );
  return withStrands(figure, shape, strands);
}

/** Draws a goatee with a patch below the lip. */
export function goatee(figure: FigureDraft): string {
  const { head, ink } = figure;
  const { cx, cy, rx, ry, mouthY } = head;
  const lip = mouthY + ry * 0.2;
  const shape = symmetric(
    [
      [cx, lip],
      [cx + rx * 0.12, lip + ry * 0.02],
      [cx + rx * 0.3, cy + ry * 0.78],
      [cx + rx * 0.34, cy + ry * 0.98],
      [cx + rx * 0.2, cy + ry * 1.16],
      [cx, cy + ry * 1.3, 0.5],
    ],
    cx,
  );
  const strand = curve([
    [cx, cy + ry * 0.94],
    [cx, cy + ry * 1.12],
  ]);
  return ink.mass(shape, hairOf(figure)) + ink.line(strand, hairOf(figure), ink.look.inner * 0.8);
}
