import type { FigureDraft, TorsoFrame } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, box, curve, ellipse, symmetric } from '../shape/curve';
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
import { GROUND, MIDDLE } from './layout';
import { addLeg } from './legs';
import { addHeadAnchors, addRoot } from './root';
import { addTail } from './tails';

/** A figure that stands on two legs: a pear of a body, a big head, arms in three parts, legs in two. */
export function buildBiped(figure: FigureDraft, layout: Layout, carries: { left: boolean; right: boolean }): void {
  const { species, traits, ink, brief } = figure;
  const { torso, head } = layout;
  const sleeved = sleevesOf(figure);
  const wears = sleeved !== null;
  const clothed = sleeved ?? 'body';
  addRoot(figure, torso.hip * 1.55);

  const trunk = trunkPath(layout, ink.look.square);
  figure.torso = trunkFrame(layout, trunk);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, torso.bottom - 12 * layout.unit],
    limits: [-20, 20],
    stage: 'body',
    svg: ink.mass(trunk, clothed, {
      inside: wears ? [] : bellyOf(figure, layout),
      cast: shift(
        skullPath(species.head ?? 'round', head.cx, head.cy, head.rx * 0.96, head.ry, ink.look.square, traits.cheeks),
        4 * layout.unit,
        15 * layout.unit,
      ),
    }),
    rims: [trunk],
  });

  const limbs = species.darkLimbs ? 'accent' : 'body';
  const socks = species.socks ?? 'body';
  const handMaterial = brief.wear.some(({ item }) => item === 'gloves')
    ? 'gloves'
    : ink.look.eyeKind === 'pie'
      ? 'border'
      : figure.material('hands', socks);
  const plan = {
    shoulder: layout.shoulder,
    width: layout.armWidth,
    upper: 50 * layout.unit,
    lower: 40 * layout.unit,
    parent: 'body',
    material: wears ? clothed : limbs,
    handMaterial,
    hand: species.hands ?? 'paw',
  } as const;
  figure.arms = {
    left: addArm(figure, 'left', { ...plan, carries: carries.left }),
    right: addArm(figure, 'right', { ...plan, carries: carries.right }),
  };

  const boots = brief.wear.some(({ item }) => item === 'boots')
    ? 'boots'
    : figure.material('feet', species.human ? 'shoes' : socks);
  if (species.extras?.includes('fish_tail')) addFishTail(figure, layout);
  else
    for (const side of SIDES) {
      const s = sign(side);
      addLeg(figure, side, {
        hip: [MIDDLE + s * layout.hip[0], layout.hip[1]],
        ankle: [MIDDLE + s * layout.hip[0] * 1.12, layout.ankleY],
        width: layout.legWidth,
        parent: 'root',
        material: species.human ? 'trousers' : limbs,
        footMaterial: boots,
        z: 10,
      });
    }

  const skull = skullPath(species.head ?? 'round', head.cx, head.cy, head.rx, head.ry, ink.look.square, traits.cheeks);
  figure.head = faceFrame(figure, { part: 'head', material: species.paleHead ? 'belly' : 'body', skull, ...head });
  addHead(figure, torso.neckY + 14 * layout.unit);
  addEars(figure);
  addTail(figure, [MIDDLE + torso.hip * 0.55, torso.bottom - 26 * layout.unit], 'body');
  addExtras(figure);
  addHeadAnchors(figure);
}

