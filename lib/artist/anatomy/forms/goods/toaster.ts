import type { Node } from '../../../shape/path';
import { thing } from '../thing';

/** The outline of a slice of bread, relative to its middle. */
const SLICE: readonly Node[] = [
  [0, -58],
  [30, -62],
  [56, -52],
  [54, -28],
  [46, -10],
  [46, 50],
  [-46, 50],
  [-46, -10],
  [-54, -28],
  [-56, -52],
  [-30, -62],
];

/** Draws a toaster with two slices of bread that have popped up, one further than the other. */
export const toaster = thing({ rx: 142, ry: 104, rise: 56 }, ({ ink, even, blob, box, at, oval, curve }) => {
  const outline = even([
    [0, -100],
    [86, -98],
    [132, -64],
    [140, 20],
    [142, 100, 0.6],
    [0, 104],
  ]);
  const sliceAt = (x: number, y: number, size: number) =>
    blob(SLICE.map(([dx, dy]): Node => [x + dx * size, y + dy * size]));
  const slices = [
    [-42, -102],
    [44, -116],
  ] as const;
  const bread = slices.map(([x, y]) => sliceAt(x, y, 1));
  const crumbs = slices.map(([x, y]) => sliceAt(x, y, 0.74));
  const lever = box(140, -6, 26, 40, 10);
  return {
    outline,
    face: { y: 4, rx: 104, ry: 76 },
    shoulder: [120, 44],
    hip: [60, 92],
    hat: { y: -92, width: 84 },
    inside: [{ path: box(0, 92, 320, 36, 2), material: 'accent' }],
    limbs: 'accent',
    over:
      ink.line(
        curve([
          [-78, -78],
          [0, -84],
          [78, -78],
        ]),
        'body',
        ink.look.inner,
      ) + ink.area(oval(-112, 56, 7, 7), 'marking'),
    beside: [
      {
        id: 'slice',
        z: 14,
        pivot: at(0, -80),
        underHat: true,
        rims: bread,
        svg: bread
          .map(
            (slice, index) =>
              ink.mass(slice, 'marking', { shade: 0.5 }) + ink.area(crumbs[index] ?? slice, 'marking_light'),
          )
          .join(''),
      },
      { id: 'lever', z: 13, pivot: at(130, -6), rims: [lever], svg: ink.mass(lever, 'accent', { shade: 0.4 }) },
    ],
  };
});
