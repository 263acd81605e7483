import type { Figure, Side } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, curve, ellipse, placed, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import { mirror, shift } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';
import type { Species } from '../species/species';
import { sleevesOf } from './biped';
import { addEars } from './ears';
import { addExtras, headMarkings } from './extras';
import { faceFrame } from './frame';
import { GROUND, MIDDLE } from './layout';
import { addHeadAnchors, addRoot } from './root';

interface WingedForm {
  head: { rx: number; ry: number; outline: readonly Node[] };
  trunk: { rx: number; ry: number; outline: readonly Node[] };
  /** How deep the head sits in the trunk. */
  sink: number;
  wing: readonly Node[];
  /** The joint of the wing: share of the trunk's half width, and of its height from the top. */
  joint: Point;
  feet: 'bird' | 'none';
  floats: number;
}

const EGG: readonly Node[] = [[0, -1], [0.5, -0.92], [0.84, -0.5], [1, 0.1], [0.92, 0.6], [0.58, 0.94], [0, 1]];
const ROUND: readonly Node[] = [[0, -1], [0.56, -0.85], [0.92, -0.36], [0.98, 0.16], [0.84, 0.66], [0.46, 0.93], [0, 1]];

const FORMS: Record<string, WingedForm> = {
  owl: { head: { rx: 116, ry: 92, outline: [[0, -0.9], [0.4, -0.92], [0.84, -0.76], [1, -0.1], [0.94, 0.46], [0.6, 0.88], [0, 1]] }, trunk: { rx: 106, ry: 108, outline: EGG }, sink: 52, wing: [[-12, -12], [12, -12], [30, 26], [32, 74], [18, 112, 0.5], [-2, 98], [-16, 54], [-20, 14]], joint: [0.82, 0.34], feet: 'bird', floats: 0 },
  penguin: { head: { rx: 104, ry: 88, outline: ROUND }, trunk: { rx: 104, ry: 124, outline: EGG }, sink: 58, wing: [[-12, -12], [16, -12], [40, 30], [54, 82], [50, 112, 0.4], [24, 96], [0, 60], [-14, 20]], joint: [0.8, 0.32], feet: 'bird', floats: 0 },
  bird: { head: { rx: 98, ry: 88, outline: ROUND }, trunk: { rx: 102, ry: 104, outline: EGG }, sink: 54, wing: [[-12, -14], [22, -18], [56, 12], [84, 58, 0.4], [62, 62], [66, 84, 0.4], [38, 82], [34, 100, 0.4], [6, 80], [-14, 30]], joint: [0.78, 0.36], feet: 'bird', floats: 0 },
  eagle: { head: { rx: 98, ry: 88, outline: ROUND }, trunk: { rx: 102, ry: 104, outline: EGG }, sink: 54, wing: [[-12, 6], [14, -30], [66, -62], [118, -70, 0.4], [112, -46], [128, -26, 0.4], [112, -8], [120, 18, 0.4], [106, 30], [104, 56, 0.4], [70, 60], [24, 56], [-14, 30]], joint: [0.78, 0.36], feet: 'bird', floats: 0 },
  chick: { head: { rx: 98, ry: 88, outline: ROUND }, trunk: { rx: 108, ry: 88, outline: EGG }, sink: 54, wing: [[-12, -14], [18, -16], [46, 8], [62, 40, 0.3], [34, 48], [0, 38], [-14, 16]], joint: [0.78, 0.36], feet: 'bird', floats: 0 },
  bee: { head: { rx: 92, ry: 82, outline: ROUND }, trunk: { rx: 84, ry: 96, outline: [[0, -0.96], [0.6, -0.84], [0.96, -0.3], [0.94, 0.2], [0.6, 0.74], [0.16, 0.98], [0, 1.06, 0.3]] }, sink: 46, wing: [], joint: [0.5, 0.3], feet: 'none', floats: 34 },
};

