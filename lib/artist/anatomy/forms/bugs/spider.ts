import { type FigureDraft, SIDES, sign } from '../../../figure';
import type { BodySide } from '../../../body/side';
import { ellipse, placed, symmetric } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, addHand, fitOf } from '../face-body';
import type { Form } from '../form';

const BELLY: readonly Point[] = [
  [0, 0.5],
  [0.4, 0.54],
  [0.6, 0.74],
  [0.4, 1.2],
  [0, 1.2],
];

/**
 * A leg on the right side.
 * The joint is in half widths and half heights of the body; knee and tip have x in pixels and y in half heights.
 */
interface Leg {
  joint: Point;
  knee: Point;
  tip: Point;
}

const LEGS: readonly Leg[] = [
  { joint: [0.72, -0.42], knee: [150, -0.86], tip: [176, -0.1] },
  { joint: [0.86, -0.12], knee: [162, -0.34], tip: [198, 0.62] },
  { joint: [0.84, 0.26], knee: [150, 0.16], tip: [180, 1.26] },
  { joint: [0.66, 0.6], knee: [120, 0.6], tip: [138, 1.62] },
];

/** The centre height of the body, its half width and its half height, in pixels. */
interface Body {
  cy: number;
  rx: number;
  ry: number;
}

/** Builds a round body with a face, on eight bent legs. */
export const spider: Form = (figure, hatRise) => {
  const u = fitOf(figure, 318, Math.max(hatRise, 20));
  figure.unit = u;
  const [rx, ry] = [116 * u * Math.min(1.1, figure.character.shape.width), 108 * u];
  const cy = GROUND - 74 * u - ry;
  addRoot(figure, 150 * u);
  addFaceBody(figure, {
    outline: ellipse(MIDDLE, cy, rx, ry, 0.08),
    cx: MIDDLE,
    cy,
    rx,
    ry,
    face: { cx: MIDDLE, cy, rx: 98 * u, ry: 86 * u },
    inside: [{ path: symmetric(placed(BELLY, [MIDDLE, cy], rx, ry), MIDDLE), material: 'belly' }],
    over: upperEyes(figure, { cy, rx, ry }),
    hat: { y: cy - ry * 0.74, width: rx * 0.56 },
    limits: [-12, 12],
  });
  LEGS.forEach((leg, index) => {
    for (const side of SIDES) addLeg(figure, leg, index, side, { cy, rx, ry });
  });
  addExtras(figure);
  addHeadAnchors(figure);
};

/** Draws two small eyes above the big ones. */
function upperEyes({ ink, darkFace, unit: u }: FigureDraft, { cy, rx, ry }: Body): string {
  return [-1, 1]
    .map((s) => {
      const x = MIDDLE + s * rx * 0.2;
      return (
        ink.area(ellipse(x, cy - ry * 0.46, 9 * u, 10 * u), darkFace ? 'sclera' : 'eye') +
        ink.area(ellipse(x - 3 * u, cy - ry * 0.5, 3.4 * u, 3.4 * u), darkFace ? 'eye' : 'glint')
      );
    })
    .join('');
}

/** Adds one leg; the first pair serves as arms that can hold props. */
function addLeg(figure: FigureDraft, leg: Leg, index: number, side: BodySide, { cy, rx, ry }: Body): void {
  const { ink, unit: u } = figure;
  const s = sign(side);
  const joint: Point = [MIDDLE + s * rx * leg.joint[0], cy + ry * leg.joint[1]];
  const knee: Point = [MIDDLE + s * leg.knee[0] * u, cy + ry * leg.knee[1]];
  const tip: Point = [MIDDLE + s * leg.tip[0] * u, cy + ry * leg.tip[1]];
  const path = limb([joint, knee, [tip[0], Math.min(GROUND - 6 * u, tip[1])]], 26 * u, 18 * u).fill;
  const id = `leg_${side}_${index + 1}`;
  figure.parts.push({
    id,
    parent: 'body',
    z: 16 - index,
    pivot: joint,
    limits: [-24, 24],
    stage: 'limbs',
    svg: ink.mass(path, figure.material('feet', 'body'), { shade: 0.5, far: index % 2 === 1 }),
    rims: [path],
  });
  if (index === 0) addHand(figure, side, id, tip, joint, 26);
}
