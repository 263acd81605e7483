import type { FigureDraft } from '../../../figure';
import type { Marking } from '../../../shape/ink';
import type { Node } from '../../../shape/path';
import { blob, ellipse, placed, symmetric } from '../../../shape/curve';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, addPair, fitOf } from '../face-body';
import type { Form } from '../form';
import { addStrands } from './strands';

const OUTLINE: readonly Node[] = [
  [0, -1, 0.2],
  [0.3, -0.78],
  [0.62, -0.34],
  [0.82, 0.1],
  [0.92, 0.5],
  [0.72, 0.84],
  [0, 0.96],
];

/** Builds a squid: a tall mantle with a face and two fins, and arms that hang from it. */
export const squid: Form = (figure, hatRise) => {
  const u = fitOf(figure, 400, hatRise * 0.8);
  figure.unit = u;
  const [rx, ry] = [104 * u * figure.character.shape.width, 150 * u];
  const cy = GROUND - 104 * u - ry;
  addRoot(figure, rx * 0.8);
  addFaceBody(figure, {
    outline: symmetric(placed(OUTLINE, [MIDDLE, cy], rx, ry), MIDDLE),
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy: cy + ry * 0.32, rx: 88 * u, ry: 76 * u },
    inside: spots(cy, rx, ry),
    hat: { y: cy - ry * 0.5, width: rx * 0.5 },
  });
  addFins(figure, cy, rx, ry);
  addArms(figure, cy + ry * 0.74, rx, u);
  addExtras(figure);
  addHeadAnchors(figure);
};

const spots = (cy: number, rx: number, ry: number): Marking[] =>
  [
    [-0.16, -0.62, 0.09],
    [0.2, -0.44, 0.11],
    [-0.3, -0.3, 0.08],
  ].map(([x = 0, y = 0, r = 0]) => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, r * rx, r * rx),
    material: 'marking',
  }));

/** Adds the two fins at the top of the mantle. */
function addFins(figure: FigureDraft, cy: number, rx: number, ry: number): void {
  const fin = blob([
    [MIDDLE + rx * 0.2, cy - ry * 0.84],
    [MIDDLE + rx * 0.7, cy - ry * 0.74],
    [MIDDLE + rx * 1.1, cy - ry * 0.36, 0.4],
    [MIDDLE + rx * 0.76, cy - ry * 0.14],
    [MIDDLE + rx * 0.44, cy - ry * 0.2],
  ]);
  addPair(figure, {
    id: 'fin',
    pivot: [MIDDLE + rx * 0.4, cy - ry * 0.44],
    paths: [fin],
    material: figure.material('wings', 'body'),
    z: 12,
    out: 20,
    across: 12,
    stage: 'features',
  });
}

/** Adds three arms on each side: two hang down, the outermost is raised. */
function addArms(figure: FigureDraft, y: number, rx: number, u: number): void {
  addStrands(figure, [
    {
      from: [MIDDLE + rx * 0.2, y],
      path: [
        [4, 56],
        [2, 96],
        [14, 122],
      ],
      width: 40,
      tip: 22,
      material: 'body',
    },
    {
      from: [MIDDLE + rx * 0.5, y],
      path: [
        [22, 48],
        [30, 86],
        [52, 108],
      ],
      width: 38,
      tip: 22,
      material: 'body',
      far: true,
    },
    {
      from: [MIDDLE + rx * 0.66, y - 12 * u],
      path: [
        [46, 30],
        [84, 10],
        [104, -32],
      ],
      width: 26,
      tip: 20,
      material: 'body',
    },
  ]);
}
