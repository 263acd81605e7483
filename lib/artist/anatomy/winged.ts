import type { FigureDraft, BodySide } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, curve, ellipse, placed, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import { mirror, shift } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';
import type { Species } from '../species/species';
import { sleevesOf } from './biped';
import { WINGED } from './birds';
import type { HalfMark, WingedForm } from './birds';
import { addEars } from './ears';
import { addExtras, headMarkings } from './extras';
import { faceFrame } from './frame';
import { GROUND, MIDDLE } from './layout';
import { addHeadAnchors, addRoot } from './root';

const formOf = ({ form = 'bird' }: Species): WingedForm =>
  Object.hasOwn(WINGED, form) ? WINGED[form as keyof typeof WINGED] : WINGED.bird;

/** Birds and bees: an egg of a body, wings for arms, short feet. */
export function buildWinged(figure: FigureDraft, hatRise: number): void {
  const { species, ink, brief } = figure;
  const form = formOf(species);
  const rise = Math.max(
    hatRise,
    species.ears === 'tuft' ? 42 : species.extras?.includes('antennae') ? 52 : form.crest ? 26 : 6,
  );
  const natural =
    form.head.ry * 2 * look(figure) +
    form.trunk.ry * 2 -
    form.sink +
    rise +
    form.floats +
    (isFanned(species) ? 66 : 20);
  const u = Math.min(1.12, (GROUND - 32) / natural) * brief.shape.scale;
  figure.unit = u;
  const [trx, tr] = [form.trunk.rx * u * brief.shape.width, form.trunk.ry * u];
  const trunkY = GROUND - (form.floats + (form.feet === 'bird' ? 14 : 0)) * u - tr;
  const [hrx, hry] = [
    form.head.rx * u * look(figure) * brief.shape.head,
    form.head.ry * u * look(figure) * brief.shape.head,
  ];
  const headY = trunkY - tr + form.sink * u - hry;
  const trunk = symmetric(placed(form.trunk.outline, [MIDDLE, trunkY], trx, tr), MIDDLE);
  addRoot(figure, trx * (form.floats ? 0.7 : 0.95));
  const neckY = headY + hry * 0.99;
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY,
    waistY: trunkY + tr * 0.3,
    hemY: trunkY + tr * 0.86,
    neck: trx * 0.72,
    waist: trx * 0.92,
    hem: trx * 0.74,
    path: trunk,
    merged: false,
  };
  const pale = form.headMaterial ?? 'body';
  const skull = symmetric(placed(form.head.outline, [MIDDLE, headY], hrx, hry), MIDDLE);
  figure.head = faceFrame(figure, {
    part: 'head',
    material: pale,
    skull,
    cx: MIDDLE,
    cy: headY + hry * 0.06,
    rx: hrx,
    ry: hry,
  });
  const dressed = sleevesOf(figure);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, trunkY + tr * 0.9],
    limits: [-20, 20],
    stage: 'body',
    svg:
      ink.mass(trunk, dressed ?? 'body', {
        inside: dressed ? [] : marksOf(form.chest, [MIDDLE, trunkY], trx, tr),
        cast: shift(skull, 4 * u, 14 * u),
      }) + (dressed ? '' : plumage(figure, trunkY, trx, tr)),
    rims: [trunk],
  });
  figure.parts.push({
    id: 'head',
    parent: 'body',
    z: 36,
    pivot: [MIDDLE, headY + hry * 0.84],
    limits: [-30, 30],
    stage: 'head',
    svg: ink.mass(skull, pale, {
      light: species.form !== 'owl',
      inside: [...marksOf(form.face, [figure.head.cx, figure.head.cy], hrx, hry), ...headMarkings(figure)],
    }),
    rims: [skull],
  });
  if (form.feet === 'bird') addBirdFeet(figure, trx, u);
  if (form.wing.length > 0) for (const side of SIDES) addWing(figure, side, form, [trx, trunkY - tr, tr * 2], u);
  addCrestAndTail(figure, form, trunkY, u);
  if (species.form === 'bee') addBeeLimbs(figure, trx, trunkY, tr, u);
  addEars(figure);
  addExtras(figure);
  addHeadAnchors(figure);
}

