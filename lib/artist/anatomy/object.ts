import type { Figure } from '../figure';
import { SIDES, sign } from '../figure';
import { box, curve, ellipse, placed, rounded, symmetric } from '../shape/curve';
import { limb } from '../shape/limb';
import type { Path, Point } from '../shape/path';
import { starPath } from '../wardrobe/emblems';
import { addArm } from './arms';
import { headMarkings } from './extras';
import { faceFrame } from './frame';
import { GROUND, MIDDLE } from './layout';
import { addLeg } from './legs';
import { addHeadAnchors, addRoot } from './root';

interface Thing {
  rx: number;
  ry: number;
  outline: Path;
  /** The face box within the thing. */
  face: { cy: number; rx: number; ry: number };
  shoulder: Point;
  /** What is drawn over the body, and parts beside it. */
  over?: string;
  inside?: { path: Path; material: string }[];
  extra?: (figure: Figure) => void;
  hatY: number;
}

type Draw = (figure: Figure, cy: number, u: number) => Thing;

const cup: Draw = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [112 * u, 118 * u];
  const outline = rounded(
    [
      [MIDDLE - rx, cy - ry],
      [MIDDLE + rx, cy - ry],
      [MIDDLE + rx * 0.8, cy + ry],
      [MIDDLE - rx * 0.8, cy + ry],
    ],
    40 * u,
  );
  const rim = ellipse(MIDDLE, cy - ry + 10 * u, rx * 1.0, 22 * u);
  const coffee = ellipse(MIDDLE, cy - ry + 12 * u, rx * 0.84, 14 * u);
  const band = rounded(
    [
      [MIDDLE - rx * 1.2, cy + ry * 0.5],
      [MIDDLE + rx * 1.2, cy + ry * 0.5],
      [MIDDLE + rx * 1.2, cy + ry * 0.74],
      [MIDDLE - rx * 1.2, cy + ry * 0.74],
    ],
    1,
  );
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.06, rx: 92 * u, ry: 84 * u },
    shoulder: [rx * 0.86, cy + ry * 0.22],
    hatY: cy - ry * 0.9,
    inside: [{ path: band, material: 'accent' }],
    over: ink.mass(rim, 'body', { shade: 0 }) + ink.mass(coffee, 'belly', { width: ink.look.inner * 0.7, shade: 0 }),
    extra: (target) => {
      const handle = curve([
        [MIDDLE + rx * 0.86, cy - ry * 0.46],
        [MIDDLE + rx * 1.36, cy - ry * 0.46],
        [MIDDLE + rx * 1.36, cy + ry * 0.2],
        [MIDDLE + rx * 0.8, cy + ry * 0.26],
      ]);
      const grip = figure.ink.look.outer || 0;
      target.parts.push({
        id: 'handle',
        parent: 'body',
        z: 14,
        pivot: [MIDDLE + rx * 0.9, cy - ry * 0.1],
        limits: null,
        stage: 'features',
        svg: ink.line(handle, 'body', 26 * u + grip * 2) + ink.stroke(handle, 'body', 26 * u),
        rims: [
          limb(
            [
              [MIDDLE + rx, cy - ry * 0.4],
              [MIDDLE + rx * 1.24, cy - ry * 0.14],
              [MIDDLE + rx, cy + ry * 0.2],
            ],
            26 * u,
            26 * u,
          ).fill,
        ],
      });
      const steam = [-34, 0, 34]
        .map((dx, index) =>
          ink.stroke(
            curve([
              [MIDDLE + dx * u, cy - ry - 22 * u],
              [MIDDLE + (dx + 12) * u, cy - ry - 40 * u],
              [MIDDLE + (dx - 6) * u, cy - ry - 58 * u],
              [MIDDLE + (dx + 6) * u, cy - ry - (index === 1 ? 84 : 72) * u],
            ]),
            'steam',
            9 * u,
          ),
        )
        .join('');
      if (!target.brief.wear.some(({ item }) => /hat|cap|beanie|crown|beret|halo|helmet|bow$|flower/.test(item)))
        target.parts.push({
          id: 'steam',
          parent: 'body',
          z: 8,
          pivot: [MIDDLE, cy - ry - 14 * u],
          limits: [-15, 15],
          stage: 'features',
          svg: steam,
        });
    },
  };
};