/** Birds and bees: an egg of a body, wings for arms, short feet. */
export function buildWinged(figure: Figure, hatRise: number): void {
  const { species, ink, brief } = figure;
  const form = FORMS[species.form ?? 'bird'] ?? (FORMS.bird as WingedForm);
  const rise = Math.max(hatRise, species.ears === 'tuft' ? 42 : species.extras?.includes('antennae') ? 52 : species.form === 'bird' || species.form === 'eagle' || species.form === 'chick' ? 26 : 6);
  const natural = form.head.ry * 2 * look(figure) + form.trunk.ry * 2 - form.sink + rise + form.floats + (isFanned(species) ? 66 : 20);
  const u = Math.min(1.12, (GROUND - 32) / natural) * brief.shape.scale;
  figure.unit = u;
  const [trx, tr] = [form.trunk.rx * u * brief.shape.width, form.trunk.ry * u];
  const trunkY = GROUND - (form.floats + (form.feet === 'bird' ? 14 : 0)) * u - tr;
  const [hrx, hry] = [form.head.rx * u * look(figure) * brief.shape.head, form.head.ry * u * look(figure) * brief.shape.head];
  const headY = trunkY - tr + form.sink * u - hry;
  const trunk = symmetric(placed(form.trunk.outline, [MIDDLE, trunkY], trx, tr), MIDDLE);
  addRoot(figure, trx * (form.floats ? 0.7 : 0.95));
  const neckY = headY + hry * 0.99;
  figure.torso = { part: 'body', cx: MIDDLE, neckY, waistY: trunkY + tr * 0.3, hemY: trunkY + tr * 0.86, neck: trx * 0.72, waist: trx * 0.92, hem: trx * 0.74, path: trunk, merged: false };
  const pale = species.paleHead ? 'belly' : 'body';
  const skull = symmetric(placed(form.head.outline, [MIDDLE, headY], hrx, hry), MIDDLE);
  figure.head = faceFrame(figure, { part: 'head', material: pale, skull, cx: MIDDLE, cy: headY + hry * 0.06, rx: hrx, ry: hry });
  const dressed = sleevesOf(figure);
  figure.parts.push({ id: 'body', parent: 'root', z: 20, pivot: [MIDDLE, trunkY + tr * 0.9], limits: [-20, 20], stage: 'body', svg: ink.mass(trunk, dressed ?? 'body', { inside: dressed ? [] : chest(figure, trunkY, trx, tr), cast: shift(skull, 4 * u, 14 * u) }) + (dressed ? '' : plumage(figure, trunkY, trx, tr)), rims: [trunk] });
  figure.parts.push({ id: 'head', parent: 'body', z: 36, pivot: [MIDDLE, headY + hry * 0.84], limits: [-30, 30], stage: 'head', svg: ink.mass(skull, pale, { light: species.form !== 'owl', inside: [...faceMask(figure), ...headMarkings(figure)] }), rims: [skull] });
  if (form.feet === 'bird') addBirdFeet(figure, trx, u);
  if (form.wing.length > 0) for (const side of SIDES) addWing(figure, side, form, [trx, trunkY - tr, tr * 2], u);
  if (species.form === 'bird' || species.form === 'eagle' || species.form === 'chick') addCrestAndTail(figure, trunkY, tr, u);
  if (species.form === 'bee') addBeeLimbs(figure, trx, trunkY, tr, u);
  addEars(figure);
  addExtras(figure);
  addHeadAnchors(figure);
}

const isFanned = ({ extras }: Species): boolean => extras?.some((extra) => extra.endsWith('_fan')) ?? false;

const look = (figure: Figure) => Math.sqrt(figure.ink.look.head);

function chest(figure: Figure, cy: number, rx: number, ry: number): Marking[] {
  if (figure.species.form === 'bee') {
    return [-0.28, 0.24, 0.72].map((y) => ({ path: blob([[MIDDLE - rx * 1.2, cy + ry * (y - 0.13)], [MIDDLE, cy + ry * (y - 0.05)], [MIDDLE + rx * 1.2, cy + ry * (y - 0.13)], [MIDDLE + rx * 1.2, cy + ry * (y + 0.11)], [MIDDLE, cy + ry * (y + 0.2)], [MIDDLE - rx * 1.2, cy + ry * (y + 0.11)]]), material: 'marking' }));
  }
  const path = symmetric(placed([[0, -0.9], [0.5, -0.8], [0.74, -0.3], [0.76, 0.3], [0.56, 0.78], [0, 1.02]], [MIDDLE, cy], rx, ry), MIDDLE);
  return [{ path, material: 'belly' }];
}

