import { type FigureDraft, SIDES, sign } from '../../../figure';
import { limb } from '../../../shape/limb';
import type { Point } from '../../../shape/path';
import { GROUND, MIDDLE } from '../../layout';
import { addHand } from '../face-body';
import type { BugKind } from './bug-kind';

/** Adds the thin arms and legs of an insect; lengths are figure pixels. */
export function addThinLimbs(figure: FigureDraft, kind: BugKind, rx: number, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  const material = figure.material('hands', 'marking');
  const rows =
    kind.arms === 2
      ? ([
          ['arm', -0.56, 46],
          ['lower_arm', -0.26, 40],
        ] as const)
      : ([['arm', -0.42, 42]] as const);
  for (const side of SIDES) {
    const s = sign(side);
    for (const [id, y, reach] of rows) {
      const joint: Point = [MIDDLE + s * rx * 0.6, cy + ry * y];
      const hand: Point = [joint[0] + s * reach * u, joint[1] + (id === 'arm' ? 26 : 34) * u];
      const path = limb([joint, [joint[0] + s * reach * 0.7 * u, joint[1] + 4 * u], hand], 22 * u, 19 * u).fill;
      figure.parts.push({
        id: id === 'arm' ? `arm_${side}` : `leg_${side}_2`,
        parent: 'body',
        z: id === 'arm' ? 30 : 28,
        pivot: joint,
        limits: side === 'left' ? [-40, 120] : [-120, 40],
        stage: 'limbs',
        svg: ink.mass(path, material, { shade: 0 }),
        rims: [path],
      });
      if (id === 'arm') addHand(figure, side, `arm_${side}`, hand, joint, 22);
    }
    const hip: Point = [MIDDLE + s * rx * 0.4, cy + ry * 0.72];
    const leg = limb(
      [
        hip,
        [hip[0] + s * 10 * u, cy + ry + 14 * u],
        [hip[0] + s * 16 * u, Math.min(GROUND - 10 * u, cy + ry + 30 * u)],
      ],
      22 * u,
      20 * u,
    ).fill;
    figure.parts.push({
      id: `leg_${side}`,
      parent: 'body',
      z: 12,
      pivot: hip,
      limits: [-40, 40],
      stage: 'limbs',
      svg: ink.mass(leg, material, { shade: 0 }),
      rims: [leg],
    });
  }
}