const book: Draw = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [112 * u, 132 * u];
  const outline = box(MIDDLE, cy, rx * 2, ry * 2, 22 * u);
  const pages = box(MIDDLE + 12 * u, cy + 8 * u, rx * 2, ry * 2 - 8 * u, 16 * u);
  const spine = box(MIDDLE - rx + 12 * u, cy, 34 * u, ry * 2.2, 2);
  const mark = rounded(
    [
      [MIDDLE + rx * 0.46, cy - ry - 4 * u],
      [MIDDLE + rx * 0.72, cy - ry - 4 * u],
      [MIDDLE + rx * 0.72, cy - ry * 0.56],
      [MIDDLE + rx * 0.59, cy - ry * 0.68],
      [MIDDLE + rx * 0.46, cy - ry * 0.56],
    ],
    3,
  );
  return {
    rx,
    ry,
    outline,
    face: { cy: cy + ry * 0.06, rx: 92 * u, ry: 86 * u },
    shoulder: [rx * 0.92, cy + ry * 0.28],
    hatY: cy - ry * 0.9,
    inside: [{ path: spine, material: 'accent' }],
    over: ink.mass(mark, 'accent', { shade: 0, width: ink.look.inner }),
    extra: (target) =>
      target.parts.push({
        id: 'pages',
        parent: 'body',
        z: 14,
        pivot: [MIDDLE, cy],
        limits: null,
        stage: 'features',
        svg: ink.mass(pages, 'belly', { shade: 0.5 }),
        rims: [pages],
      }),
  };
};

const plain =
  (
    shape: (cy: number, rx: number, ry: number) => Path,
    size: readonly [number, number],
    face: { y: number; rx: number; ry: number },
    shoulder: Point,
  ): Draw =>
  (_, cy, u) => {
    const [rx, ry] = [size[0] * u, size[1] * u];
    return {
      rx,
      ry,
      outline: shape(cy, rx, ry),
      face: { cy: cy + face.y * ry, rx: face.rx * u, ry: face.ry * u },
      shoulder: [shoulder[0] * rx, cy + shoulder[1] * ry],
      hatY: cy - ry * 0.8,
    };
  };

const star = plain(
  (cy, rx) => starPath([MIDDLE, cy + rx * 0.08], rx * 1.12, 0.26),
  [144, 136],
  { y: 0.12, rx: 84, ry: 74 },
  [0.62, 0.24],
);
const heart = plain(
  (cy, rx, ry) =>
    symmetric(
      placed(
        [
          [0, -0.6, 0.7],
          [0.46, -0.96],
          [0.96, -0.56],
          [0.94, 0.02],
          [0.5, 0.62],
          [0, 1, 0.4],
        ],
        [MIDDLE, cy],
        rx,
        ry,
      ),
      MIDDLE,
    ),
  [140, 128],
  { y: -0.1, rx: 104, ry: 84 },
  [0.86, 0.14],
);

const cactus: Draw = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [88 * u, 142 * u];
  const outline = ellipse(MIDDLE, cy - 10 * u, rx, ry, 0.35);
  const pot = rounded(
    [
      [MIDDLE - 100 * u, cy + ry * 0.56],
      [MIDDLE + 100 * u, cy + ry * 0.56],
      [MIDDLE + 78 * u, cy + ry * 1.12],
      [MIDDLE - 78 * u, cy + ry * 1.12],
    ],
    16 * u,
  );
  const rim = box(MIDDLE, cy + ry * 0.58, 222 * u, 36 * u, 14 * u);
  const needles = [
    [-0.62, -0.56],
    [0.66, -0.5],
    [-0.24, -0.8],
    [0.2, -0.72],
    [-0.76, 0.2],
    [0.78, 0.14],
    [0.24, 0.4],
    [-0.34, 0.38],
  ]
    .map(([x = 0, y = 0]) =>
      ink.line(
        curve([
          [MIDDLE + x * rx, cy + y * ry],
          [MIDDLE + x * rx + 6 * u, cy + y * ry + 9 * u],
        ]),
        'body',
        ink.look.inner * 0.9,
      ),
    )
    .join('');
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.2, rx: 84 * u, ry: 80 * u },
    shoulder: [rx * 0.8, cy + 4 * u],
    hatY: cy - ry * 0.94,
    over: needles,
    extra: (target) => {
      target.parts.push({
        id: 'pot',
        parent: 'root',
        z: 26,
        pivot: [MIDDLE, GROUND],
        limits: null,
        stage: 'features',
        svg: ink.mass(pot, 'belly') + ink.mass(rim, 'belly', { shade: 0.5 }),
        rims: [pot, rim],
      });
      for (const side of SIDES) {
        const s = sign(side);
        const arm = limb(
          [
            [MIDDLE + s * rx * 0.72, cy + 4 * u],
            [MIDDLE + s * (rx + 42 * u), cy + (side === 'left' ? 4 : 18) * u],
            [MIDDLE + s * (rx + 46 * u), cy - (side === 'left' ? 66 : 40) * u],
          ],
          50 * u,
          44 * u,
        );
        target.parts.push({
          id: `arm_${side}`,
          parent: 'body',
          z: 16,
          pivot: [MIDDLE + s * rx * 0.72, cy + 4 * u],
          limits: [-35, 35],
          stage: 'limbs',
          svg: ink.mass(arm.fill, 'body'),
          rims: [arm.fill],
        });
      }
      const petals = [0, 1, 2, 3, 4].map((index) =>
        ellipse(
          MIDDLE + 30 * u + Math.cos(index * 1.257) * 15 * u,
          cy - ry * 1.02 + Math.sin(index * 1.257) * 13 * u,
          13 * u,
          12 * u,
        ),
      );
      if (!target.brief.wear.some(({ item }) => /hat|cap|beanie|crown|beret|helmet|bow$|flower/.test(item)))
        target.parts.push({
          id: 'flower',
          parent: 'body',
          z: 30,
          pivot: [MIDDLE + 30 * u, cy - ry],
          limits: [-15, 15],
          stage: 'features',
          svg:
            petals.map((path) => ink.mass(path, 'accent', { shade: 0, width: ink.look.inner })).join('') +
            petals.map((path) => ink.area(path, 'accent')).join('') +
            ink.area(ellipse(MIDDLE + 30 * u, cy - ry * 1.02, 8 * u, 8 * u), 'tooth'),
          rims: petals,
        });
    },
  };
};

