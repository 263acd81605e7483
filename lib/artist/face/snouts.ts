import type { FigureDraft } from '../figure';
import type { SnoutKind } from '../species/species';
import { blob, curve, ellipse, symmetric } from '../shape/curve';
import { limb } from '../shape/limb';
import type { Node, Path } from '../shape/path';

/** Snouts that are a bird's bill. */
export const BEAKS: ReadonlySet<string> = new Set<SnoutKind>([
  'beak',
  'bill',
  'toucan',
  'hooked',
  'great',
  'needle',
  'pointed',
]);

interface Snout {
  /** The raised part of the face around the mouth. */
  muzzle?: string;
  nose?: string;
}

const U = (figure: FigureDraft) => figure.head.rx / 105;
const round3 = (figure: FigureDraft, y: number, w: number, h: number): Path => {
  const { cx } = figure.head;
  return symmetric(
    [
      [cx, y - h * 0.42],
      [cx + w * 0.62, y - h * 0.48],
      [cx + w, y - h * 0.1],
      [cx + w * 0.42, y + h * 0.42],
      [cx, y + h * 0.6],
    ],
    cx,
  );
};

function noseSvg(figure: FigureDraft, y: number, w: number, h: number): string {
  const { ink, head } = figure;
  const shape = round3(figure, y, w, h);
  const glint = ellipse(head.cx - w * 0.34, y - h * 0.2, w * 0.26, h * 0.13);
  return ink.mass(shape, 'nose', { width: ink.look.outer * 0.55, shade: 0 }) + ink.area(glint, 'nose_light');
}

/** Two puffs side by side, as cats and rabbits have. */
const puffs = (figure: FigureDraft, y: number, w: number, h: number): string =>
  figure.ink.area(
    puffPath(figure, y, w * figure.traits.muzzle, h * figure.traits.muzzle),
    figure.species.muzzle ?? 'belly',
  );

function puffPath(figure: FigureDraft, y: number, w: number, h: number): Path {
  const { cx } = figure.head;
  return symmetric(
    [
      [cx, y - h * 0.62, 0.2],
      [cx + w * 0.5, y - h * 0.9],
      [cx + w, y - h * 0.1],
      [cx + w * 0.72, y + h * 0.7],
      [cx + w * 0.3, y + h * 0.86],
      [cx, y + h * 0.74],
    ],
    cx,
  );
}

/** The roots of a seal's whiskers. */
const whiskerDots = (figure: FigureDraft): string =>
  [-1, 1]
    .flatMap((s) =>
      [
        [24, 14],
        [34, 22],
        [36, 10],
      ].map(([x = 0, y = 0]) =>
        figure.ink.area(
          ellipse(
            figure.head.cx + s * x * U(figure),
            figure.head.noseY + y * U(figure),
            2.6 * U(figure),
            2.6 * U(figure),
          ),
          'belly_line',
        ),
      ),
    )
    .join('');

function whiskers(figure: FigureDraft, y: number, x: number): string {
  const { cx } = figure.head;
  const u = U(figure);
  return [1, -1]
    .flatMap((s) =>
      [-7, 7].map((dy) =>
        figure.ink.line(
          curve([
            [cx + s * x, y + dy * 0.5 * u],
            [cx + s * (x + 17 * u), y + dy * 0.75 * u],
            [cx + s * (x + 33 * u), y + dy * 1.5 * u],
          ]),
          figure.head.material,
          Math.max(3, figure.ink.look.inner * 0.6),
        ),
      ),
    )
    .join('');
}

const nostrils = (figure: FigureDraft, y: number, dx: number, rx: number, ry: number, token: string) =>
  [1, -1].map((s) => figure.ink.area(ellipse(figure.head.cx + s * dx, y, rx, ry), token)).join('');

