import type { FigureDraft } from '../../../figure';
import { blob, curve, placed } from '../../../shape/curve';
import type { Oval } from '../../../shape/oval';
import type { Node, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
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
    if (kind.legs !== null) addStilts(figure, cx, cy + ry * 0.6, rx, u);
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

/** The material of the tail: a flamingo's is that of its body, an ostrich's that of its wings, others are pale. */
function tailMaterial(figure: FigureDraft): string {
  const { title } = figure.species;
  if (title === 'flamingo') return figure.material('tail', 'body');
  return figure.material('tail', figure.material('wings', title === 'ostrich' ? 'accent' : 'belly'));
}

/** Adds the near wing with its feathers, which serves as both arms. */
function addWing(figure: FigureDraft, kind: Wader, { near }: Trunk): void {
  const { ink } = figure;
  const material = figure.material('wings', 'accent');
  const path = blob(kind.wing.map(near));
  const joint = pointOf(near([-26, 0]));
  const feathers = [0.24, 0.6]
    .map((x) => ink.line(curve([near([x * 90 - 20, -6]), near([x * 90 + 8, 10])]), material, ink.look.inner * 0.8))
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
  addHand(figure, 'right', 'wing_right', pointOf(near([60, 0])), joint);
  addHand(figure, 'left', 'wing_right', pointOf(near([-40, 10])), joint);
}

const pointOf = ([x, y]: Node): Point => [x, y];
