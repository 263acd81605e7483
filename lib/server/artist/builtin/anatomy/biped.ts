import type { Figure, TorsoFrame } from '../figure';
import { SIDES, sign } from '../figure';
import { box, curve, ellipse, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { shift } from '../shape/path';
import type { Path, Point } from '../shape/path';
import { limb } from '../shape/limb';
import { addArm } from './arms';
import { addEars } from './ears';
import { addExtras, headMarkings } from './extras';
import { faceFrame } from './frame';
import { skullPath } from './heads';
import type { Layout } from './layout';
import { MIDDLE } from './layout';
import { addLeg } from './legs';
import { addHeadAnchors, addRoot } from './root';
import { addTail } from './tails';

/** A figure that stands on two legs: a pear of a body, a big head, arms in three parts, legs in two. */
export function buildBiped(figure: Figure, layout: Layout, carries: { left: boolean; right: boolean }): void {
  const { species, ink, brief } = figure;
  const { torso, head } = layout;
  const sleeved = sleevesOf(figure);
  const wears = sleeved !== null;
  const clothed = sleeved ?? 'body';
  addRoot(figure, torso.hip * 1.55);

  const trunk = trunkPath(layout, ink.look.square);
  figure.torso = trunkFrame(layout, trunk);
  figure.parts.push({
    id: 'body', parent: 'root', z: 20, pivot: [MIDDLE, torso.bottom - 12 * layout.unit], limits: [-20, 20], stage: 'body',
    svg: ink.mass(trunk, clothed, { inside: wears ? [] : bellyOf(figure, layout), cast: shift(skullPath(species.head ?? 'round', head.cx, head.cy, head.rx * 0.96, head.ry, ink.look.square), 4 * layout.unit, 15 * layout.unit) }), rims: [trunk],
  });

  const limbs = species.darkLimbs ? 'accent' : 'body';
  const socks = species.socks ? 'accent' : 'body';
  const handMaterial = brief.wear.some(({ item }) => item === 'gloves') ? 'gloves' : ink.look.eyeKind === 'pie' ? 'border' : figure.material('hands', socks);
  const plan = {
    shoulder: layout.shoulder, width: layout.armWidth, upper: 50 * layout.unit, lower: 40 * layout.unit, parent: 'body',
    material: wears ? clothed : limbs, handMaterial, hand: species.hands ?? 'paw',
  } as const;
  figure.arms = { left: addArm(figure, 'left', { ...plan, carries: carries.left }), right: addArm(figure, 'right', { ...plan, carries: carries.right }) };

  const boots = brief.wear.some(({ item }) => item === 'boots') ? 'boots' : figure.material('feet', brief.species === 'person' ? 'shoes' : socks);
  for (const side of SIDES) {
    const s = sign(side);
    addLeg(figure, side, {
      hip: [MIDDLE + s * layout.hip[0], layout.hip[1]], ankle: [MIDDLE + s * layout.hip[0] * 1.12, layout.ankleY],
      width: layout.legWidth, parent: 'root', material: brief.species === 'person' ? 'trousers' : limbs, footMaterial: boots, z: 10,
    });
  }

  const skull = skullPath(species.head ?? 'round', head.cx, head.cy, head.rx, head.ry, ink.look.square);
  figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
  addHead(figure, torso.neckY + 14 * layout.unit);
  addEars(figure);
  addTail(figure, [MIDDLE + torso.hip * 0.55, torso.bottom - 26 * layout.unit], 'body');
  addExtras(figure);
  addHeadAnchors(figure);
}

/** The material of clothes that cover the trunk, null when it is bare. */
export function sleevesOf({ brief }: Figure): string | null {
  return brief.wear.find(({ item }) => item === 'hoodie' || item === 'shirt')?.item ?? null;
}

/** The head with its markings, turning about the neck. */
export function addHead(figure: Figure, neckY: number, parent = 'body'): void {
  const { head, ink } = figure;
  figure.parts.push({
    id: 'head', parent, z: 36, pivot: [head.cx, neckY], limits: [-30, 30], stage: 'head',
    svg: ink.mass(head.skull, head.material, { inside: headMarkings(figure), light: true }) + furMarks(figure), rims: [head.skull],
  });
}

/** Rich drawings show a little fur between the ears and on the cheeks. */
function furMarks({ head, ink, species, brief }: Figure): string {
  if (!ink.look.rich || species.snout === 'none' || brief.species === 'person' || species.title === 'frog' || species.hands === 'claw') return '';
  const tick = (x: number, y: number, dx: number, dy: number) => curve([[head.cx + x * head.rx, head.cy + y * head.ry], [head.cx + (x + dx) * head.rx, head.cy + (y + dy) * head.ry]]);
  const ticks = [tick(-0.09, -0.66, 0.02, -0.13), tick(0, -0.64, 0, -0.16), tick(0.09, -0.66, -0.02, -0.13), tick(0.74, 0.36, 0.1, 0.02), tick(0.7, 0.48, 0.1, 0.05), tick(-0.74, 0.36, -0.1, 0.02), tick(-0.7, 0.48, -0.1, 0.05)];
  return ticks.map((path) => ink.stroke(path, `${head.material}_shade`, 4.5)).join('');
}

function trunkPath({ torso, unit }: Layout, square: number): Path {
  const { neckY, bottom, chest, hip } = torso;
  const height = bottom - neckY;
  if (square > 0) return ellipse(MIDDLE, neckY + height * 0.55, hip, height * 0.52, square * 0.7);
  return symmetric([
    [MIDDLE, neckY - 4 * unit], [MIDDLE + chest * 0.7, neckY + 2 * unit], [MIDDLE + chest, neckY + height * 0.32],
    [MIDDLE + hip, neckY + height * 0.72], [MIDDLE + hip * 0.8, bottom - 6 * unit], [MIDDLE, bottom + 4 * unit],
  ]);
}

function trunkFrame({ torso }: Layout, path: Path): TorsoFrame {
  const height = torso.bottom - torso.neckY;
  return {
    part: 'body', cx: MIDDLE, neckY: torso.neckY + height * 0.13, waistY: torso.neckY + height * 0.58, hemY: torso.bottom,
    neck: torso.chest * 0.8, waist: torso.hip * 0.95, hem: torso.hip * 0.82, path, merged: false,
  };
}

function bellyOf(figure: Figure, { torso, unit }: Layout): Marking[] {
  const height = torso.bottom - torso.neckY;
  if (figure.brief.species === 'robot') return [{ path: box(MIDDLE, torso.neckY + height * 0.56, torso.chest * 1.1, height * 0.34, 12 * unit), material: 'accent' }, ...[-0.3, 0, 0.3].map((x, index) => ({ path: ellipse(MIDDLE + x * torso.chest, torso.neckY + height * 0.56, 7 * unit, 7 * unit), material: index === 1 ? 'iris' : 'belly' }))];
  if (figure.brief.species === 'person') return [];
  const path = symmetric([
    [MIDDLE, torso.neckY - 20 * unit], [MIDDLE + torso.chest * 0.5, torso.neckY], [MIDDLE + torso.chest * 0.62, torso.neckY + height * 0.38],
    [MIDDLE + torso.hip * 0.66, torso.neckY + height * 0.68], [MIDDLE + torso.hip * 0.42, torso.neckY + height * 0.93], [MIDDLE, torso.neckY + height * 0.97],
  ]);
  return [{ path, material: 'belly' }, ...trunkMarks(figure, torso.neckY, height, torso.hip)];
}

/** Stripes at the flanks, spots all over: what the head wears, the trunk wears too. */
function trunkMarks({ species, brief }: Figure, top: number, height: number, hip: number): Marking[] {
  const at = (x: number, y: number): Point => [MIDDLE + x * hip, top + y * height];
  const marks: Marking[] = [];
  if (species.extras?.includes('stripes') || brief.features.has('stripes')) {
    for (const y of [0.44, 0.62, 0.8]) for (const s of [1, -1]) marks.push({ path: limb([at(s * 1.1, y), at(s * 0.72, y + 0.03)], hip * 0.16, hip * 0.05).fill, material: 'marking' });
  }
  if (brief.features.has('spots')) {
    for (const [x, y, size] of [[-0.8, 0.5, 0.15], [0.84, 0.62, 0.18], [-0.7, 0.84, 0.13], [0.66, 0.34, 0.1]] as const) marks.push({ path: ellipse(...at(x, y), size * hip, size * hip), material: 'marking' });
  }
  return marks;
}