const SNOUTS: Record<SnoutKind, (figure: FigureDraft) => Snout> = {
  none: () => ({}),
  fox: (figure) => ({ nose: noseSvg(figure, figure.head.noseY, 15 * U(figure), 21 * U(figure)) }),
  button: (figure) => ({
    nose: figure.ink.line(
      curve([
        [figure.head.cx - 7 * U(figure), figure.head.noseY],
        [figure.head.cx, figure.head.noseY + 6 * U(figure)],
        [figure.head.cx + 7 * U(figure), figure.head.noseY],
      ]),
      'body',
    ),
  }),
  cat: (figure) => ({
    muzzle:
      puffs(figure, figure.head.noseY + 14 * U(figure), 38 * U(figure), 22 * U(figure)) +
      whiskers(figure, figure.head.noseY + 14 * U(figure), 56 * U(figure)),
    nose: noseSvg(figure, figure.head.noseY, 10 * U(figure), 14 * U(figure)),
  }),
  rabbit: (figure) => ({
    muzzle: figure.species.extras?.includes('mask')
      ? whiskers(figure, figure.head.noseY + 14 * U(figure), 54 * U(figure))
      : puffs(figure, figure.head.noseY + 14 * U(figure), 34 * U(figure), 22 * U(figure)),
    nose: noseSvg(figure, figure.head.noseY, 9 * U(figure), 13 * U(figure)),
  }),
  mouse: (figure) => ({
    muzzle:
      puffs(figure, figure.head.noseY + 15 * U(figure), 40 * U(figure), 25 * U(figure)) +
      whiskers(figure, figure.head.noseY + 12 * U(figure), 52 * U(figure)),
    nose: noseSvg(figure, figure.head.noseY, 11 * U(figure), 15 * U(figure)),
  }),
  dog: (figure) => ({
    muzzle: muzzleMass(figure, 50, 40, 16),
    nose: noseSvg(figure, figure.head.noseY - 2 * U(figure), 18 * U(figure), 22 * U(figure)),
  }),
  bear: (figure) => ({
    muzzle: muzzleMass(figure, 46, 37, 16),
    nose: noseSvg(figure, figure.head.noseY - 2 * U(figure), 17 * U(figure), 20 * U(figure)),
  }),
  koala: (figure) => ({
    nose: figure.ink.mass(
      ellipse(figure.head.cx, figure.head.noseY - 4 * U(figure), 17 * U(figure), 26 * U(figure), 0.2),
      'nose',
      { width: figure.ink.look.outer * 0.55, light: true, shade: 0 },
    ),
  }),
  pig: (figure) => ({
    nose:
      figure.ink.mass(ellipse(figure.head.cx, figure.head.noseY, 33 * U(figure), 23 * U(figure), 0.15), 'nose', {
        width: figure.ink.look.outer * 0.7,
        shade: 0.6,
      }) + nostrils(figure, figure.head.noseY, 12 * U(figure), 5 * U(figure), 8 * U(figure), 'nose_line'),
  }),
  frog: (figure) => ({
    nose: nostrils(
      figure,
      figure.head.noseY - 6 * U(figure),
      9 * U(figure),
      3.6 * U(figure),
      3 * U(figure),
      'body_line',
    ),
  }),
  dragon: (figure) => ({
    muzzle: muzzleMass(figure, 66, 40, 18),
    nose: nostrils(
      figure,
      figure.head.noseY + 3 * U(figure),
      20 * U(figure),
      6 * U(figure),
      4.6 * U(figure),
      'belly_line',
    ),
  }),
  cow: (figure) => ({
    muzzle: muzzleMass(figure, 68, 40, 22, 'nose'),
    nose: nostrils(
      figure,
      figure.head.noseY + 10 * U(figure),
      30 * U(figure),
      7 * U(figure),
      9 * U(figure),
      'nose_line',
    ),
  }),
  horse: (figure) => ({
    muzzle: muzzleMass(figure, 62, 40, 24),
    nose: nostrils(
      figure,
      figure.head.noseY + 8 * U(figure),
      24 * U(figure),
      5.5 * U(figure),
      7 * U(figure),
      'belly_line',
    ),
  }),
  trunk: (figure) => ({ nose: trunk(figure) }),
  beak: (figure) => ({ nose: beak(figure, 21, 19) }),
  bill: (figure) => ({ nose: bill(figure) }),
  seal: (figure) => ({
    muzzle:
      figure.ink.mass(puffPath(figure, figure.head.noseY + 16 * U(figure), 48 * U(figure), 27 * U(figure)), 'belly', {
        line: null,
        shade: 0.6,
      }) + whiskerDots(figure),
    nose: noseSvg(figure, figure.head.noseY - 2 * U(figure), 15 * U(figure), 18 * U(figure)),
  }),
  hippo: (figure) => ({
    muzzle: muzzleMass(figure, 92, 46, 30),
    nose: nostrils(
      figure,
      figure.head.noseY + 8 * U(figure),
      34 * U(figure),
      8 * U(figure),
      7 * U(figure),
      'belly_line',
    ),
  }),
  croc: (figure) => ({
    muzzle: crocJaw(figure),
    nose: nostrils(
      figure,
      figure.head.noseY + 4 * U(figure),
      15 * U(figure),
      5.6 * U(figure),
      4.4 * U(figure),
      'body_line',
    ),
  }),
  toucan: (figure) => ({ nose: toucanBill(figure) }),
  great: (figure) => ({ nose: greatBill(figure) }),
  needle: (figure) => ({ nose: needle(figure) }),
  pointed: (figure) => ({ nose: beak(figure, 23, 38) }),
  hooked: (figure) => ({ nose: beak(figure, 25, 27) }),
  tube: (figure) => ({ muzzle: tube(figure) }),
  dolphin: (figure) => ({
    muzzle: figure.ink.mass(
      ellipse(figure.head.cx, figure.head.mouthY + 3 * U(figure), 47 * U(figure), 29 * U(figure), 0.1),
      'body',
      { width: figure.ink.look.outer * 0.75, shade: 0.6 },
    ),
  }),
};

