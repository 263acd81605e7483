import { thing } from '../thing';

/** Draws a chrome toaster with a slice of bread that has popped up. */
export const toaster = thing({ rx: 142, ry: 104, rise: 56 }, ({ ink, even, box, at, oval, curve }) => {
  const outline = even([
    [0, -100],
    [86, -98],
    [132, -64],
    [140, 20],
    [142, 100, 0.6],
    [0, 104],
  ]);
  const slice = even([
    [0, -166],
    [48, -170],
    [74, -150],
    [66, -116],
    [66, -60],
    [0, -56],
  ]);
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
        rims: [slice],
        svg: ink.mass(slice, 'marking', { shade: 0.5 }),
      },
      { id: 'lever', z: 13, pivot: at(130, -6), rims: [lever], svg: ink.mass(lever, 'accent', { shade: 0.4 }) },
    ],
  };
});