/** A mermaid's tail in place of legs: scales, and a fluke that curls up at the side. */
function addFishTail(figure: FigureDraft, { torso, unit: u }: Layout): void {
  const { ink } = figure;
  const material = figure.material('tail', 'tail_fin');
  const [top, w] = [torso.bottom - 24 * u, torso.hip];
  const tail = blob([
    [MIDDLE - w * 0.6, top - 4 * u, 0.3],
    [MIDDLE, top + 2 * u],
    [MIDDLE + w * 0.6, top - 4 * u, 0.3],
    [MIDDLE + w * 0.96, top + 14 * u],
    [MIDDLE + w * 1.04, GROUND - 48 * u],
    [MIDDLE + 120 * u, GROUND - 48 * u],
    [MIDDLE + 122 * u, GROUND - 20 * u],
    [MIDDLE + 64 * u, GROUND],
    [MIDDLE - 20 * u, GROUND],
    [MIDDLE - w * 0.86, GROUND - 22 * u],
    [MIDDLE - w, top + 14 * u],
  ]);
  const [x, y] = [MIDDLE + 108 * u, GROUND - 36 * u];
  const fluke = blob([
    [x - 20 * u, y + 12 * u],
    [x - 16 * u, y - 18 * u],
    [x + 2 * u, y - 58 * u],
    [x + 22 * u, y - 84 * u, 0.4],
    [x + 40 * u, y - 44 * u],
    [x + 36 * u, y - 20 * u, 0.4],
    [x + 70 * u, y - 30 * u],
    [x + 100 * u, y - 22 * u, 0.4],
    [x + 74 * u, y + 8 * u],
    [x + 30 * u, y + 20 * u],
  ]);
  const scale = (sx: number, sy: number): Path =>
    curve([
      [MIDDLE + (sx - 11) * u, torso.bottom + (sy - 5) * u],
      [MIDDLE + sx * u, torso.bottom + (sy + 5) * u],
      [MIDDLE + (sx + 11) * u, torso.bottom + (sy - 5) * u],
    ]);
  const scales = [
    [-30, -8],
    [0, -8],
    [30, -8],
    [-14, 8],
    [16, 8],
    [44, 10],
  ]
    .map(([sx = 0, sy = 0]) => ink.line(scale(sx, sy), material, ink.look.inner * 0.8))
    .join('');
  figure.parts.push(
    {
      id: 'tail',
      parent: 'root',
      z: 21,
      pivot: [MIDDLE, top + 12 * u],
      limits: [-8, 8],
      stage: 'limbs',
      svg: ink.mass(tail, material, { shade: 0.8 }) + scales,
      rims: [tail],
    },
    {
      id: 'tail_fin',
      parent: 'tail',
      z: 10,
      pivot: [x - 8 * u, y],
      limits: [-20, 20],
      stage: 'limbs',
      svg: ink.mass(fluke, material, { shade: 0.8 }),
      rims: [fluke],
    },
  );
}

/** The material of clothes that cover the trunk, null when it is bare. */
export function sleevesOf({ brief }: FigureDraft): string | null {
  return brief.wear.find(({ item }) => item === 'hoodie' || item === 'shirt')?.item ?? null;
}

/** The head with its markings, turning about the neck. */
export function addHead(figure: FigureDraft, neckY: number, parent = 'body'): void {
  const { head, ink } = figure;
  figure.parts.push({
    id: 'head',
    parent,
    z: 36,
    pivot: [head.cx, neckY],
    limits: [-30, 30],
    stage: 'head',
    svg: ink.mass(head.skull, head.material, { inside: headMarkings(figure), light: true }) + furMarks(figure),
    rims: [head.skull],
  });
}

/** Rich drawings show a little fur between the ears and on the cheeks. */
function furMarks({ head, ink, species }: FigureDraft): string {
  if (
    !ink.look.rich ||
    species.snout === 'none' ||
    species.human ||
    species.form ||
    species.hands === 'claw' ||
    species.snout === 'frog'
  )
    return '';
  const tick = (x: number, y: number, dx: number, dy: number) =>
    curve([
      [head.cx + x * head.rx, head.cy + y * head.ry],
      [head.cx + (x + dx) * head.rx, head.cy + (y + dy) * head.ry],
    ]);
  const ticks = [
    tick(-0.09, -0.66, 0.02, -0.13),
    tick(0, -0.64, 0, -0.16),
    tick(0.09, -0.66, -0.02, -0.13),
    tick(0.74, 0.36, 0.1, 0.02),
    tick(0.7, 0.48, 0.1, 0.05),
    tick(-0.74, 0.36, -0.1, 0.02),
    tick(-0.7, 0.48, -0.1, 0.05),
  ];
  return ticks.map((path) => ink.stroke(path, `${head.material}_shade`, 4.5)).join('');
}

