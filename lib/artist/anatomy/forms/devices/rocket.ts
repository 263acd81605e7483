import { thing } from '../thing';
import { panel } from './panel';

/** A rocket with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const rocket = thing({ rx: 92, ry: 164 }, (bench) => {
  const { ink, even, oval, blob: shape, at, box, straight } = bench;
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
      [-1, 1].map((side) => ink.line(straight(side * 20, 80, side * 34, 80), 'body')).join(''),
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
