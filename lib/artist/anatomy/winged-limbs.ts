import { type ArmFrame, type FigureDraft, type PartDraft, SIDES, sign } from '../figure';
import type { BodySide } from '../body/side';
import { blob, ellipse } from '../shape/curve';
import { limb } from '../shape/limb';
import { mirror, type Node, type Path, type Point } from '../shape/path';
import { footFront, footKindOf, footPath, type FootPlan, isShod, shodIn } from './feet';
import type { WingedForm } from './birds/winged-form';
import { GROUND, MIDDLE } from './layout';

/** Adds one wing of a winged figure from the outline of its form. */
export function addWing(
  figure: FigureDraft,
  side: BodySide,
  form: WingedForm,
  [rx, top, height]: readonly [number, number, number],
  u: number,
): void {
  const { ink } = figure;
  const joint: Point = [MIDDLE + rx * form.joint[0], top + height * form.joint[1]];
  const right = blob(form.wing.map(([x, y, corner]): Node => [joint[0] + x * u, joint[1] + y * u, corner ?? 0]));
  const path: Path = side === 'right' ? right : mirror(right, MIDDLE);
  const pivot: Point = [MIDDLE + sign(side) * (joint[0] - MIDDLE), joint[1]];
  const material = figure.material('wings', form.wingMaterial);
  const limits: [number, number] = side === 'left' ? [-20, 140] : [-140, 20];
  figure.parts.push({
    id: `wing_${side}`,
    parent: 'body',
    z: 30,
    pivot,
    limits,
    stage: 'limbs',
    svg: ink.mass(path, material, { shade: 0.8 }),
    rims: [path],
  });
  const tip = form.wing.reduce((low, node) => (node[1] > low[1] ? node : low));
  const hand: Point = [MIDDLE + sign(side) * (joint[0] + tip[0] * 0.6 * u - MIDDLE), joint[1] + tip[1] * 0.8 * u];
  figure.anchors.push({ name: `hand_${side}`, part: `wing_${side}`, at: [Math.round(hand[0]), Math.round(hand[1])] });
  figure.arms = {
    ...(figure.arms ?? { left: frameAt(hand, pivot, side, material), right: frameAt(hand, pivot, side, material) }),
    [side]: frameAt(hand, pivot, side, material),
  };
}

const frameAt = (hand: Point, shoulder: Point, side: BodySide, material: string): ArmFrame => ({
  shoulder,
  elbow: shoulder,
  hand,
  width: 40,
  handRadius: 20,
  handPart: `wing_${side}`,
  clasp: { material, rx: 21, ry: 12 },
});

/** The foot of a bird in a boot or a shoe. */
function shodFoot(figure: FigureDraft, side: BodySide, plan: FootPlan): PartDraft {
  const s = sign(side);
  const kind = footKindOf(figure, plan.footMaterial);
  const foot = footPath(plan, kind, s);
  return {
    id: `foot_${side}`,
    parent: 'root',
    z: 12,
    pivot: [plan.ankle[0], plan.ankle[1]],
    limits: [-35, 35],
    stage: 'limbs',
    svg: figure.ink.mass(foot, plan.footMaterial, { shade: 0.5 }) + footFront(figure, plan, kind, s),
    rims: [foot],
  };
}

/** Adds the feet of a bird. */
export function addBirdFeet(figure: FigureDraft, rx: number, u: number): void {
  const material = shodIn(figure, figure.material('feet', 'nose'));
  for (const side of SIDES) {
    const s = sign(side);
    const x = MIDDLE + s * rx * 0.44;
    const y = GROUND - 22 * u;
    if (isShod(material)) {
      figure.parts.push(shodFoot(figure, side, { ankle: [x, y - 8 * u], width: 52 * u, footMaterial: material }));
      continue;
    }
    const foot = blob([
      [x, y - 26 * u],
      [x + s * 20 * u, y - 4 * u],
      [x + s * 44 * u, GROUND - 6 * u, 0.1],
      [x + s * 30 * u, GROUND],
      [x + s * 14 * u, GROUND - 3 * u, 0.4],
      [x + s * 2 * u, GROUND],
      [x - s * 12 * u, GROUND - 3 * u, 0.4],
      [x - s * 26 * u, GROUND],
      [x - s * 34 * u, GROUND - 8 * u, 0.1],
      [x - s * 16 * u, y - 4 * u],
    ]);
    figure.parts.push({
      id: `foot_${side}`,
      parent: 'root',
      z: 12,
      pivot: [x, y - 8 * u],
      limits: [-35, 35],
      stage: 'limbs',
      svg: figure.ink.mass(foot, material, { shade: 0.5 }),
      rims: [foot],
    });
  }
}

/** Adds the thin limbs of a bee. */
export function addBeeLimbs(figure: FigureDraft, rx: number, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  for (const side of SIDES) {
    const s = sign(side);
    const joint: Point = [MIDDLE + s * rx * 0.72, cy - ry * 0.22];
    const hand: Point = [joint[0] + s * 34 * u, joint[1] + 34 * u];
    const arm = limb([joint, [joint[0] + s * 22 * u, joint[1] + 8 * u], hand], 22 * u, 19 * u);
    const foot: Point = [MIDDLE + s * rx * 0.36, cy + ry * 0.8];
    const leg = limb([foot, [foot[0] + s * 8 * u, foot[1] + 36 * u]], 22 * u, 20 * u);
    figure.parts.push(
      {
        id: `arm_${side}`,
        parent: 'body',
        z: 30,
        pivot: joint,
        limits: side === 'left' ? [-50, 140] : [-140, 50],
        stage: 'limbs',
        svg: ink.mass(arm.fill, 'accent', { shade: 0 }),
        rims: [arm.fill],
      },
      {
        id: `leg_${side}`,
        parent: 'body',
        z: 12,
        pivot: foot,
        limits: [-40, 40],
        stage: 'limbs',
        svg: ink.mass(leg.fill, 'accent', { shade: 0 }),
        rims: [leg.fill],
      },
    );
    figure.anchors.push({ name: `hand_${side}`, part: `arm_${side}`, at: [Math.round(hand[0]), Math.round(hand[1])] });
    const frame: ArmFrame = {
      shoulder: joint,
      elbow: joint,
      hand,
      width: 22 * u,
      handRadius: 12 * u,
      handPart: `arm_${side}`,
      clasp: { material: 'accent', rx: 14 * u, ry: 12 * u },
    };
    figure.arms = { ...(figure.arms ?? { left: frame, right: frame }), [side]: frame };
  }
  const sting = ellipse(MIDDLE, cy + ry * 1.04, 7 * u, 14 * u);
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 8,
    pivot: [MIDDLE, cy + ry * 0.96],
    limits: [-20, 20],
    stage: 'features',
    svg: ink.mass(sting, 'accent', { shade: 0 }),
  });
}