const lightbulb: Draw = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [120 * u, 146 * u];
  const outline = symmetric(
    placed(
      [
        [0, -1],
        [0.6, -0.86],
        [0.98, -0.42],
        [0.94, 0.04],
        [0.62, 0.44],
        [0.44, 0.72],
        [0, 0.78],
      ],
      [MIDDLE, cy],
      rx,
      ry,
    ),
    MIDDLE,
  );
  const base = box(MIDDLE, cy + ry * 0.8, rx * 0.92, ry * 0.36, 14 * u);
  const threads = [0.7, 0.84]
    .map((y) =>
      ink.line(
        curve([
          [MIDDLE - rx * 0.44, cy + ry * y],
          [MIDDLE + rx * 0.44, cy + ry * (y + 0.06)],
        ]),
        'belly',
      ),
    )
    .join('');
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.28, rx: 104 * u, ry: 90 * u },
    shoulder: [rx * 0.7, cy + ry * 0.22],
    hatY: cy - ry * 0.84,
    extra: (target) =>
      target.parts.push({
        id: 'base',
        parent: 'body',
        z: 22,
        pivot: [MIDDLE, cy + ry * 0.7],
        limits: null,
        stage: 'features',
        svg: ink.mass(base, 'belly', { shade: 0.8 }) + threads,
        rims: [base],
      }),
  };
};

const carton: Draw = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [122 * u, 112 * u];
  const outline = box(MIDDLE, cy, rx * 2, ry * 2, 20 * u);
  const tape = box(MIDDLE, cy - ry, 46 * u, ry * 0.72, 2);
  return {
    rx,
    ry,
    outline,
    face: { cy: cy + ry * 0.12, rx: 100 * u, ry: 84 * u },
    shoulder: [rx * 0.92, cy + ry * 0.3],
    hatY: cy - ry * 0.92,
    inside: [{ path: tape, material: 'belly' }],
    over:
      ink.line(
        curve([
          [MIDDLE - rx, cy - ry * 0.66],
          [MIDDLE - 26 * u, cy - ry * 0.66],
        ]),
        'body',
      ) +
      ink.line(
        curve([
          [MIDDLE + 26 * u, cy - ry * 0.66],
          [MIDDLE + rx, cy - ry * 0.66],
        ]),
        'body',
      ),
  };
};

const phone: Draw = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [92 * u, 144 * u];
  const outline = box(MIDDLE, cy, rx * 2, ry * 2, 34 * u);
  const screen = box(MIDDLE, cy - 4 * u, rx * 1.68, ry * 1.68, 20 * u);
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.1, rx: 86 * u, ry: 84 * u },
    shoulder: [rx * 0.92, cy + ry * 0.24],
    hatY: cy - ry * 0.94,
    over:
      ink.mass(screen, 'belly', { width: ink.look.inner, shade: 0.6 }) +
      ink.area(box(MIDDLE, cy + ry * 0.91, 44 * u, 8 * u, 4 * u), 'accent'),
  };
};

