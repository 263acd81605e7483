import type { Path, Point } from '../../shape/path';
import { blob, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { thing } from './thing';
import type { Bench } from './thing';
import type { Form } from './form';

/** A thin line about a screen or a panel. */
const panel = ({ ink }: Bench, path: Path, material: string, shade = 0.5) =>
  ink.mass(path, material, { width: ink.look.inner, shade });

const laptop = thing({ rx: 150, ry: 112 }, (bench) => {
  const { ink, box, evenPoly, curve } = bench;
  const base = evenPoly(
    [
      [136, 78],
      [158, 106],
      [146, 114],
    ],
    12,
  );
  return {
    outline: box(0, -14, 260, 196, 24),
    face: { y: -18, rx: 104, ry: 76 },
    shoulder: [118, 30],
    hip: [56, 92],
    hat: { y: -100, width: 84 },
    over:
      panel(bench, box(0, -16, 226, 158, 12), 'belly', 0.3) +
      ink.mass(base, 'accent', { shade: 0.5 }) +
      ink.line(
        curve([
          [-34, 94],
          [34, 94],
        ]),
        'accent',
      ),
    limbs: 'accent',
  };
});

const tv = thing({ rx: 142, ry: 112, rise: 76 }, (bench) => {
  const { ink, box, oval, curve, at } = bench;
  const base = oval(0, -106, 34, 20);
  const [left, right] = [
    limb([at(-6, -110), at(-54, -178)], 9 * bench.u, 9 * bench.u).fill,
    limb([at(6, -110), at(58, -170)], 9 * bench.u, 9 * bench.u).fill,
  ];
  const balls = [oval(-54, -180, 11, 11), oval(58, -172, 11, 11)];
  return {
    outline: box(0, 0, 284, 224, 46),
    face: { y: -2, x: -26, rx: 92, ry: 78 },
    shoulder: [128, 34],
    hip: [62, 96],
    hat: { y: -98, width: 86 },
    over:
      panel(bench, box(-26, 0, 196, 168, 40), 'belly', 0.3) +
      [-40, 2].map((y) => ink.mass(oval(106, y, 15, 15), 'accent', { shade: 0.5, width: ink.look.inner })).join('') +
      [44, 58, 72]
        .map((y) =>
          ink.line(
            curve([
              [92, y],
              [120, y],
            ]),
            'body',
          ),
        )
        .join(''),
    beside: [
      {
        id: 'antennas',
        z: 14,
        pivot: at(0, -106),
        limits: [-10, 10],
        underHat: true,
        rims: [base, left, right, ...balls],
        svg:
          [left, right].map((path) => ink.mass(path, 'marking', { shade: 0 })).join('') +
          balls.map((path) => ink.mass(path, 'accent', { shade: 0 })).join('') +
          ink.mass(base, 'marking', { shade: 0.4 }),
      },
    ],
  };
});

const camera = thing({ rx: 146, ry: 104, rise: 10 }, (bench) => {
  const { ink, box, oval, poly, evenPoly } = bench;
  const outline = poly(
    [
      [-146, -72],
      [-66, -72],
      [-46, -106],
      [46, -106],
      [66, -72],
      [146, -72],
      [146, 104],
      [-146, 104],
    ],
    22,
  );
  return {
    outline,
    face: { y: 14, rx: 74, ry: 64 },
    shoulder: [130, 40],
    hip: [60, 88],
    hat: { y: -92, width: 74 },
    inside: [{ path: box(0, 74, 320, 70, 2), material: 'accent' }],
    over:
      ink.mass(oval(0, 14, 98, 84), 'marking', { shade: 0.5 }) +
      panel(bench, oval(0, 14, 80, 68), 'belly', 0.3) +
      panel(bench, box(-106, -42, 44, 28, 8), 'belly', 0) +
      ink.area(oval(112, -42, 13, 13), 'nose') +
      ink.area(
        evenPoly(
          [
            [16, -94],
            [16, -82],
          ],
          4,
        ),
        'marking',
      ),
    limbs: 'accent',
  };
});

const clock = thing({ rx: 126, ry: 124, rise: 44 }, (bench) => {
  const { ink, oval, curve, at, u } = bench;
  const ticks = Array.from({ length: 12 }, (_, index): Point => [
    Math.sin((index * Math.PI) / 6),
    -Math.cos((index * Math.PI) / 6),
  ])
    .map(([x, y], index) =>
      ink.stroke(
        curve([
          [x * (index % 3 ? 90 : 82), y * (index % 3 ? 88 : 80)],
          [x * 94, y * 92],
        ]),
        'marking',
        (index % 3 ? 6 : 10) * u,
      ),
    )
    .join('');
  const hands =
    ink.stroke(
      curve([
        [0, -34],
        [-30, -58],
      ]),
      'marking',
      11 * u,
    ) +
    ink.stroke(
      curve([
        [0, -34],
        [20, -76],
      ]),
      'marking',
      8 * u,
    ) +
    ink.area(oval(0, -34, 9, 9), 'accent');
  const bells = [-1, 1].map((side) =>
    blob([
      at(side * 36, -112),
      at(side * 46, -150),
      at(side * 84, -150),
      at(side * 108, -120),
      at(side * 100, -82),
      at(side * 66, -88),
    ]),
  );
  return {
    outline: oval(0, 0, 126, 124),
    face: { y: 18, rx: 84, ry: 68 },
    shoulder: [110, 26],
    hip: [54, 98],
    hat: { y: -106, width: 72 },
    over: panel(bench, oval(0, 0, 104, 102), 'belly', 0.3) + ticks + hands,
    beside: [
      {
        id: 'bells',
        z: 14,
        pivot: at(0, -100),
        limits: [-5, 5],
        underHat: true,
        rims: bells,
        svg: bells.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
      },
    ],
  };
});

const battery = thing({ rx: 92, ry: 150 }, (bench) => {
  const { ink, box, poly, at } = bench;
  const cap = box(0, -140, 84, 44, 12);
  return {
    outline: box(0, 8, 184, 284, 30),
    face: { y: -2, rx: 84, ry: 78 },
    shoulder: [80, 42],
    hip: [42, 132],
    hat: { y: -124, width: 64 },
    inside: [{ path: box(0, -110, 240, 90, 2), material: 'accent' }],
    over: ink.mass(
      poly(
        [
          [14, 62],
          [-26, 104],
          [-4, 104],
          [-14, 138],
          [28, 92],
          [4, 92],
        ],
        4,
      ),
      'belly',
      { shade: 0, width: ink.look.inner },
    ),
    beside: [{ id: 'terminal', z: 14, pivot: at(0, -130), rims: [cap], svg: ink.mass(cap, 'marking', { shade: 0.5 }) }],
  };
});

const gear = thing({ rx: 136, ry: 136 }, (bench) => {
  const { oval, at, u } = bench;
  const teeth = Array.from({ length: 8 }, (_, tooth) =>
    [
      [-15, 108],
      [-11, 138],
      [11, 138],
      [15, 108],
    ].map(([angle = 0, reach = 0]): Point => {
      const turn = ((tooth * 45 + 22.5 + angle) * Math.PI) / 180;
      return at(Math.sin(turn) * reach, -Math.cos(turn) * reach);
    }),
  ).flat();
  return {
    outline: rounded(teeth, 10 * u),
    face: { y: 0, rx: 84, ry: 76 },
    shoulder: [98, 22],
    hip: [46, 94],
    hat: { y: -108, width: 74 },
    over: panel(bench, oval(0, 0, 90, 88), 'belly', 0.4),
    limbs: 'accent',
  };
});

const rocket = thing({ rx: 92, ry: 164 }, (bench) => {
  const { ink, even, oval, blob: shape, at, box, curve } = bench;
  const outline = even([
    [0, -172, 0.6],
    [48, -122],
    [86, -40],
    [88, 46],
    [64, 122],
    [0, 130],
  ]);
  const fins = [-1, 1].map((side) =>
    shape([
      [side * 60, 20, 0.4],
      [side * 118, 40],
      [side * 152, 126, 0.5],
      [side * 104, 122],
      [side * 52, 106, 0.4],
    ]),
  );
  const nozzle = bench.evenPoly(
    [
      [48, 112],
      [60, 152],
    ],
    8,
  );
  return {
    outline,
    face: { y: -10, rx: 66, ry: 62 },
    shoulder: [76, 50],
    hip: [26, 122],
    hat: { y: -132, width: 50 },
    limbs: 'accent',
    inside: [
      { path: box(0, -150, 240, 96, 2), material: 'accent' },
      { path: box(0, 106, 240, 18, 2), material: 'accent' },
    ],
    over:
      ink.mass(oval(0, -10, 72, 70), 'marking', { shade: 0.4, width: ink.look.inner }) +
      panel(bench, oval(0, -10, 60, 58), 'belly', 0.3) +
      [-1, 1]
        .map((side) =>
          ink.line(
            curve([
              [side * 20, 80],
              [side * 34, 80],
            ]),
            'body',
          ),
        )
        .join(''),
    beside: [
      {
        id: 'fins',
        z: 14,
        pivot: at(0, 80),
        rims: fins,
        svg: fins.map((path) => ink.mass(path, 'accent', { shade: 0.6 })).join(''),
      },
      { id: 'nozzle', z: 12, pivot: at(0, 120), rims: [nozzle], svg: ink.mass(nozzle, 'marking', { shade: 0.5 }) },
    ],
  };
});

const car = thing({ rx: 150, ry: 108, legs: 0, limits: [-12, 12] }, (bench) => {
  const { ink, evenPoly, oval, box, at, curve } = bench;
  const outline = evenPoly(
    [
      [82, -112],
      [108, -34],
      [146, -14],
      [150, 84],
    ],
    28,
  );
  const wheels = [-1, 1].map((side) => box(side * 102, 78, 52, 62, 16));
  return {
    outline,
    face: { y: -42, rx: 82, ry: 62 },
    shoulder: [134, 18],
    hip: [60, 90],
    hat: { y: -102, width: 78 },
    over:
      panel(
        bench,
        evenPoly(
          [
            [72, -96],
            [92, -18],
          ],
          20,
        ),
        'belly',
        0.3,
      ) +
      [-1, 1].map((side) => panel(bench, oval(side * 110, 26, 24, 20), 'marking', 0.3)).join('') +
      panel(bench, box(0, 30, 96, 26, 12), 'nose', 0) +
      [-24, 0, 24]
        .map((x) =>
          ink.line(
            curve([
              [x, 22],
              [x, 38],
            ]),
            'nose',
            4,
          ),
        )
        .join('') +
      panel(bench, box(0, 68, 250, 22, 11), 'nose', 0.3),
    beside: [
      {
        id: 'wheels',
        z: 12,
        pivot: at(0, 90),
        rims: wheels,
        svg: wheels.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
      },
    ],
  };
});

/** Machines with a face. */
export const DEVICES: Readonly<Record<string, Form>> = { laptop, tv, camera, clock, battery, gear, rocket, car };