/** An owl's rows of feather marks. */
function plumage(figure: Figure, cy: number, rx: number, ry: number): string {
  if (figure.species.form !== 'owl') return '';
  const rows: readonly (readonly [number, number])[] = [[-0.24, 0.16], [0.24, 0.16], [0, 0.4], [-0.36, 0.44], [0.36, 0.44], [-0.18, 0.66], [0.18, 0.66]];
  return rows.map(([x, y]) => figure.ink.stroke(curve([[MIDDLE + (x - 0.09) * rx, cy + y * ry - 5], [MIDDLE + x * rx, cy + y * ry + 5], [MIDDLE + (x + 0.09) * rx, cy + y * ry - 5]]), 'body', Math.max(5, figure.ink.look.inner))).join('');
}

/** Pale faces: an owl's two discs that meet, a penguin's heart. */
function faceMask(figure: Figure): Marking[] {
  const { head, species } = figure;
  const at = (nodes: readonly Node[]) => placed(nodes, [head.cx, head.cy], head.rx, head.ry);
  if (species.form === 'owl') return [{ path: symmetric(at([[0, -0.36, 0.6], [0.24, -0.6], [0.62, -0.6], [0.88, -0.1], [0.74, 0.46], [0.36, 0.72], [0, 0.62, 0.3]]), head.cx), material: 'belly' }];
  if (species.form === 'penguin') return [{ path: symmetric(at([[0, -0.2, 0.7], [0.22, -0.5], [0.6, -0.5], [0.82, -0.06], [0.76, 0.5], [0.5, 1.0], [0, 1.2]]), head.cx), material: 'belly' }];
  return [];
}

function addWing(figure: Figure, side: Side, form: WingedForm, [rx, top, height]: readonly [number, number, number], u: number): void {
  const { ink } = figure;
  const joint: Point = [MIDDLE + rx * form.joint[0], top + height * form.joint[1]];
  const right = blob(form.wing.map(([x, y, corner]): Node => [joint[0] + x * u, joint[1] + y * u, corner ?? 0]));
  const path: Path = side === 'right' ? right : mirror(right, MIDDLE);
  const pivot: Point = [MIDDLE + sign(side) * (joint[0] - MIDDLE), joint[1]];
  const material = figure.material('wings', figure.species.form === 'penguin' || figure.species.title === 'chick' || figure.species.title === 'duck' ? 'body' : 'accent');
  const limits: [number, number] = side === 'left' ? [-20, 140] : [-140, 20];
  figure.parts.push({ id: `wing_${side}`, parent: 'body', z: 30, pivot, limits, stage: 'limbs', svg: ink.mass(path, material, { shade: 0.8 }), rims: [path] });
  const tip = form.wing.reduce((low, node) => (node[1] > low[1] ? node : low));
  const hand: Point = [MIDDLE + sign(side) * (joint[0] + tip[0] * 0.6 * u - MIDDLE), joint[1] + tip[1] * 0.8 * u];
  figure.anchors.push({ name: `hand_${side}`, part: `wing_${side}`, at: [Math.round(hand[0]), Math.round(hand[1])] });
  figure.arms = { ...(figure.arms ?? { left: frameAt(hand, pivot, side), right: frameAt(hand, pivot, side) }), [side]: frameAt(hand, pivot, side) };
}

const frameAt = (hand: Point, shoulder: Point, side: Side) => ({ shoulder, elbow: shoulder, hand, width: 40, handRadius: 20, handPart: `wing_${side}` });

function addBirdFeet(figure: Figure, rx: number, u: number): void {
  const material = figure.material('feet', 'nose');
  for (const side of SIDES) {
    const s = sign(side);
    const x = MIDDLE + s * rx * 0.44;
    const y = GROUND - 22 * u;
    const foot = blob([[x, y - 16 * u], [x + s * 20 * u, y - 4 * u], [x + s * 44 * u, GROUND - 6 * u, 0.1], [x + s * 30 * u, GROUND], [x + s * 14 * u, GROUND - 3 * u, 0.4], [x + s * 2 * u, GROUND], [x - s * 12 * u, GROUND - 3 * u, 0.4], [x - s * 26 * u, GROUND], [x - s * 34 * u, GROUND - 8 * u, 0.1], [x - s * 16 * u, y - 4 * u]]);
    figure.parts.push({ id: `foot_${side}`, parent: 'root', z: 12, pivot: [x, y - 8 * u], limits: [-35, 35], stage: 'limbs', svg: figure.ink.mass(foot, material, { shade: 0.5 }), rims: [foot] });
  }
}

