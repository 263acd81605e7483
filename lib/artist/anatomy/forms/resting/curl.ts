import type { FigureDraft } from '../../../figure';
import { blob, curve, ellipse, placed } from '../../../shape/curve';
import { fleece, isWoolly } from '../../wool';
import type { Marking } from '../../../shape/ink';
import { limb } from '../../../shape/limb';
import type { Node, Point } from '../../../shape/path';
import type { TailKind } from '../../../species/species';
import { GROUND, MIDDLE } from '../../layout';
import { shodIn } from '../../feet';
import { addRoot } from '../../root';
import { addTail } from '../../tails';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { addRestingHead } from './head-of';

/** The back of a curled animal, in half widths and half heights. */
const BACK: readonly Node[] = [
  [-1, 0.3],
  [-0.86, -0.36],
  [-0.4, -0.86],
  [0.16, -1],
  [0.68, -0.78],
  [1, -0.16],
  [0.98, 0.5],
  [0.7, 0.92],
  [0, 1],
  [-0.74, 0.94],
];

/** The thickness of a wrapped tail at its root and at its tip, in pixels of the reference figure. */
const WRAPPED: Readonly<Partial<Record<TailKind, readonly [root: number, tip: number]>>> = {
  brush: [44, 66],
  bushy: [48, 70],
  skunk: [50, 70],
  ringed: [44, 46],
  curl: [34, 26],
  wag: [36, 24],
  thin: [24, 14],
  tuft: [26, 22],
  horse: [30, 48],
  reptile: [54, 14],
  otter: [52, 22],
  paddle: [44, 60],
  scaled: [60, 26],
};

/** The half width of a wide head, in pixels of the reference figure. */
const MAX_HALF_HEAD = 116;

/** Tails whose tip has a colour of its own. */
const TIPPED: ReadonlySet<TailKind> = new Set(['brush', 'wag', 'tuft', 'ringed']);

/** Builds an animal that is curled up, with its head on its tail. */
export const curl: Form = (figure, hatRise) => {
  const u = fitOf(figure, 226, Math.max(hatRise, 56));
  figure.unit = u;
  const stout = 0.6 + figure.character.shape.width * 0.4;
  const [rx, ry] = [148 * u * stout, 96 * u];
  const [cx, cy] = [MIDDLE + 18 * u, GROUND - ry];
  addRoot(figure, rx * 1.1, cx - 6 * u);
  addBack(figure, [cx, cy], rx, ry);
  addWrappedTail(figure, [cx, cy], rx, u);
  addPaw(figure, [cx, cy], u);
  addRestingHead(figure, [cx - rx * 0.42, GROUND - 92 * u], 0.92);
};

function addBack(figure: FigureDraft, [cx, cy]: Point, rx: number, ry: number): void {
  const { ink } = figure;
  const path = isWoolly(figure) ? fleece(cx, cy, rx, ry, 13) : blob(placed(BACK, [cx, cy], rx, ry));
  const haunch = ink.line(
    curve([
      [cx + rx * 0.24, cy + ry * 0.56],
      [cx + rx * 0.2, cy + ry * 0.02],
      [cx + rx * 0.56, cy - ry * 0.26],
      [cx + rx * 0.86, cy + ry * 0.06],
    ]),
    'body',
  );
  figure.torso = {
    part: 'body',
    cx: cx - rx * 0.4,
    neckY: GROUND - 30 * figure.unit,
    waistY: cy + ry * 0.5,
    hemY: cy + ry * 0.9,
    neck: rx * 0.4,
    waist: rx * 0.6,
    hem: rx * 0.6,
    path,
    merged: true,
    bareNeck: true,
  };
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, GROUND],
    limits: [-8, 8],
    stage: 'body',
    svg: ink.mass(path, 'body', { light: true }) + haunch,
    rims: [path],
  });
}

/** Adds the tail, which lies around the body from behind and under the chin; a short one is behind the body. */
function addWrappedTail(figure: FigureDraft, [cx, cy]: Point, rx: number, u: number): void {
  const kind = figure.species.tail ?? 'none';
  const thickness = kind === 'none' ? undefined : WRAPPED[kind];
  if (!thickness) return addTail(figure, [cx + rx * 0.86, cy + 10 * u], 'body', 0.8);
  const [root, tip] = thickness;
  const base: Point = [cx + rx * 0.9, GROUND - 52 * u];
  // The tip is seen beyond the cheek, also of a wide head.
  const reach = Math.max(rx * 1.08, rx * 0.42 + MAX_HALF_HEAD * figure.character.shape.head * u);
  const spine: Point[] = [
    base,
    [cx + rx * 0.7, GROUND - 24 * u],
    [cx + rx * 0.1, GROUND - (tip / 2) * u],
    [cx - rx * 0.6, GROUND - (tip / 2 + 2) * u],
    [cx - reach, GROUND - (tip / 2 + 16) * u],
  ];
  const path = limb(spine, root * u, tip * u).fill;
  const material = figure.material('tail', kind === 'paddle' || kind === 'scaled' ? 'accent' : 'body');
  const end: Marking[] = TIPPED.has(kind)
    ? [
        {
          path: ellipse(cx - reach - rx * 0.08, GROUND - tip * 0.7 * u, rx * 0.36, tip * u),
          material: tipOf(figure, kind),
        },
      ]
    : [];
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 30,
    pivot: base,
    limits: [-6, 6],
    stage: 'features',
    svg: figure.ink.mass(path, material, { inside: end, shade: 0.8 }),
    rims: [path],
  });
}

const tipOf = ({ species }: FigureDraft, kind: TailKind): string =>
  species.tailTip ?? (kind === 'tuft' ? 'accent' : kind === 'ringed' ? 'marking' : 'belly');

/** Adds the front paw, which lies beside the chin. */
function addPaw(figure: FigureDraft, [cx]: Point, u: number): void {
  const path = limb(
    [
      [cx + 66 * u, GROUND - 70 * u],
      [cx + 34 * u, GROUND - 50 * u],
      [cx + 6 * u, GROUND - 46 * u],
    ],
    46 * u,
    42 * u,
  );
  figure.parts.push({
    id: 'paw',
    parent: 'body',
    z: 32,
    pivot: [cx + 66 * u, GROUND - 70 * u],
    limits: [-6, 6],
    stage: 'limbs',
    svg: figure.ink.mass(path.fill, shodIn(figure, figure.species.socks ?? 'body'), {
      line: path.openStart,
      shade: 0.6,
    }),
    rims: [path.fill],
  });
}
