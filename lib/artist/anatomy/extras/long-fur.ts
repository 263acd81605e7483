import { type FigureDraft, SIDES, sign } from '../../figure';
import { blob, curve, puffy, symmetric } from '../../shape/curve';
import { mirror, type Node } from '../../shape/path';
import { addFeature, headNodes, headPoint } from './feature';

/** The right half of a ruff from the crown to the chest, in half widths and half heights of the head. */
const RUFF: readonly Node[] = [
  [0, -0.6],
  [0.86, -0.34],
  [1.06, 0.02],
  [1.28, 0.2, 0.6],
  [1.16, 0.36],
  [1.36, 0.62, 0.6],
  [1.12, 0.7],
  [1.2, 1.02, 0.6],
  [0.86, 1.0],
  [0.78, 1.34, 0.6],
  [0.5, 1.16],
  [0.3, 1.54, 0.6],
  [0.12, 1.3],
  [0, 1.62, 0.5],
];

/** Adds the ruff of a long-haired animal around its cheeks and down its chest. */
export function ruff(figure: FigureDraft): void {
  const path = symmetric(headNodes(figure, RUFF), figure.head.cx);
  const strands = [0.34, -0.34]
    .map((x) =>
      figure.ink.line(
        curve(
          headNodes(figure, [
            [x, 1.06],
            [x * 0.8, 1.26],
          ]),
        ),
        'belly',
        figure.ink.look.inner * 0.8,
      ),
    )
    .join('');
  addFeature(figure, 'ruff', 33, headPoint(figure, 0, 0.4), [path], 'belly', { limits: [-8, 8], more: strands });
}

/** The right lock of hair that hangs from a parting, in half widths and half heights of the head. */
const LOCK: readonly Node[] = [
  [0, -1.02],
  [0.46, -1.02],
  [0.96, -0.66],
  [1.24, 0.06],
  [1.3, 0.92],
  [1.16, 1.56, 0.6],
  [1.02, 1.3],
  [0.88, 1.6, 0.6],
  [0.74, 1.16],
  [0.8, 0.4],
  [0.7, -0.2],
  [0.4, -0.66],
  [0, -0.86, 0.5],
];

/** Adds long straight hair that is parted on the crown and hangs over the ears, as an Afghan hound's. */
export function curtain(figure: FigureDraft): void {
  const right = blob(headNodes(figure, LOCK));
  const strand = curve(
    headNodes(figure, [
      [0.5, -0.8],
      [0.92, -0.2],
      [1.04, 0.8],
    ]),
  );
  const material = figure.material('hair', 'accent');
  for (const side of SIDES) {
    const turned = side === 'right' ? [right, strand] : [mirror(right, figure.head.cx), mirror(strand, figure.head.cx)];
    const [lock = right, line = strand] = turned;
    addFeature(figure, `lock_${side}`, 47, headPoint(figure, sign(side) * 0.5, -0.8), [lock], material, {
      limits: [-8, 8],
      more: figure.ink.line(line, material, figure.ink.look.inner * 0.8),
    });
  }
}

/** Adds curly ears that hang beside the head, as a poodle's. */
export function curls(figure: FigureDraft): void {
  const { head } = figure;
  for (const side of SIDES) {
    const [x, y] = headPoint(figure, sign(side) * 1.06, 0.14);
    addFeature(
      figure,
      `ear_${side}`,
      47,
      headPoint(figure, sign(side) * 0.86, -0.4),
      [puffy(x, y, head.crown.rx * 0.34, head.crown.ry * 0.62, 9, 0.4, -90)],
      figure.material('ears', 'body'),
      { limits: [-20, 20] },
    );
  }
}
