import type { Point } from '../../../shape/path';
import { blob } from '../../../shape/curve';
import { thing } from '../thing';
import { panel } from './panel';

/** A clock with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const clock = thing({ rx: 126, ry: 124, rise: 44 }, (bench) => {
  const { ink, oval, straight, at, u } = bench;
  const ticks = Array.from({ length: 12 }, (_, index): Point => [
    Math.sin((index * Math.PI) / 6),
    -Math.cos((index * Math.PI) / 6),
  ])
    .map(([x, y], index) =>
      ink.stroke(
        straight(x * (index % 3 ? 90 : 82), y * (index % 3 ? 88 : 80), x * 94, y * 92),
        'marking',
        (index % 3 ? 6 : 10) * u,
      ),
    )
    .join('');
  const hands =
    ink.stroke(straight(0, -34, -30, -58), 'marking', 11 * u) +
    ink.stroke(straight(0, -34, 20, -76), 'marking', 8 * u) +
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