function muzzleMass(
  figure: FigureDraft,
  w: number,
  h: number,
  drop: number,
  material: string = figure.species.muzzle ?? 'belly',
): string {
  const { cx, noseY } = figure.head;
  const u = U(figure) * figure.traits.muzzle;
  const y = noseY + drop * u;
  const shape = symmetric(
    [
      [cx, y - h * 0.92 * u],
      [cx + w * 0.56 * u, y - h * 0.8 * u],
      [cx + w * u, y - h * 0.02 * u],
      [cx + w * 0.74 * u, y + h * 0.78 * u],
      [cx, y + h * u],
    ],
    cx,
  );
  return figure.ink.mass(shape, material, { line: null, shade: 0.6 });
}

/** A long broad jaw that comes toward us, with teeth along its edge. */
function crocJaw(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const shape = symmetric(
    [
      [cx, noseY - 26 * u],
      [cx + 40 * u, noseY - 20 * u],
      [cx + 58 * u, noseY + 10 * u],
      [cx + 78 * u, noseY + 44 * u],
      [cx + 62 * u, noseY + 78 * u],
      [cx, noseY + 86 * u],
    ],
    cx,
  );
  const tooth = (x: number, y: number): Path =>
    blob([
      [cx + (x - 7) * u, noseY + y * u, 0.5],
      [cx + (x + 7) * u, noseY + (y - 2) * u, 0.5],
      [cx + (x + 1) * u, noseY + (y + 15) * u, 0.6],
    ]);
  const teeth = [
    [66, 48],
    [50, 58],
  ]
    .flatMap(([x = 0, y = 0]) => [tooth(x, y), tooth(-x, y)])
    .map((path) => figure.ink.mass(path, 'tooth', { width: figure.ink.look.inner * 0.6, shade: 0 }))
    .join('');
  const lip =
    figure.ink.line(
      curve([
        [cx - 74 * u, noseY + 46 * u],
        [cx - 40 * u, noseY + 58 * u],
      ]),
      'body',
      figure.ink.look.inner,
    ) +
    figure.ink.line(
      curve([
        [cx + 74 * u, noseY + 46 * u],
        [cx + 40 * u, noseY + 58 * u],
      ]),
      'body',
      figure.ink.look.inner,
    );
  return figure.ink.mass(shape, 'body', { width: figure.ink.look.outer * 0.8, shade: 0.6 }) + teeth + lip;
}

/** A great bill with a dark tip. */
function toucanBill(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const shape = symmetric(
    [
      [cx, noseY - 34 * u],
      [cx + 34 * u, noseY - 22 * u],
      [cx + 42 * u, noseY + 4 * u],
      [cx + 28 * u, noseY + 34 * u],
      [cx, noseY + 48 * u, 0.3],
    ],
    cx,
  );
  const tip = symmetric(
    [
      [cx, noseY + 18 * u],
      [cx + 60 * u, noseY + 14 * u],
      [cx + 50 * u, noseY + 90 * u],
      [cx, noseY + 90 * u],
    ],
    cx,
  );
  return figure.ink.mass(shape, 'nose', {
    width: figure.ink.look.outer * 0.8,
    shade: 0.8,
    light: true,
    inside: [{ path: tip, material: 'marking' }],
  });
}

/** A bill as large as the head, to one side. */
function greatBill(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const at = (nodes: readonly Node[]): Node[] =>
    nodes.map(([x, y, corner]) => [cx + x * u, noseY + y * u, corner ?? 0]);
  const shape = blob(
    at([
      [6, -24],
      [32, -10],
      [34, 18],
      [8, 40],
      [-44, 62],
      [-92, 88],
      [-132, 104, 0.4],
      [-136, 66],
      [-112, 28],
      [-72, -4],
      [-30, -22],
    ]),
  );
  const tip = blob(
    at([
      [-90, 0, 0.6],
      [-96, 50],
      [-84, 110, 0.6],
      [-170, 130],
      [-170, 0],
    ]),
  );
  const seam = figure.ink.line(
    curve(
      at([
        [18, 22],
        [-40, 34],
        [-88, 58],
        [-118, 82],
      ]),
    ),
    'nose',
    figure.ink.look.inner * 0.8,
  );
  return (
    figure.ink.mass(shape, 'nose', {
      width: figure.ink.look.outer * 0.8,
      shade: 0.8,
      light: true,
      inside: [{ path: tip, material: 'marking' }],
    }) + seam
  );
}

