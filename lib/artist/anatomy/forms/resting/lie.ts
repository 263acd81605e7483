import { type FigureDraft, SIDES } from '../../../figure';
import { blob, placed } from '../../../shape/curve';
import { fleece, isWoolly, woolCurls } from '../../wool';
import { limb } from '../../../shape/limb';
import type { Node, Point } from '../../../shape/path';
import { shodIn } from '../../feet';
import { GROUND, MIDDLE } from '../../layout';
import { addRoot } from '../../root';
import { addTail } from '../../tails';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { addRestingHead } from './head-of';

/** The trunk of an animal on its belly, in half widths and half heights; its chest is on the left. */
const TRUNK: readonly Node[] = [
  [-0.96, 0.2],
  [-0.84, -0.5],
  [-0.4, -0.86],
  [0.2, -0.78],
  [0.7, -0.7],
  [1, -0.1],
  [1, 0.6],
  [0.8, 1],
  [-0.6, 1],
];

/** The haunch and the hind paw, in half widths and half heights of the trunk. */
const HAUNCH: readonly Node[] = [
  [0.3, 0.5],
  [0.42, -0.12],
  [0.78, -0.3],
  [1.04, 0.1],
  [1.02, 0.72],
  [0.8, 1],
  [0.06, 1],
  [-0.06, 0.82],
  [0.08, 0.62],
];

/** Builds an animal on its belly: the head up, the front paws ahead and a hind leg folded. */
export const lie: Form = (figure, hatRise) => {
  const u = fitOf(figure, 250, Math.max(hatRise, 60));
  figure.unit = u;
  const stout = 0.6 + figure.character.shape.width * 0.4;
  const [rx, ry] = [142 * u, 78 * u * stout];
  const trunk: Point = [MIDDLE + 30 * u, GROUND - ry];
  addRoot(figure, rx * 1.3, MIDDLE + 4 * u);
  addTrunk(figure, trunk, rx, ry);
  addFrontLegs(figure, trunk, rx, u);
  // A tail of hair hangs from its root, and must not reach below the floor.
  const [height, size] = figure.species.tail === 'horse' ? [104, 0.6] : [46, 0.72];
  addTail(figure, [trunk[0] + rx * 0.82, GROUND - height * u], 'body', size);
  addRestingHead(figure, [trunk[0] - rx * 0.62, trunk[1] - ry * 0.7], 0.94);
};

function addTrunk(figure: FigureDraft, [cx, cy]: Point, rx: number, ry: number): void {
  const { ink, species } = figure;
  const isFleece = isWoolly(figure);
  const path = isFleece ? fleece(cx, cy, rx, ry * 0.98, 13) : blob(placed(TRUNK, [cx, cy], rx, ry));
  const haunch = blob(placed(HAUNCH, [cx, cy], rx, ry));
  figure.torso = {
    part: 'body',
    cx: cx - rx * 0.56,
    neckY: cy + ry * 0.3,
    waistY: cy + ry * 0.6,
    hemY: cy + ry * 0.9,
    neck: rx * 0.36,
    waist: rx * 0.4,
    hem: rx * 0.4,
    path,
    merged: false,
  };
  figure.parts.push(
    {
      id: 'body',
      parent: 'root',
      z: 20,
      pivot: [cx, GROUND],
      limits: [-6, 6],
      stage: 'body',
      svg: ink.mass(path, 'body', { light: true }) + (isFleece ? woolCurls(figure, { cx, cy, rx, ry }, 'body') : ''),
      rims: [path],
    },
    {
      id: 'back_leg',
      parent: 'body',
      z: 24,
      pivot: [cx + rx * 0.7, cy],
      limits: [-6, 6],
      stage: 'limbs',
      svg: ink.mass(haunch, species.darkLimbs ? 'accent' : 'body', { shade: 0.7 }),
      rims: [haunch],
    },
  );
}

/** Adds the front legs, which lie ahead of the chest; the far one reaches less far. */
function addFrontLegs(figure: FigureDraft, [cx]: Point, rx: number, u: number): void {
  const { ink, species } = figure;
  const paw = shodIn(figure, species.socks ?? 'body');
  for (const side of SIDES) {
    const isFar = side === 'right';
    const [from, y] = [cx - rx * (isFar ? 0.4 : 0.56), GROUND - (isFar ? 40 : 32) * u];
    const to: Point = [cx - rx * (isFar ? 0.98 : 1.2), GROUND - (isFar ? 30 : 22) * u];
    const leg = limb([[from, y], to], 52 * u, 42 * u);
    const foot = limb([[to[0] + 16 * u, to[1]], to], 44 * u, 46 * u).fill;
    figure.parts.push({
      id: `front_leg_${side}`,
      parent: 'body',
      z: isFar ? 22 : 28,
      pivot: [from, y],
      limits: [-8, 8],
      stage: 'limbs',
      svg:
        ink.mass(leg.fill, species.darkLimbs ? 'accent' : 'body', { line: leg.openStart, shade: 0.6, far: isFar }) +
        (paw === 'body' ? '' : ink.mass(foot, paw, { shade: 0.5, far: isFar })),
      rims: [leg.fill],
    });
  }
}
