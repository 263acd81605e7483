import { type FigureDraft, SIDES, sign } from '../../figure';
import { blob, curve } from '../../shape/curve';
import { mirror, type Node, type Path, type Point } from '../../shape/path';
import { headNodes, headPoint, addFeature } from './feature';

/** Adds the two pairs of wings of a fairy. */
export function fairyWings(figure: FigureDraft): void {
  const { torso, ink, unit: u } = figure;
  const joint: Point = [torso.cx + torso.neck * 0.4, torso.neckY + (torso.waistY - torso.neckY) * 0.5];
  const leaf = (nodes: readonly Node[]): Path =>
    blob(nodes.map(([x, y, corner]): Node => [joint[0] + x * u, joint[1] + y * u, corner ?? 0]));
  const wings = [
    leaf([
      [-10, 6],
      [40, -6],
      [104, 12],
      [118, 54],
      [78, 70],
      [26, 40],
    ]),
    leaf([
      [-12, 10],
      [24, -54],
      [86, -112],
      [134, -104],
      [140, -56],
      [96, -12],
      [36, 14],
    ]),
  ];
  const vein = curve([
    [joint[0] + 22 * u, joint[1] - 22 * u],
    [joint[0] + 98 * u, joint[1] - 76 * u],
  ]);
  const material = figure.material('wings', 'wing');
  for (const side of SIDES) {
    const flip = (path: Path) => (side === 'right' ? path : mirror(path, torso.cx));
    addFeature(
      figure,
      `wing_${side}`,
      1,
      [torso.cx + sign(side) * (joint[0] - torso.cx), joint[1]],
      wings.map(flip),
      material,
      { parent: torso.part, limits: [-35, 35], more: ink.line(flip(vein), material, ink.look.inner * 0.8) },
    );
  }
}

/** Adds long pointed ears. */
export function elfEars(figure: FigureDraft): void {
  const right = blob(
    headNodes(figure, [
      [0.8, -0.1],
      [1.0, -0.22],
      [1.5, -0.46, 0.6],
      [1.24, 0.06],
      [0.98, 0.3],
      [0.8, 0.26],
    ]),
  );
  for (const side of SIDES)
    addFeature(
      figure,
      `ear_${side}`,
      34,
      headPoint(figure, sign(side) * 0.88, 0.06),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      figure.material('ears', 'body'),
      { limits: [-15, 15] },
    );
}
