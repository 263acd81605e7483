import { blob, curve, ellipse } from '../../shape/curve';
import type { Garment } from '../garment';
import { half, hatNodes, wear } from '../hat-line';
import { ownBadge } from '../own-badge';

/**
 * A hard hat; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights, negative
 * above the brim.
 */
export const hardHat: Garment = {
  colors: { hard_hat: '#fbc93c' },
  rise: 0.35,
  draw: (figure) => {
    const { ink } = figure;
    const dome = half(figure, [
      [0, -0.72],
      [0.58, -0.62],
      [0.92, -0.14],
      [0.94, 0.06, 0.5],
      [0, 0.1],
    ]);
    const ridge = half(figure, [
      [0, -0.84],
      [0.16, -0.8],
      [0.2, -0.3],
      [0.19, 0.02, 0.4],
      [0, 0.04],
    ]);
    const brim = half(figure, [
      [0, -0.06],
      [0.7, -0.06],
      [1.14, 0.02, 0.2],
      [1.1, 0.14, 0.2],
      [0.5, 0.17],
      [0, 0.18],
    ]);
    wear(
      figure,
      'hat',
      ink.mass(dome, 'hard_hat', { light: true }) +
        ink.mass(ridge, 'hard_hat', { shade: 0.4 }) +
        ink.mass(brim, 'hard_hat', { shade: 0.5 }),
      [dome, brim],
    );
  },
};

/** A straw hat in hat coordinates. */
export const strawHat: Garment = {
  colors: { straw_hat: '#eccb84', hat_band: '#c4543f' },
  rise: 0.42,
  draw: (figure) => {
    const { ink } = figure;
    const dome = half(figure, [
      [0, -0.7],
      [0.46, -0.64],
      [0.64, -0.24],
      [0.66, 0.04, 0.4],
      [0, 0.1],
    ]);
    const band = half(figure, [
      [0, -0.18],
      [0.65, -0.22, 0.5],
      [0.67, 0.02, 0.5],
      [0, 0.06],
    ]);
    const brim = blob(
      hatNodes(figure, [
        [-1.34, 0.06],
        [-0.7, -0.08],
        [0, -0.02],
        [0.7, -0.08],
        [1.34, 0.06],
        [0.9, 0.2],
        [0, 0.2],
        [-0.9, 0.2],
      ]),
    );
    wear(
      figure,
      'hat',
      ink.mass(dome, 'straw_hat', { light: true }) +
        ink.area(band, 'hat_band') +
        ink.mass(brim, 'straw_hat', { shade: 0.6 }),
      [dome, brim],
    );
  },
};

/** A pirate hat in hat coordinates. */
export const pirateHat: Garment = {
  colors: { pirate_hat: '#3a3648', hat_trim: '#f2bf3f' },
  rise: 0.6,
  draw: (figure) => {
    const { ink, head } = figure;
    const shape = half(figure, [
      [0, -0.9],
      [0.4, -0.8],
      [0.76, -0.36],
      [1.24, -0.2, 0.3],
      [1.12, 0.12, 0.2],
      [0.5, 0.1],
      [0, 0.02],
    ]);
    const [x, y] = [head.cx, head.hatY - head.ry * 0.4];
    const r = head.rx * 0.17;
    const skull = ellipse(x, y, r, r * 0.88, 0.2);
    const badge =
      ink.area(skull, 'tooth') +
      ink.area(ellipse(x, y + r * 0.82, r * 0.53, r * 0.47, 0.5), 'tooth') +
      [-0.41, 0.41].map((dx) => ink.area(ellipse(x + dx * r, y + r * 0.06, r * 0.26, r * 0.29), 'pirate_hat')).join('');
    wear(
      figure,
      'hat',
      ink.mass(shape, 'pirate_hat') +
        ink.stroke(
          curve(
            hatNodes(figure, [
              [-1.04, 0.0],
              [-0.5, -0.03],
              [0, -0.1],
              [0.5, -0.03],
              [1.04, 0.0],
            ]),
          ),
          'hat_trim',
          6,
        ) +
        ownBadge(figure, 'pirate_hat', badge),
      [shape],
    );
  },
};