const THINGS: Record<string, Draw> = { cup, book, star, heart, cactus, lightbulb, box: carton, phone };

/** A thing with a face: little arms and legs, and whatever makes it what it is. */
export function buildObject(figure: Figure, carries: { left: boolean; right: boolean }, hatRise: number): void {
  const { species, ink, brief } = figure;
  const drawn = THINGS[species.form ?? 'box'] ?? carton;
  const potted = species.form === 'cactus';
  const above = species.form === 'cup' ? Math.max(90, hatRise * 1.35) : hatRise * 1.35 + (potted ? 24 : 0);
  const u = Math.min(1.08, (GROUND - 36) / (330 + above * 0.8)) * brief.shape.scale;
  figure.unit = u;
  const legs = potted ? 0 : 62 * u * Math.sqrt(brief.shape.legs);
  const probe = drawn(figure, 0, u);
  const cy = potted
    ? GROUND - probe.ry * 1.12
    : GROUND - legs - probe.ry * (species.form === 'lightbulb' ? 0.94 : species.form === 'star' ? 0.86 : 0.96);
  const thing = drawn(figure, cy, u);
  addRoot(figure, thing.rx * 0.86);
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY: cy + thing.ry * 0.5,
    waistY: cy + thing.ry * 0.7,
    hemY: cy + thing.ry * 0.94,
    neck: thing.rx * 0.86,
    waist: thing.rx * 0.9,
    hem: thing.rx * 0.84,
    path: thing.outline,
    merged: true,
  };
  figure.head = {
    ...faceFrame(figure, {
      part: 'body',
      material: species.form === 'phone' ? 'belly' : 'body',
      skull: thing.outline,
      cx: MIDDLE,
      ...thing.face,
    }),
    hatY: thing.hatY,
    hatWidth: thing.rx * 0.7,
  };
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, cy + thing.ry * 0.9],
    limits: [-25, 25],
    stage: 'body',
    svg:
      ink.mass(thing.outline, 'body', {
        light: species.form !== 'phone' && species.form !== 'cup',
        inside: [...(thing.inside ?? []), ...headMarkings(figure)],
      }) + (thing.over ?? ''),
    rims: [thing.outline],
  });
  thing.extra?.(figure);
  if (!potted) addLimbs(figure, thing, cy, u, carries);
  figure.torso = { ...figure.torso, neckY: Math.max(figure.torso.neckY, figure.head.mouthY + 46 * figure.unit) };
  addHeadAnchors(figure);
}

function addLimbs(
  figure: Figure,
  thing: Thing,
  cy: number,
  u: number,
  carries: { left: boolean; right: boolean },
): void {
  const tube =
    figure.species.form === 'cup' || figure.species.form === 'book' || figure.species.form === 'phone'
      ? 'accent'
      : 'body';
  const hands =
    figure.ink.look.eyeKind === 'pie'
      ? 'border'
      : figure.brief.wear.some(({ item }) => item === 'gloves')
        ? 'gloves'
        : figure.material('hands', tube);
  const arm = {
    shoulder: thing.shoulder,
    width: 26 * u,
    upper: 40 * u,
    lower: 34 * u,
    parent: 'body',
    material: tube,
    handMaterial: hands,
    hand: 'mitt' as const,
  };
  figure.arms = {
    left: addArm(figure, 'left', { ...arm, carries: carries.left }),
    right: addArm(figure, 'right', { ...arm, carries: carries.right }),
  };
  const shoes = figure.brief.wear.some(({ item }) => item === 'boots') ? 'boots' : figure.material('feet', tube);
  for (const side of SIDES) {
    const x = thing.rx * (figure.species.form === 'lightbulb' ? 0.22 : 0.4);
    addLeg(figure, side, {
      hip: [
        MIDDLE + sign(side) * x,
        cy +
          thing.ry *
            (figure.species.form === 'heart'
              ? 0.56
              : figure.species.form === 'star'
                ? 0.6
                : figure.species.form === 'lightbulb'
                  ? 0.72
                  : 0.82),
      ],
      ankle: [MIDDLE + sign(side) * x * 1.06, GROUND - 18 * u],
      width: 30 * u,
      parent: 'root',
      material: tube,
      footMaterial: shoes,
      z: 10,
    });
  }
}