/** A bill as thin as a straw, to one side. */
function needle(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const shape = blob([
    [cx + 15 * u, noseY - 6 * u],
    [cx + 16 * u, noseY + 14 * u],
    [cx - 10 * u, noseY + 18 * u],
    [cx - 80 * u, noseY + 40 * u],
    [cx - 142 * u, noseY + 62 * u, 0.5],
    [cx - 142 * u, noseY + 52 * u, 0.5],
    [cx - 80 * u, noseY + 18 * u],
    [cx - 12 * u, noseY - 10 * u],
  ]);
  return figure.ink.mass(shape, 'nose', { width: figure.ink.look.outer * 0.75, shade: 0.4 });
}

/** A seahorse's tube, seen from the front with its round end. */
function tube(figure: FigureDraft): string {
  const { cx, noseY, mouthY } = figure.head;
  const u = U(figure);
  const end = ellipse(cx, mouthY + 9 * u, 38 * u, 29 * u, 0.1);
  const bridge = [-1, 1]
    .map((s) =>
      figure.ink.line(
        curve([
          [cx + s * 15 * u, noseY - 10 * u],
          [cx + s * 19 * u, noseY + 8 * u],
          [cx + s * 26 * u, mouthY - 8 * u],
        ]),
        'body',
        figure.ink.look.inner * 0.8,
      ),
    )
    .join('');
  return bridge + figure.ink.mass(end, 'belly', { width: figure.ink.look.outer * 0.75, shade: 0.6 });
}

function trunk(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const shape = limb(
    [
      [cx, noseY - 10 * u],
      [cx - 2 * u, noseY + 46 * u],
      [cx - 26 * u, noseY + 86 * u],
      [cx - 62 * u, noseY + 78 * u],
    ],
    50 * u,
    30 * u,
  );
  const folds = [
    [-18, 20, 22],
    [-20, 40, 24],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      figure.ink.line(
        curve([
          [cx + x * u, noseY + y * u],
          [cx + (x + w) * u * 0.2, noseY + (y + 6) * u],
          [cx + (x + w * 1.3) * u * 0.9, noseY + y * u],
        ]),
        'body',
      ),
    )
    .join('');
  return figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) + folds;
}

/** The upper half of a beak; the mouth part draws what opens under it. */
function beak(figure: FigureDraft, w: number, h: number): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const y = noseY + 4 * u;
  const nodes: Node[] = [
    [cx, y - h * u],
    [cx + w * 0.7 * u, y - h * 0.55 * u],
    [cx + w * u, y + 0.1 * h * u, 0.3],
    [cx + w * 0.4 * u, y + h * 0.5 * u],
    [cx, y + h * 1.05 * u, 0.45],
  ];
  const shape = symmetric(nodes, cx);
  return figure.ink.mass(shape, 'nose', { width: figure.ink.look.outer * 0.75, shade: 0.7 });
}

function bill(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = U(figure);
  const y = noseY + 6 * u;
  const shape = blob([
    [cx, y - 16 * u],
    [cx + 30 * u, y - 8 * u],
    [cx + 48 * u, y + 6 * u, 0.2],
    [cx + 30 * u, y + 14 * u],
    [cx, y + 12 * u],
    [cx - 30 * u, y + 14 * u],
    [cx - 48 * u, y + 6 * u, 0.2],
    [cx - 30 * u, y - 8 * u],
  ]);
  return (
    figure.ink.mass(shape, 'nose', { width: figure.ink.look.outer * 0.75, shade: 0.7 }) +
    nostrils(figure, y - 4 * u, 9 * u, 3 * u, 2.4 * u, 'nose_line')
  );
}

/** Adds the muzzle and the nose. */
export function addSnout(figure: FigureDraft): void {
  const { head } = figure;
  const { muzzle, nose } = SNOUTS[figure.species.snout ?? 'none'](figure);
  if (muzzle)
    figure.parts.push({
      id: 'muzzle',
      parent: head.part,
      z: 38,
      pivot: [head.cx, head.noseY],
      limits: null,
      stage: 'face',
      svg: muzzle,
    });
  if (nose)
    figure.parts.push({
      id: 'nose',
      parent: head.part,
      z: figure.species.snout === 'trunk' ? 43 : 42,
      pivot: [head.cx, head.noseY - 8 * U(figure)],
      limits: figure.species.snout === 'trunk' ? [-18, 18] : null,
      stage: 'face',
      svg: nose,
    });
}
