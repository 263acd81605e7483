import { type FigureDraft, SIDES, sign } from '../../figure';
import { blob, curve, ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { mirror, type Path, type Point } from '../../shape/path';
import { headNodes, headPoint, addFeature } from './feature';

/** Adds the two short knobbed horns of a giraffe. */
export function ossicones(figure: FigureDraft): void {
  for (const side of SIDES) {
    const s = sign(side);
    const [base, tip] = [headPoint(figure, s * 0.34, -0.8), headPoint(figure, s * 0.42, -1.36)];
    const stalk = limb([base, tip], figure.head.rx * 0.17, figure.head.rx * 0.15).fill;
    const knob = ellipse(tip[0], tip[1], figure.head.rx * 0.15, figure.head.rx * 0.15);
    figure.parts.push({
      id: `horn_${side}`,
      parent: figure.head.part,
      z: 33,
      pivot: base,
      limits: null,
      stage: 'features',
      svg:
        figure.ink.mass(stalk, 'body', { shade: 0 }) +
        figure.ink.mass(knob, figure.material('horns', 'accent'), { shade: 0.5 }),
      rims: [stalk, knob],
    });
  }
}

/** Adds the horn of a rhinoceros to the nose. */
export function noseHorn(figure: FigureDraft): void {
  const { head, unit: u } = figure;
  const y = head.noseY + 6 * u;
  const horn = blob([
    [head.cx - 20 * u, y, 0.3],
    [head.cx - 9 * u, y - 34 * u],
    [head.cx + 5 * u, y - 60 * u, 0.7],
    [head.cx + 10 * u, y - 30 * u],
    [head.cx + 20 * u, y, 0.3],
    [head.cx, y + 9 * u],
  ]);
  addFeature(figure, 'nose_horn', 43, [head.cx, y], [horn], 'horns');
}

/** Adds two horns above the eyes. */
export function browHorns(figure: FigureDraft): void {
  const right = blob(
    headNodes(figure, [
      [0.36, -0.62],
      [0.44, -1.02],
      [0.74, -1.5, 0.7],
      [0.72, -1.04],
      [0.68, -0.56],
    ]),
  );
  for (const side of SIDES)
    addFeature(
      figure,
      `horn_${side}`,
      37,
      headPoint(figure, sign(side) * 0.5, -0.66),
      [side === 'right' ? right : mirror(right, figure.head.cx)],
      'horns',
    );
}

/** The ridges across a horn that curls back, each from its outer to its inner end. */
const CURL_RIDGES: readonly (readonly [Point, Point])[] = [
  [
    [0.29, -1.06],
    [0.48, -0.99],
  ],
  [
    [0.51, -1.38],
    [0.63, -1.21],
  ],
  [
    [0.81, -1.47],
    [0.82, -1.31],
  ],
];

/** Adds horns that curl back at their tips. */
export function curledHorns(figure: FigureDraft): void {
  const { head, ink } = figure;
  const right = limb(
    [
      headPoint(figure, 0.3, -0.78),
      headPoint(figure, 0.52, -1.26),
      headPoint(figure, 0.92, -1.4),
      headPoint(figure, 1.12, -1.1),
    ],
    head.rx * 0.24,
    head.rx * 0.11,
  ).fill;
  const ridges = CURL_RIDGES.map((ends) => curve(ends.map(([x, y]) => headPoint(figure, x, y))));
  for (const side of SIDES) {
    const turned = (path: Path): Path => (side === 'right' ? path : mirror(path, head.cx));
    addFeature(figure, `horn_${side}`, 33, headPoint(figure, sign(side) * 0.34, -0.8), [turned(right)], 'horns', {
      more: ridges.map((path) => ink.line(turned(path), 'horns', ink.look.inner * 0.7)).join(''),
    });
  }
}

/** The coil of a ram's horn on the viewer's right, from its root, in half widths and half heights of the crown. */
const COIL: readonly Point[] = [
  [0.34, -0.84],
  [0.78, -1.06],
  [1.2, -0.8],
  [1.32, -0.34],
  [1.12, 0.04],
  [0.8, -0.06],
  [0.76, -0.36],
  [0.96, -0.46],
];

/** The ridges across a ram's horn, each from its outer to its inner end. */
const RIDGES: readonly (readonly [Point, Point])[] = [
  [
    [0.64, -1.12],
    [0.62, -0.84],
  ],
  [
    [1.02, -1.08],
    [0.9, -0.84],
  ],
  [
    [1.34, -0.74],
    [1.12, -0.62],
  ],
  [
    [1.42, -0.26],
    [1.2, -0.3],
  ],
];

/** Adds the heavy horns of a ram, which coil beside the head and over the roots of the ears. */
export function coiledHorns(figure: FigureDraft): void {
  const { head, ink } = figure;
  const horn = limb(
    COIL.map(([x, y]) => headPoint(figure, x, y)),
    head.rx * 0.36,
    head.rx * 0.1,
  ).fill;
  const ridges = RIDGES.map((ends) => curve(ends.map(([x, y]) => headPoint(figure, x, y))));
  for (const side of SIDES) {
    const turned = (path: Path): Path => (side === 'right' ? path : mirror(path, head.cx));
    addFeature(figure, `horn_${side}`, 47, headPoint(figure, sign(side) * 0.4, -0.8), [turned(horn)], 'horns', {
      more: ridges.map((path) => ink.line(turned(path), 'horns', ink.look.inner * 0.8)).join(''),
    });
  }
}

/** Adds a ring through the nose of a bull. */
export function noseRing(figure: FigureDraft): void {
  const { head, ink, unit: u } = figure;
  const [y, r] = [head.noseY + 26 * u, 13 * u];
  const ring = curve([
    [head.cx - r * 0.7, y - r * 0.5],
    [head.cx - r, y + r * 0.5],
    [head.cx, y + r * 1.4],
    [head.cx + r, y + r * 0.5],
    [head.cx + r * 0.7, y - r * 0.5],
  ]);
  addFeature(figure, 'nose_ring', 46, [head.cx, y], [], 'brass', {
    more: ink.line(ring, 'brass', 9 * u + ink.look.inner) + ink.stroke(ring, 'brass', 6 * u),
  });
}
