import { blob, ellipse, rounded } from '../../shape/curve';
import type { Point } from '../../shape/path';
import type { Garment } from '../garment';
import { hatNodes, wear } from '../hat-line';

/**
 * A crown; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights, negative above
 * the brim.
 */
export const crown: Garment = {
  hair: 'free',
  colors: { crown: '#f2bf3f', jewel: '#e5484d' },
  rise: 0.5,
  draw: (figure) => {
    const { ink, head } = figure;
    const shape = rounded(
      hatNodes(figure, [
        [-0.62, 0.04],
        [-0.72, -0.62],
        [-0.36, -0.3],
        [0, -0.76],
        [0.36, -0.3],
        [0.72, -0.62],
        [0.62, 0.04],
      ]).map(([x, y]): Point => [x, y]),
      8,
    );
    const gems = [
      [0, -0.12, 'jewel'],
      [-0.36, -0.1, 'crown_light'],
      [0.36, -0.1, 'crown_light'],
    ] as const;
    const svg = gems
      .map(([x, y, token]) => ink.area(ellipse(head.cx + x * head.hatWidth, head.hatY + y * head.ry, 8, 8), token))
      .join('');
    wear(figure, 'hat', ink.mass(shape, 'crown', { shade: 0.8 }) + svg, [shape]);
  },
};

/** A bow in hat coordinates. */
export const bow: Garment = {
  hair: 'free',
  colors: { bow: '#f0598c' },
  rise: 0.3,
  draw: (figure) => {
    const { ink } = figure;
    const loop = (s: 1 | -1) =>
      blob(
        hatNodes(figure, [
          [0.34 + s * 0.05, -0.2],
          [0.34 + s * 0.22, -0.46],
          [0.34 + s * 0.5, -0.42, 0.3],
          [0.34 + s * 0.52, 0.02, 0.3],
          [0.34 + s * 0.24, 0.04],
        ]),
      );
    const [[x = 0, y = 0] = []] = hatNodes(figure, [[0.34, -0.2]]);
    wear(
      figure,
      'bow',
      ink.mass(loop(-1), 'bow') +
        ink.mass(loop(1), 'bow') +
        ink.mass(ellipse(x, y, 12, 13, 0.3), 'bow', { shade: 0.5 }),
      [loop(-1), loop(1)],
    );
  },
};

/** A flower in hat coordinates. */
export const flower: Garment = {
  hair: 'free',
  colors: { flower: '#f58fb4', flower_heart: '#fbd34e' },
  draw: (figure) => {
    const { ink } = figure;
    const [[x = 0, y = 0] = []] = hatNodes(figure, [[0.6, -0.06]]);
    const petals = Array.from({ length: 5 }, (_, index) => {
      const angle = (Math.PI * 2 * index) / 5 - Math.PI / 2;
      return ellipse(x + Math.cos(angle) * 15, y + Math.sin(angle) * 15, 13, 13);
    });
    wear(
      figure,
      'flower',
      petals.map((path) => ink.mass(path, 'flower', { width: ink.look.outer * 0.7, shade: 0.4 })).join('') +
        petals.map((path) => ink.area(path, 'flower')).join('') +
        ink.mass(ellipse(x, y, 9, 9), 'flower_heart', { shade: 0, width: ink.look.inner * 0.6 }),
      petals,
    );
  },
};

/** A halo above the head. */
export const halo: Garment = {
  hair: 'free',
  colors: { halo: '#fbd34e' },
  rise: 0.5,
  draw: (figure) => {
    const { ink, head } = figure;
    const ring = ellipse(head.cx, head.cy - head.ry * 1.26, head.rx * 0.5, head.ry * 0.13);
    wear(figure, 'halo', ink.line(ring, 'halo', 17) + ink.stroke(ring, 'halo', 9), [ring]);
  },
};