function addCrestAndTail(figure: Figure, cy: number, ry: number, u: number): void {
  const { head, ink } = figure;
  const crest = blob([[head.cx - 20 * u, head.cy - head.ry * 0.86], [head.cx - 34 * u, head.cy - head.ry * 1.14, 0.5], [head.cx - 10 * u, head.cy - head.ry * 1.12], [head.cx + 6 * u, head.cy - head.ry * 1.36, 0.5], [head.cx + 16 * u, head.cy - head.ry * 1.1], [head.cx + 38 * u, head.cy - head.ry * 1.18, 0.5], [head.cx + 24 * u, head.cy - head.ry * 0.86], [head.cx, head.cy - head.ry * 0.76]]);
  const tail = blob([[MIDDLE + 30 * u, cy + ry * 0.4], [MIDDLE + 96 * u, cy + ry * 0.36], [MIDDLE + 158 * u, cy + ry * 0.16, 0.4], [MIDDLE + 152 * u, cy + ry * 0.5, 0.4], [MIDDLE + 168 * u, cy + ry * 0.72, 0.4], [MIDDLE + 100 * u, cy + ry * 0.82], [MIDDLE + 30 * u, cy + ry * 0.8]]);
  const extras = figure.species.extras ?? [];
  if (!extras.some((extra) => /comb|crest|smooth/.test(extra))) figure.parts.push({ id: 'crest', parent: 'head', z: 33, pivot: [head.cx, head.cy - head.ry * 0.88], limits: [-20, 20], stage: 'features', svg: ink.mass(crest, figure.material('hair', figure.species.paleHead ? 'belly' : 'body')), rims: [crest] });
  if (!isFanned(figure.species) && figure.species.form !== 'chick') figure.parts.push({ id: 'tail', parent: 'body', z: 4, pivot: [MIDDLE + 48 * u, cy + ry * 0.6], limits: [-25, 25], stage: 'features', svg: ink.mass(tail, figure.material('tail', figure.species.paleHead ? 'belly' : figure.species.title === 'chick' || figure.species.title === 'duck' ? 'body' : 'accent'), { far: true }), rims: [tail] });
}

function addBeeLimbs(figure: Figure, rx: number, cy: number, ry: number, u: number): void {
  const { ink } = figure;
  for (const side of SIDES) {
    const s = sign(side);
    const joint: Point = [MIDDLE + s * rx * 0.72, cy - ry * 0.22];
    const hand: Point = [joint[0] + s * 34 * u, joint[1] + 34 * u];
    const arm = limb([joint, [joint[0] + s * 22 * u, joint[1] + 8 * u], hand], 22 * u, 19 * u);
    const foot: Point = [MIDDLE + s * rx * 0.36, cy + ry * 0.8];
    const leg = limb([foot, [foot[0] + s * 8 * u, foot[1] + 36 * u]], 22 * u, 20 * u);
    figure.parts.push(
      { id: `arm_${side}`, parent: 'body', z: 30, pivot: joint, limits: side === 'left' ? [-50, 140] : [-140, 50], stage: 'limbs', svg: ink.mass(arm.fill, 'accent', { shade: 0 }), rims: [arm.fill] },
      { id: `leg_${side}`, parent: 'body', z: 12, pivot: foot, limits: [-40, 40], stage: 'limbs', svg: ink.mass(leg.fill, 'accent', { shade: 0 }), rims: [leg.fill] },
    );
    figure.anchors.push({ name: `hand_${side}`, part: `arm_${side}`, at: [Math.round(hand[0]), Math.round(hand[1])] });
    const frame = { shoulder: joint, elbow: joint, hand, width: 22 * u, handRadius: 12 * u, handPart: `arm_${side}` };
    figure.arms = { ...(figure.arms ?? { left: frame, right: frame }), [side]: frame };
  }
  const sting = ellipse(MIDDLE, cy + ry * 1.04, 7 * u, 14 * u);
  figure.parts.push({ id: 'tail', parent: 'body', z: 8, pivot: [MIDDLE, cy + ry * 0.96], limits: [-20, 20], stage: 'features', svg: ink.mass(sting, 'accent', { shade: 0 }) });
}
