import { type BodySide, type FigureDraft, SIDES, sign } from '../figure';
import type { Oval } from '../shape/oval';
import { type Path, shift } from '../shape/path';
import { addArm } from './arms';
import { addEars } from './ears';
import { addExtras } from './extras';
import { faceFrame } from './frame';
import { skullPath } from './heads';
import { type Layout, MIDDLE } from './layout';
import { addLeg } from './legs';
import { addHeadAnchors, addRoot } from './root';
import { addTail } from './tails';
import { sleevesOf } from './sleeves';
import { trunkPath, trunkFrame, bellyOf } from './biped-trunk';
import { addFishTail } from './fish-tail';
import { addHead } from './head';

/** A figure that stands on two legs: a pear of a body, a big head, arms in three parts, legs in two. */
export function buildBiped(figure: FigureDraft, layout: Layout, carries: Record<BodySide, boolean>): void {
  const { species } = figure;
  const { torso, head, unit } = layout;
  addRoot(figure, torso.hip * 1.55);
  addTrunk(figure, layout);
  addArms(figure, layout, carries);
  if (species.extras?.includes('fish_tail')) addFishTail(figure, layout);
  else addLegs(figure, layout);
  const skull = skullOf(figure, head);
  figure.head = faceFrame(figure, { part: 'head', material: species.paleHead ? 'belly' : 'body', skull, ...head });
  addHead(figure, torso.neckY + 14 * unit);
  addEars(figure);
  addTail(figure, [MIDDLE + torso.hip * 0.55, torso.bottom - 26 * unit], 'body');
  addExtras(figure);
  addHeadAnchors(figure);
}

const skullOf = ({ species, traits, ink }: FigureDraft, { cx, cy, rx, ry }: Oval): Path =>
  skullPath(species.head ?? 'round', cx, cy, rx, ry, ink.look.square, traits.cheeks);

/** The trunk in its clothes, or bare with its belly, under the shadow of the head. */
function addTrunk(figure: FigureDraft, layout: Layout): void {
  const { ink } = figure;
  const { torso, head, unit } = layout;
  const sleeved = sleevesOf(figure);
  const trunk = trunkPath(layout, ink.look.square);
  figure.torso = trunkFrame(layout, trunk);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, torso.bottom - 12 * unit],
    limits: [-20, 20],
    stage: 'body',
    svg: ink.mass(trunk, sleeved ?? 'body', {
      inside: sleeved === null ? bellyOf(figure, layout) : [],
      cast: shift(skullOf(figure, { ...head, rx: head.rx * 0.96 }), 4 * unit, 15 * unit),
    }),
    rims: [trunk],
  });
}

const isWorn = ({ character }: FigureDraft, garment: string): boolean =>
  character.wear.some(({ item }) => item === garment);

/** The material of arms and legs that nothing covers. */
const limbMaterial = ({ species }: FigureDraft): string => (species.darkLimbs ? 'accent' : 'body');

function addArms(figure: FigureDraft, { shoulder, armWidth, unit }: Layout, carries: Record<BodySide, boolean>): void {
  const plan = {
    shoulder,
    width: armWidth,
    upper: 50 * unit,
    lower: 40 * unit,
    parent: 'body',
    material: sleevesOf(figure) ?? limbMaterial(figure),
    handMaterial: handMaterial(figure),
    hand: figure.species.hands ?? 'paw',
  } as const;
  figure.arms = {
    left: addArm(figure, 'left', { ...plan, carries: carries.left }),
    right: addArm(figure, 'right', { ...plan, carries: carries.right }),
  };
}

function handMaterial(figure: FigureDraft): string {
  if (isWorn(figure, 'gloves')) return 'gloves';
  if (figure.ink.look.eyeKind === 'pie') return 'border';
  return figure.material('hands', figure.species.socks ?? 'body');
}

function addLegs(figure: FigureDraft, { hip, ankleY, legWidth }: Layout): void {
  const { species } = figure;
  const unshod = species.human ? 'shoes' : (species.socks ?? 'body');
  const footMaterial = isWorn(figure, 'boots') ? 'boots' : figure.material('feet', unshod);
  for (const side of SIDES) {
    const s = sign(side);
    addLeg(figure, side, {
      hip: [MIDDLE + s * hip[0], hip[1]],
      ankle: [MIDDLE + s * hip[0] * 1.12, ankleY],
      width: legWidth,
      parent: 'root',
      material: species.human ? 'trousers' : limbMaterial(figure),
      footMaterial,
      z: 10,
    });
  }
}