function trunkPath({ torso, unit }: Layout, square: number): Path {
  const { neckY, bottom, chest, hip } = torso;
  const height = bottom - neckY;
  if (square > 0) return ellipse(MIDDLE, neckY + height * 0.55, hip, height * 0.52, square * 0.7);
  return symmetric([
    [MIDDLE, neckY - 4 * unit],
    [MIDDLE + chest * 0.7, neckY + 2 * unit],
    [MIDDLE + chest, neckY + height * 0.32],
    [MIDDLE + hip, neckY + height * 0.72],
    [MIDDLE + hip * 0.8, bottom - 6 * unit],
    [MIDDLE, bottom + 4 * unit],
  ]);
}

function trunkFrame({ torso }: Layout, path: Path): TorsoFrame {
  const height = torso.bottom - torso.neckY;
  return {
    part: 'body',
    cx: MIDDLE,
    neckY: torso.neckY + height * 0.13,
    waistY: torso.neckY + height * 0.58,
    hemY: torso.bottom,
    neck: torso.chest * 0.8,
    waist: torso.hip * 0.95,
    hem: torso.hip * 0.82,
    path,
    merged: false,
  };
}

function bellyOf(figure: FigureDraft, { torso, unit }: Layout): Marking[] {
  const height = torso.bottom - torso.neckY;
  if (figure.brief.species === 'robot')
    return [
      {
        path: box(MIDDLE, torso.neckY + height * 0.56, torso.chest * 1.1, height * 0.34, 12 * unit),
        material: 'accent',
      },
      ...[-0.3, 0, 0.3].map((x, index) => ({
        path: ellipse(MIDDLE + x * torso.chest, torso.neckY + height * 0.56, 7 * unit, 7 * unit),
        material: index === 1 ? 'iris' : 'belly',
      })),
    ];
  if (figure.species.human) return [];
  const path = symmetric([
    [MIDDLE, torso.neckY - 20 * unit],
    [MIDDLE + torso.chest * 0.5, torso.neckY],
    [MIDDLE + torso.chest * 0.62, torso.neckY + height * 0.38],
    [MIDDLE + torso.hip * 0.66, torso.neckY + height * 0.68],
    [MIDDLE + torso.hip * 0.42, torso.neckY + height * 0.93],
    [MIDDLE, torso.neckY + height * 0.97],
  ]);
  return [{ path, material: 'belly' }, ...trunkMarks(figure, torso.neckY, height, torso.hip)];
}

/** Stripes at the flanks, spots all over: what the head wears, the trunk wears too. */
function trunkMarks({ species, brief }: FigureDraft, top: number, height: number, hip: number): Marking[] {
  const at = (x: number, y: number): Point => [MIDDLE + x * hip, top + y * height];
  const marks: Marking[] = species.marks?.includes('patches')
    ? [
        { path: ellipse(...at(-0.86, 0.62), hip * 0.42, hip * 0.5), material: 'marking' },
        { path: ellipse(...at(0.9, 0.86), hip * 0.36, hip * 0.4), material: 'accent' },
      ]
    : [];
  if (species.extras?.includes('stripes') || brief.features.has('stripes')) {
    for (const y of [0.44, 0.62, 0.8])
      for (const s of [1, -1])
        marks.push({
          path: limb([at(s * 1.1, y), at(s * 0.72, y + 0.03)], hip * 0.16, hip * 0.05).fill,
          material: 'marking',
        });
  }
  if (brief.features.has('spots')) {
    for (const [x, y, size] of [
      [-0.8, 0.5, 0.15],
      [0.84, 0.62, 0.18],
      [-0.7, 0.84, 0.13],
      [0.66, 0.34, 0.1],
    ] as const)
      marks.push({ path: ellipse(...at(x, y), size * hip, size * hip), material: 'marking' });
  }
  return marks;
}
