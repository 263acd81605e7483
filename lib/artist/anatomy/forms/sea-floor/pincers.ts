import { type FigureDraft, SIDES, sign } from '../../../figure';
import { blob } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Node, Point } from '../../../shape/path';
import { MIDDLE } from '../../layout';
import { addHand, sided } from '../face-body';

/** The outline of the right pincer, which points up, in pixels from the wrist. */
const PINCER: readonly Node[] = [
  [-16, 10],
  [-44, -18],
  [-50, -62],
  [-24, -102, 0.5],
  [-8, -72],
  [2, -48, 0.6],
  [12, -74],
  [30, -96, 0.5],
  [50, -56],
  [40, -14],
  [16, 10],
];

const fromMiddle = ([x, y]: Point): Point => [MIDDLE + x, y];

/** Adds a pair of raised arms with pincers; points have x from the middle of the canvas, and canvas y. */
export function addPincers(figure: FigureDraft, shoulder: Point, elbow: Point, wrist: Point, size: number): void {
  const { ink, unit: u } = figure;
  const arm = limb([fromMiddle(shoulder), fromMiddle(elbow), fromMiddle(wrist)], 34 * u, 30 * u, ink.look.outer / 2);
  const hand = fromMiddle(wrist);
  const claw = blob(
    PINCER.map(([x, y, corner]): Node => [hand[0] + x * size * u, hand[1] + y * size * u, corner ?? 0]),
  );
  for (const side of SIDES) {
    const s = sign(side);
    const turned = ([x, y]: Point): Point => [MIDDLE + s * (x - MIDDLE), y];
    const [out, across] = [20, 36];
    figure.parts.push(
      {
        id: `arm_${side}`,
        parent: 'body',
        z: 14,
        pivot: turned(fromMiddle(shoulder)),
        limits: side === 'left' ? [-across, out] : [-out, across],
        stage: 'limbs',
        svg: ink.mass(sided(arm.fill, side), 'body', { shade: 0.6 }),
        rims: [sided(arm.fill, side)],
      },
      {
        id: `hand_${side}`,
        parent: `arm_${side}`,
        z: 30,
        pivot: turned(hand),
        limits: [-24, 24],
        stage: 'limbs',
        svg: ink.mass(sided(claw, side), figure.material('hands', 'body'), { shade: 0.8 }),
        rims: [sided(claw, side)],
      },
    );
    addHand(figure, side, `hand_${side}`, turned([hand[0], hand[1] - 34 * size * u]), turned(fromMiddle(shoulder)));
  }
}
