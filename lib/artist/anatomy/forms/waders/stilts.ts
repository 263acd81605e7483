import { type FigureDraft, SIDES } from '../../../figure';
import { blob } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import { type Point, shift } from '../../../shape/path';
import { GROUND } from '../../layout';

/** The trunk above two thin legs: its middle, its half width and the height of its hips, in figure pixels. */
interface Stilts {
  cx: number;
  hip: number;
  rx: number;
  /** Figure pixels for one pixel of the reference figure. */
  u: number;
  material: string;
}

/** Adds thin legs with a knee and three toes each. */
export function addStilts(figure: FigureDraft, { cx, hip, rx, u, material }: Stilts): void {
  const { ink } = figure;
  for (const side of SIDES) {
    const [x, far] = side === 'left' ? [cx - rx * 0.16, true] : [cx + rx * 0.24, false];
    const isFolded = far && figure.character.pose === 'on_one_leg';
    const standing: Point = [x, GROUND - 14 * u];
    const ankle: Point = isFolded ? [x + 4 * u, hip + (standing[1] - hip) * 0.62] : standing;
    const knee: Point[] = isFolded ? [[x + rx * 0.62, hip + (standing[1] - hip) * 0.46]] : [];
    const shaft = limb([[x, hip], ...knee, ankle], 24 * u, 20 * u).fill;
    const toes = blob([
      [x - 8 * u, GROUND - 24 * u],
      [x + 10 * u, GROUND - 22 * u],
      [x + 30 * u, GROUND - 6 * u, 0.2],
      [x + 8 * u, GROUND - 1],
      [x - 14 * u, GROUND - 4 * u, 0.4],
      [x - 44 * u, GROUND, 0.3],
      [x - 46 * u, GROUND - 10 * u, 0.2],
    ]);
    const foot = isFolded ? shift(toes, ankle[0] - x, ankle[1] - standing[1]) : toes;
    figure.parts.push(
      {
        id: `leg_${side}`,
        parent: 'body',
        z: far ? 8 : 12,
        pivot: [x, hip],
        limits: [-36, 36],
        stage: 'limbs',
        svg: ink.mass(shaft, material, { far, shade: 0 }),
        rims: [shaft],
      },
      {
        id: `foot_${side}`,
        parent: `leg_${side}`,
        z: far ? 9 : 13,
        pivot: ankle,
        limits: [-25, 25],
        stage: 'limbs',
        svg: ink.mass(foot, material, { far, shade: 0.4 }),
        rims: [foot],
      },
    );
  }
}
