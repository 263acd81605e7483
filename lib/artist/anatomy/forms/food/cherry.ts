import type { Bench } from '../thing';

/**
 * Draws a cherry with its stalk on top of a cake; `y` is in pixels of the reference figure, from the centre of the
 * cake.
 */
export const cherry = ({ ink, oval, curve, at }: Bench, y: number) => {
  const fruit = oval(0, y, 24, 22);
  return {
    id: 'cherry',
    z: 24,
    pivot: at(0, y + 16),
    limits: [-14, 14] as const,
    underHat: true,
    rims: [fruit],
    svg:
      ink.line(
        curve([
          [2, y - 18],
          [8, y - 38],
          [26, y - 50],
        ]),
        'accent',
        8,
      ) +
      ink.mass(fruit, 'accent', { shade: 0.6 }) +
      ink.area(oval(-8, y - 8, 6, 5), 'glint', 0.7),
  };
};
