import type { Point } from '../../../shape/path';
import { thing } from '../thing';

const OUTLINE: readonly Point[] = [
  [0, -34],
  [88, -36],
  [136, -6],
  [140, 56],
  [116, 98],
  [0, 104],
];

const SLICE: readonly Point[] = [
  [-150, -2],
  [-140, -56],
  [-92, -96],
  [-10, -106],
  [84, -98],
  [140, -62],
  [152, -4],
  [134, 14],
  [96, -6],
  [20, -14],
  [-60, -8],
  [-120, 14],
];

/** Draws a block of rice under a slice of salmon. */
export const sushi = thing({ rx: 142, ry: 104 }, ({ ink, even, blob, curve, straight, at, u }) => {
  const outline = even(OUTLINE);
  const slice = blob(SLICE);
  const stripes = [-104, -52, 0, 52, 104]
    .map((x) =>
      ink.stroke(
        curve([
          [x + 18, -88 + Math.abs(x) * 0.18],
          [x, -52],
          [x - 8, -22 + Math.abs(x) * 0.06],
        ]),
        'belly',
        11 * u,
      ),
    )
    .join('');
  const grains = [
    [-112, 34],
    [116, 44],
    [-96, 82],
    [92, 84],
  ]
    .map(([x = 0, y = 0]) => ink.line(straight(x - 7, y - 2, x + 7, y + 3), 'body', 4))
    .join('');
  return {
    outline,
    face: { y: 44, rx: 98, ry: 60 },
    shoulder: [122, 38],
    hip: [58, 86],
    hat: { y: -84, width: 84 },
    over: grains,
    limbs: 'accent',
    beside: [
      {
        id: 'topping',
        z: 26,
        pivot: at(0, -10),
        svg: ink.mass(slice, 'accent', { shade: 0.6, light: true }) + stripes,
        rims: [slice],
      },
    ],
  };
});
