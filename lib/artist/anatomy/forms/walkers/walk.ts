import type { FigureDraft, TorsoFrame } from '../../../figure';
import { blob, placed } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Oval } from '../../../shape/oval';
import { type Node, type Path, type Point, shift } from '../../../shape/path';
import { addHead } from '../../head';
import { addEars } from '../../ears';
import { addExtras } from '../../extras';
import { faceFrame } from '../../frame';
import { skullPath } from '../../heads';
import { GROUND } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addTail } from '../../tails';
import type { Form } from '../form';
import type { Walker } from './walker';
import { addWalkingLegs } from './legs';

const DOME: readonly Node[] = [
  [-1, 0.62],
  [-0.98, 0.2],
  [-0.8, -0.48],
  [-0.34, -0.94],
  [0.3, -0.96],
  [0.78, -0.56],
  [0.98, 0.16],
  [1, 0.62],
  [0.7, 0.8],
  [0, 0.86],
  [-0.7, 0.8],
];

/** The shell in figure pixels; `at` converts half widths and half heights from its centre to the canvas. */
interface Dome extends Oval {
  path: Path;
  at: (x: number, y: number, corner?: number) => Node;
}

/** Makes the form of an animal with a domed shell from the data of its kind. */
export const walk =
  (kind: Walker): Form =>
  (figure, hatRise) => {
    const { ink, species } = figure;
    const u = fitOf(figure, hatRise);
    figure.unit = u;
    const dome = domeOf(figure, kind, u);
    addRoot(figure, dome.rx * 1.2, dome.cx - 26 * u);
    const head = headOf(figure, dome, u);
    const skull = skullPath(species.head ?? 'round', head.cx, head.cy, head.rx, head.ry, ink.look.square);
    addShell(figure, kind, dome, shift(skull, 8 * u, 10 * u));
    addWalkingLegs(figure, kind, dome.at, u);
    figure.head = faceFrame(figure, { part: 'head', material: kind.skin, skull, ...head });
    figure.torso = torsoOf(dome, head);
    addNeck(figure, kind, dome, head);
    addHead(figure, head.cy + head.ry * 0.6, 'neck');
    if (kind.tail === true) addShortTail(figure, dome);
    else if (kind.tail) addTail(figure, [dome.at(0.84, 0.4)[0], dome.at(0.84, 0.4)[1]], 'body', 0.62);
    addEars(figure);
    addExtras(figure);
    addHeadAnchors(figure);
  };

/** The scale at which the figure fits on the canvas with its headwear or antennae. */
const fitOf = ({ character, species }: FigureDraft, hatRise: number): number =>
  Math.min(1.04, (GROUND - 40) / (372 + Math.max(hatRise, species.extras?.length ? 62 : 0) * 0.7)) *
  character.shape.scale;

function domeOf({ character }: FigureDraft, kind: Walker, u: number): Dome {
  const wide = 0.6 + character.shape.width * 0.4;
  const [rx, ry] = [kind.rx * u * wide, kind.ry * u];
  const [cx, cy] = [292, GROUND - 62 * u - ry * 0.8];
  const path = blob(placed(DOME, [cx, cy], rx, ry));
  return { cx, cy, rx, ry, path, at: (x, y, corner = 0) => [cx + x * rx, cy + y * ry, corner] };
}

function headOf({ ink, character, species }: FigureDraft, { cx, cy, rx, ry }: Dome, u: number): Oval {
  const half = 84 * u * ink.look.head * character.shape.head;
  return { cx: cx - rx * 0.78, cy: cy - ry * 0.2 - half * 0.3, rx: half * (species.wide ?? 1.1), ry: half };
}

const torsoOf = ({ cy, rx, ry, path }: Dome, head: Oval): TorsoFrame => ({
  part: 'body',
  cx: head.cx + head.rx * 0.1,
  neckY: head.cy + head.ry * 1.04,
  waistY: cy + ry * 0.4,
  hemY: cy + ry * 0.8,
  neck: head.ry * 0.56,
  waist: rx * 0.5,
  hem: rx * 0.5,
  path,
  merged: false,
});

/** Adds the shell with the pattern of its kind; `cast` is the outline of the head's shadow. */
function addShell(figure: FigureDraft, kind: Walker, { cx, cy, ry, path, at }: Dome, cast: Path): void {
  const { inside, over } = kind.shell(at, figure, figure.unit);
  const material = figure.material('wings', kind.dome);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, cy + ry * 0.7],
    limits: [-12, 12],
    stage: 'body',
    svg: figure.ink.mass(path, material, { inside, light: true, cast }) + over,
    rims: [path],
  });
}

/** Adds the neck between the shell and the head. */
function addNeck(figure: FigureDraft, kind: Walker, { cx, cy, rx, ry }: Dome, head: Oval): void {
  const { ink, unit: u } = figure;
  const base: Point = [cx - rx * 0.5, cy + ry * 0.3];
  const neck = limb([base, [head.cx + head.rx * 0.1, head.cy + head.ry * 0.5]], 84 * u, 84 * u).fill;
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 22,
    pivot: base,
    limits: [-12, 12],
    stage: 'limbs',
    svg: ink.mass(neck, kind.skin, { shade: 0.7 }),
    rims: [neck],
  });
}

function addShortTail(figure: FigureDraft, { at }: Dome): void {
  const tail = blob([at(0.8, 0.5), at(1.02, 0.46), at(1.26, 0.66, 0.6), at(1.04, 0.76), at(0.8, 0.76)]);
  const [x, y] = at(0.86, 0.6);
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 8,
    pivot: [x, y],
    limits: [-24, 24],
    stage: 'features',
    svg: figure.ink.mass(tail, figure.material('tail', 'body')),
    rims: [tail],
  });
}
