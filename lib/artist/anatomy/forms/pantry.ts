import { thing } from './thing';
import type { Form } from './form';

/** A block of rice under a slice of salmon. */
const sushi = thing({ rx: 142, ry: 104 }, ({ ink, even, blob, curve, at, u }) => {
  const outline = even([
    [0, -34],
    [88, -36],
    [136, -6],
    [140, 56],
    [116, 98],
    [0, 104],
  ]);
  const slice = blob([
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
  ]);
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
    .map(([x = 0, y = 0]) =>
      ink.line(
        curve([
          [x - 7, y - 2],
          [x + 7, y + 3],
        ]),
        'body',
        4,
      ),
    )
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

/** Three in a stack, with syrup and butter. */
const pancakes = thing({ rx: 144, ry: 104, rise: 12 }, ({ ink, box, even, evenPoly, poly }) => {
  const outline = even([
    [0, -106],
    [92, -104],
    [138, -76],
    [142, -6],
    [118, 34, 0.4],
    [144, 56],
    [120, 74, 0.4],
    [142, 90],
    [112, 108],
    [0, 110],
  ]);
  const syrup = poly(
    [
      [-118, -100],
      [118, -100],
      [134, -62],
      [118, -46],
      [104, -66],
      [84, -70],
      [76, -26],
      [56, -22],
      [48, -70],
      [-30, -72],
      [-40, -46],
      [-62, -44],
      [-70, -70],
      [-96, -66],
      [-108, -30],
      [-126, -40],
    ],
    11,
  );
  return {
    outline,
    face: { y: -14, rx: 100, ry: 60 },
    shoulder: [120, 2],
    hip: [56, 92],
    hat: { y: -96, width: 84 },
    over:
      [90, 54].map((y) => ink.mass(box(0, y, 284, 40, 20), 'belly', { shade: 0.5, width: ink.look.inner })).join('') +
      ink.mass(syrup, 'accent', { shade: 0.5, width: ink.look.inner }) +
      ink.mass(
        evenPoly(
          [
            [38, -116],
            [50, -86],
          ],
          8,
        ),
        'marking',
        { shade: 0.6, width: ink.look.inner },
      ),
  };
});

/** A slice of bread with its crust. */
const toast = thing({ rx: 124, ry: 126 }, ({ ink, even, evenPoly }) => {
  const outline = even([
    [0, -126],
    [72, -130],
    [122, -100],
    [122, -52],
    [106, -28, 0.4],
    [110, 90],
    [96, 124],
    [0, 128],
  ]);
  const crumb = even([
    [0, -106],
    [66, -110],
    [102, -88],
    [102, -56],
    [86, -32, 0.4],
    [90, 84],
    [80, 104],
    [0, 108],
  ]);
  return {
    outline,
    face: { y: 14, rx: 86, ry: 76 },
    shoulder: [96, 36],
    hip: [50, 112],
    hat: { y: -112, width: 78 },
    over:
      ink.mass(crumb, 'belly', { shade: 0.4, width: ink.look.inner }) +
      ink.mass(
        evenPoly(
          [
            [30, -96],
            [34, -64],
          ],
          9,
        ),
        'marking',
        { shade: 0.6, width: ink.look.inner },
      ),
  };
});

/** A wedge with holes. */
const cheese = thing({ rx: 146, ry: 104 }, ({ ink, poly, oval, curve }) => {
  const outline = poly(
    [
      [-148, -6],
      [84, -108],
      [146, -40],
      [146, 104],
      [-148, 104],
    ],
    22,
  );
  const top = poly(
    [
      [-148, -6],
      [84, -108],
      [146, -40],
      [146, -26],
      [-148, 8],
    ],
    14,
  );
  const holes = [
    [-118, 84, 26, 20],
    [122, 6, 20, 20],
    [112, 88, 13, 12],
    [-122, 34, 11, 10],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) => ({ path: oval(x, y, rx, ry), material: 'accent' }));
  return {
    outline,
    face: { x: 4, y: 40, rx: 96, ry: 58 },
    shoulder: [128, 46],
    hip: [58, 90],
    hat: { y: -62, width: 72 },
    inside: [
      { path: top, material: 'belly' },
      { path: oval(56, -66, 22, 11), material: 'accent' },
      { path: oval(-18, -34, 13, 6), material: 'accent' },
      ...holes,
    ],
    over: ink.line(
      curve([
        [-138, 4],
        [142, -30],
      ]),
      'body',
    ),
  };
});

/** Sushi, pancakes, toast and cheese. */
export const PANTRY: Readonly<Record<string, Form>> = { sushi, pancakes, toast, cheese };
