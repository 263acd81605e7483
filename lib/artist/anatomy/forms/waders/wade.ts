import type { FigureDraft } from '../../../figure';
import { blob, curve, placed } from '../../../shape/curve';
import type { Oval } from '../../../shape/oval';
import type { Node, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { carrying } from '../../../wardrobe';
import { addHand, fitOf } from '../face-body';
import type { Form } from '../form';
import type { Wader } from './wader';
import { addStilts } from './stilts';
import { addNeckAndHead } from './neck-and-head';

const TRUNK: readonly Point[] = [
  [-0.94, -0.24],
  [-0.6, -0.8],
  [0, -0.96],
  [0.6, -0.8],
  [0.96, -0.3],
  [0.98, 0.18],
  [0.6, 0.76],
  [0, 0.98],
  [-0.6, 0.86],
  [-0.96, 0.34],
];

/** The trunk in figure pixels; `near` converts pixels of the reference figure from its centre to the canvas. */
interface Trunk extends Oval {
  near: (node: Node) => Node;
}

/** Makes the form of a long-necked bird from the data of its kind. */
export const wade =
  (kind: Wader): Form =>
  (figure, hatRise) => {
    const u = fitOf(figure, kind.height, hatRise);
    figure.unit = u;
    const at = (x: number, y: number): Point => [256 + x * u, GROUND - y * u];
    const trunk = trunkOf(figure, kind, at(kind.body.x, kind.body.y), u);
    const { cx, cy, rx, ry } = trunk;
    addRoot(figure, kind.legs ? rx * 0.9 : rx * 1.1, cx);
    addTrunk(figure, kind, trunk);
    addTail(figure, kind, trunk);
    addWing(figure, kind, trunk);
    if (kind.legs !== null)
      addStilts(figure, { cx, hip: cy + ry * 0.6, rx, u, material: figure.material('feet', kind.legsIn ?? 'nose') });
    addNeckAndHead(figure, kind, at, u);
    figure.torso = { ...figure.torso, girdle: { part: 'body', cx, y: cy + ry * 0.3, half: rx * 0.84 } };
    addExtras(figure);
    addHeadAnchors(figure);
  };

function trunkOf({ character }: FigureDraft, { body }: Wader, [cx, cy]: Point, u: number): Trunk {
  const wide = 0.6 + character.shape.width * 0.4;
  return {
    cx,
    cy,
    rx: body.rx * u * wide,
    ry: body.ry * u * wide,
    near: ([x, y, corner]) => [cx + x * u * wide, cy + y * u * wide, corner ?? 0],
  };
}

function addTrunk(figure: FigureDraft, kind: Wader, { cx, cy, rx, ry }: Trunk): void {
  const path = blob(placed(TRUNK, [cx, cy], rx, ry));
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, cy + ry * 0.7],
    limits: [-10, 10],
    stage: 'body',
    svg: figure.ink.mass(path, 'body', { light: kind.legs === null }),
    rims: [path],
  });
}

function addTail(figure: FigureDraft, kind: Wader, { near }: Trunk): void {
  const path = blob(kind.tail.map(near));
  const [x, y] = near([(kind.tail[0]?.[0] ?? 60) + 14, 0]);
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 8,
    pivot: [x, y],
    limits: [-18, 18],
    stage: 'features',
    svg: figure.ink.mass(path, tailMaterial(figure)),
    rims: [path],
  });
}

/** The material of the tail: a flamingo's is that of its body, the others' that of their wings. */
function tailMaterial(figure: FigureDraft): string {
  if (figure.species.title === 'flamingo') return figure.material('tail', 'body');
  return figure.material('tail', figure.material('wings', 'accent'));
}

/** The wing that a bird raises to hold something, from its joint to its tip. */
const RAISED: readonly Node[] = [
  [-46, -8],
  [-22, -42],
  [26, -58],
  [72, -84],
  [112, -112, 0.3],
  [110, -86],
  [122, -66, 0.3],
  [98, -54],
  [98, -32, 0.3],
  [66, -22],
  [18, 16],
  [-32, 24],
];
/** The tip of the raised wing, where it holds something. */
const RAISED_TIP: Node = [108, -86];
/** The size of the feathers that close around what the wing holds, in pixels of the reference figure. */
const CLASP = { rx: 19, ry: 11 };

/** Adds the near wing with its feathers, which serves as both arms; it is raised if it holds something. */
function addWing(figure: FigureDraft, kind: Wader, { near }: Trunk): void {
  const { ink, character, unit } = figure;
  const { left, right } = carrying(character.wear);
  const isRaised = left || right;
  const material = figure.material('wings', 'accent');
  const path = blob((isRaised ? RAISED : kind.wing).map(near));
  const joint = pointOf(near([-26, 0]));
  const rise = isRaised ? -0.5 : 0;
  const feathers = [0.24, 0.6]
    .map((x) => {
      const y = (x * 90 - 20) * rise;
      return ink.line(
        curve([near([x * 90 - 20, y - 6]), near([x * 90 + 8, y + 10 + rise * 24])]),
        material,
        ink.look.inner * 0.8,
      );
    })
    .join('');
  figure.parts.push({
    id: 'wing_right',
    parent: 'body',
    z: 28,
    pivot: joint,
    limits: [-70, 20],
    stage: 'limbs',
    svg: ink.mass(path, material, { shade: 0.8 }) + feathers,
    rims: [path],
  });
  const tip = pointOf(near(isRaised ? RAISED_TIP : [60, 0]));
  // What the second hand carries stands closer to the trunk.
  addHand(figure, 'right', 'wing_right', left && right ? pointOf(near([60, 0])) : tip, joint);
  addHand(figure, 'left', 'wing_right', isRaised ? tip : pointOf(near([-40, 10])), joint);
  if (!isRaised || !figure.arms) return;
  const clasp = { material, rx: CLASP.rx * unit, ry: CLASP.ry * unit };
  const holding = left ? 'left' : 'right';
  figure.arms = { ...figure.arms, [holding]: { ...figure.arms[holding], clasp } };
}

const pointOf = ([x, y]: Node): Point => [x, y];
