import { blob, box, curve, ellipse, rounded } from '../../shape/curve';
import { held, rod } from '../held';
import { limb } from '../../shape/limb';

/** A coffee cup, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const coffeeCup = held(
  'coffee_cup',
  { coffee_cup: '#fffaf0', sleeve: '#c8864a', steam: '#c9c3d3' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 20 * u;
    const cup = rounded(
      [
        [x - 25 * u, cy - 34 * u],
        [x + 25 * u, cy - 34 * u],
        [x + 18 * u, cy + 30 * u],
        [x - 18 * u, cy + 30 * u],
      ],
      7 * u,
    );
    const sleeve = rounded(
      [
        [x - 24 * u, cy - 16 * u],
        [x + 24 * u, cy - 16 * u],
        [x + 20.5 * u, cy + 14 * u],
        [x - 20.5 * u, cy + 14 * u],
      ],
      3,
    );
    const lid = box(x, cy - 38 * u, 60 * u, 14 * u, 6 * u);
    const steam = [-9, 9]
      .map((dx) =>
        ink.stroke(
          curve([
            [x + dx * u, cy - 56 * u],
            [x + (dx + 6) * u, cy - 66 * u],
            [x + (dx - 3) * u, cy - 76 * u],
            [x + (dx + 4) * u, cy - 88 * u],
          ]),
          'steam',
          5.5,
        ),
      )
      .join('');
    return {
      svg:
        steam +
        ink.mass(cup, 'coffee_cup', { inside: [{ path: sleeve, material: 'sleeve' }] }) +
        ink.mass(lid, 'sleeve', { shade: 0.4 }),
      rims: [cup, lid],
    };
  },
);

/** A whisk in a hand. */
export const whisk = held('whisk', { whisk: '#aab4c2', whisk_grip: '#c8864a' }, (figure, { x, y, u }) => {
  const wire = (w: number) => ellipse(x, y - 60 * u, w * u, 34 * u);
  return {
    svg:
      [22, 9]
        .map((w) => figure.ink.line(wire(w), 'whisk', 10 * u) + figure.ink.stroke(wire(w), 'whisk', 5 * u))
        .join('') + rod(figure, [x, y + 28 * u], [x, y - 26 * u], 14 * u, 'whisk_grip'),
    rims: [wire(22)],
  };
});

/** A carrot in a hand. */
export const carrot = held('carrot', { carrot: '#f5872e', carrot_top: '#5aa84b' }, (figure, { x, y, u }) => {
  const root = blob([
    [x - 16 * u, y - 44 * u],
    [x, y - 52 * u],
    [x + 16 * u, y - 44 * u],
    [x + 13 * u, y - 14 * u],
    [x, y + 34 * u, 0.6],
    [x - 13 * u, y - 14 * u],
  ]);
  const leaves = [-16, 0, 16]
    .map((dx) => rod(figure, [x, y - 46 * u], [x + dx * u, y - 74 * u], 12 * u, 'carrot_top'))
    .join('');
  return { svg: leaves + figure.ink.mass(root, 'carrot'), rims: [root] };
});

/** A pizza in a hand. */
export const pizza = held(
  'pizza',
  { pizza: '#f9cf5f', crust: '#c9803c', pepperoni: '#d2433a' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const slice = rounded(
      [
        [x - 36 * u, y - 52 * u],
        [x + 36 * u, y - 52 * u],
        [x, y + 26 * u],
      ],
      7 * u,
    );
    const rim = limb(
      [
        [x - 34 * u, y - 52 * u],
        [x, y - 60 * u],
        [x + 34 * u, y - 52 * u],
      ],
      17 * u,
      17 * u,
    ).fill;
    const dots = [
      [-13, -32, 8],
      [13, -34, 8],
      [1, -12, 7],
    ].map(([dx = 0, dy = 0, r = 8]) => ({
      path: ellipse(x + dx * u, y + dy * u, r * u, r * u),
      material: 'pepperoni',
    }));
    return {
      svg: ink.mass(slice, 'pizza', { inside: dots, shade: 0.5 }) + ink.mass(rim, 'crust', { shade: 0.4 }),
      rims: [slice, rim],
    };
  },
);