const isFanned = ({ extras }: Species): boolean => extras?.some((extra) => extra.endsWith('_fan')) ?? false;

const look = (figure: FigureDraft) => Math.sqrt(figure.ink.look.head);

const marksOf = (marks: readonly HalfMark[], [cx, cy]: Point, rx: number, ry: number): Marking[] =>
  marks.map(({ nodes, material }) => ({ path: symmetric(placed(nodes, [cx, cy], rx, ry), cx), material }));

/** An owl's rows of feather marks. */
function plumage(figure: FigureDraft, cy: number, rx: number, ry: number): string {
  if (figure.species.form !== 'owl') return '';
  const rows: readonly (readonly [number, number])[] = [
    [-0.24, 0.16],
    [0.24, 0.16],
    [0, 0.4],
    [-0.36, 0.44],
    [0.36, 0.44],
    [-0.18, 0.66],
    [0.18, 0.66],
  ];
  return rows
    .map(([x, y]) =>
      figure.ink.stroke(
        curve([
          [MIDDLE + (x - 0.09) * rx, cy + y * ry - 5],
          [MIDDLE + x * rx, cy + y * ry + 5],
          [MIDDLE + (x + 0.09) * rx, cy + y * ry - 5],
        ]),
        'body',
        Math.max(5, figure.ink.look.inner),
      ),
    )
    .join('');
}

function addWing(
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
    ...(figure.arms ?? { left: frameAt(hand, pivot, side), right: frameAt(hand, pivot, side) }),
    [side]: frameAt(hand, pivot, side),
  };
}

const frameAt = (hand: Point, shoulder: Point, side: BodySide) => ({
  shoulder,
  elbow: shoulder,
  hand,
  width: 40,
  handRadius: 20,
  handPart: `wing_${side}`,
});

function addBirdFeet(figure: FigureDraft, rx: number, u: number): void {
  const material = figure.material('feet', 'nose');
  for (const side of SIDES) {
    const s = sign(side);
    const x = MIDDLE + s * rx * 0.44;
    const y = GROUND - 22 * u;
    const foot = blob([
      [x, y - 16 * u],
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

/** A crest where none of the species' extras takes its place, and a tail where no fan does. */
function addCrestAndTail(
  figure: FigureDraft,
  { crest, tail, headMaterial = 'body' }: WingedForm,
  cy: number,
  u: number,
): void {
  const { head, ink, species } = figure;
  if (crest && !species.extras?.some((extra) => /comb|crest|smooth/.test(extra))) {
    const path = blob(placed(crest, [head.cx, head.cy], head.rx, head.ry));
    figure.parts.push({
      id: 'crest',
      parent: 'head',
      z: 33,
      pivot: [head.cx, head.cy - head.ry * 0.88],
      limits: [-20, 20],
      stage: 'features',
      svg: ink.mass(path, figure.material('hair', headMaterial)),
      rims: [path],
    });
  }
  if (!tail || isFanned(species)) return;
  const at = ([x, y]: readonly [number, number, ...unknown[]]): Point => [MIDDLE + x * u, cy + y * u];
  const path = blob(tail.nodes.map((node): Node => [...at(node), node[2] ?? 0]));
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 4,
    pivot: at(tail.pivot),
    limits: [-25, 25],
    stage: 'features',
    svg: ink.mass(path, figure.material('tail', tail.material), { far: true }),
    rims: [path],
  });
}

function addBeeLimbs(figure: FigureDraft, rx: number, cy: number, ry: number, u: number): void {
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
    const frame = { shoulder: joint, elbow: joint, hand, width: 22 * u, handRadius: 12 * u, handPart: `arm_${side}` };
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
