import { type FigureDraft, sign, SIDES } from '../../figure';
import type { BodySide } from '../../body/side';
import { limb } from '../../shape/limb';
import { type Point, mirror } from '../../shape/path';
import { headPoint, headNodes, addFeature } from './feature';
import { blob } from '../../shape/curve';

/** Adds a deer's antler on one side of the head. */
export function addAntler(figure: FigureDraft, side: BodySide): void {
  const s = sign(side);
  const beam = (from: Point, to: Point, bend: Point) =>
    limb(
      [
        headPoint(figure, s * from[0], from[1]),
        headPoint(figure, s * bend[0], bend[1]),
        headPoint(figure, s * to[0], to[1]),
      ],
      figure.head.rx * 0.14,
      figure.head.rx * 0.1,
    ).fill;
  const paths = [beam([0.42, -1.14], [0.9, -1.5], [0.7, -1.2]), beam([0.32, -0.8], [0.58, -1.7], [0.4, -1.3])];
  figure.parts.push({
    id: `horn_${side}`,
    parent: figure.head.part,
    z: 33,
    pivot: headPoint(figure, s * 0.34, -0.8),
    limits: null,
    stage: 'features',
    svg: paths.map((path) => figure.ink.mass(path, 'accent', { shade: 0 })).join(''),
    rims: paths,
  });
}

/** Adds a pair of flat moose antlers. */
export function addMooseAntlers(figure: FigureDraft): void {
  const right = blob(
    headNodes(figure, [
      [0.26, -0.78],
      [0.62, -1.06],
      [0.86, -1.12],
      [0.9, -1.5, 0.4],
      [1.08, -1.24],
      [1.3, -1.6, 0.4],
      [1.34, -1.22],
      [1.66, -1.34, 0.4],
      [1.5, -0.98],
      [1.1, -0.78],
      [0.7, -0.8],
      [0.42, -0.62],
    ]),
  );
  for (const side of SIDES)
    addFeature(
      figure,
      `horn_${side}`,
      33,
      headPoint(figure, sign(side) * 0.36, -0.72),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      figure.material('horns', 'accent'),
    );
}
