import { ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Path, Point } from '../../shape/path';
import { type DrawTail, nodesAt, mass } from './tail-shape';

/** Species with a slim ringed tail. */
const SLIM_RINGED: ReadonlySet<string> = new Set(['tiger', 'cat', 'zebra', 'leopard', 'lemur']);

/** Draws a tail that curls up at its end, to the right of its root `base`. */
export const curl: DrawTail = (figure, base, u, material) => {
  const tail = limb(
    nodesAt(base, u, [
      [0, 0],
      [58, 14],
      [98, -26],
      [92, -88],
      [118, -118],
    ]).map(([x, y]): Point => [x, y]),
    32 * u,
    25 * u,
  );
  const tip = ellipse(base[0] + 118 * u, base[1] - 122 * u, 40 * u, 30 * u);
  return mass(figure, tail.fill, material, [{ path: tip, material: figure.species.tailTip ?? material }]);
};

/** Draws a tail with rings. */
export const ringed: DrawTail = (figure, base, u, material) => {
  const fat = SLIM_RINGED.has(figure.species.title) ? 30 : 56;
  const tail = limb(
    nodesAt(base, u, [
      [0, 0],
      [62, 10],
      [102, -34],
      [104, -96],
    ]).map(([x, y]): Point => [x, y]),
    fat * 0.8 * u,
    fat * u,
  );
  const ring = (from: readonly [number, number], to: readonly [number, number], width: number): Path => {
    const [[ax, ay], [bx, by]] = [
      [base[0] + from[0] * u, base[1] + from[1] * u],
      [base[0] + to[0] * u, base[1] + to[1] * u],
    ] as [Point, Point];
    return limb(
      [
        [ax, ay],
        [bx, by],
      ],
      width * u,
      width * u,
    ).fill;
  };
  const rings = [
    ring([60, -60], [150, -44], 14),
    ring([60, -112], [150, -112], 30),
    ring([78, -30], [118, 30], 14),
    ring([36, -30], [50, 50], 14),
  ];
  return mass(
    figure,
    tail.fill,
    material,
    rings.map((path) => ({ path, material: 'accent' })),
  );
};
