import { blob, box, curve, rounded } from '../../shape/curve';
import { held } from '../held';

/**
 * A shopping bag, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure.
 */
export const shoppingBag = held(
  'shopping_bag',
  { shopping_bag: '#f58fb4', bag_handle: '#6d4a3a' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const bag = rounded(
      [
        [x - 32 * u, y + 12 * u],
        [x + 32 * u, y + 12 * u],
        [x + 38 * u, y + 80 * u],
        [x - 38 * u, y + 80 * u],
      ],
      5 * u,
    );
    const handle = curve([
      [x - 16 * u, y + 20 * u],
      [x - 12 * u, y - 6 * u],
      [x + 12 * u, y - 6 * u],
      [x + 16 * u, y + 20 * u],
    ]);
    const heart = blob([
      [x, y + 40 * u, 0.8],
      [x + 9 * u, y + 34 * u],
      [x + 16 * u, y + 43 * u],
      [x, y + 62 * u, 0.7],
      [x - 16 * u, y + 43 * u],
      [x - 9 * u, y + 34 * u],
    ]);
    return {
      svg:
        ink.mass(bag, 'shopping_bag', { light: false }) +
        ink.stroke(handle, 'bag_handle', 5.5 * u) +
        ink.area(heart, 'glint'),
      rims: [bag],
    };
  },
);

/** A briefcase in a hand. */
export const briefcase = held('briefcase', { briefcase: '#8a5a37', clasp: '#f2bf3f' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const shell = box(x, y + 42 * u, 86 * u, 58 * u, 9 * u);
  const handle = curve([
    [x - 17 * u, y + 14 * u],
    [x - 13 * u, y - 3 * u],
    [x + 13 * u, y - 3 * u],
    [x + 17 * u, y + 14 * u],
  ]);
  return {
    svg:
      ink.line(handle, 'briefcase', 9 * u) +
      ink.mass(shell, 'briefcase') +
      ink.line(
        curve([
          [x - 42 * u, y + 38 * u],
          [x + 42 * u, y + 38 * u],
        ]),
        'briefcase',
        ink.look.inner * 0.8,
      ) +
      ink.area(box(x, y + 39 * u, 17 * u, 13 * u, 3 * u), 'clasp'),
    rims: [shell],
  };
});
