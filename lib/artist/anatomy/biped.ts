import { type FigureDraft, SIDES, sign } from '../figure';
import { shift } from '../shape/path';
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
