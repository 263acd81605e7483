import { blob, ellipse, rounded } from '../../shape/curve';
import { mirror } from '../../shape/path';
import type { Garment } from '../garment';
import { half, hatNodes, hatPoints, wear } from '../hat-line';

/**
 * A cowboy hat; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights, negative
 * above the brim.
 */
export const cowboyHat: Garment = {
  colors: { cowboy_hat: '#a8683a', hat_ribbon: '#5a3a26' },
  rise: 0.5,
  draw: (figure) => {
    const { ink } = figure;
    const crown = half(figure, [
      [0, -0.64, 0.5],
      [0.22, -0.8],
      [0.54, -0.68],
      [0.64, -0.16],
      [0.68, 0.04, 0.4],
      [0, 0.08],
    ]);
    const band = half(figure, [
      [0, -0.18],
      [0.64, -0.2, 0.5],
      [0.67, 0.02, 0.5],
      [0, 0.06],
    ]);
    const brim = half(figure, [
      [0, 0.0],
      [0.7, -0.04],
      [1.2, -0.18],
      [1.44, -0.36, 0.3],
      [1.34, 0.02],
      [0.84, 0.2],
      [0, 0.24],
    ]);
    wear(
      figure,
      'hat',
      ink.mass(crown, 'cowboy_hat', { light: true }) +
        ink.area(band, 'hat_ribbon') +
        ink.mass(brim, 'cowboy_hat', { shade: 0.6 }),
      [crown, brim],
    );
  },
};

/** A Viking helmet in hat coordinates. */
export const vikingHelmet: Garment = {
  colors: { viking_helmet: '#aab4c2', viking_horn: '#f6ecd2', viking_band: '#d6a12c' },
  rise: 0.6,
  draw: (figure) => {
    const { ink, head } = figure;
    const dome = half(figure, [
      [0, -0.7],
      [0.58, -0.6],
      [0.94, -0.12],
      [0.98, 0.08, 0.4],
      [0, 0.12],
    ]);
    const band = half(figure, [
      [0, -0.14],
      [0.6, -0.14],
      [1.02, -0.04, 0.3],
      [1.0, 0.14, 0.3],
      [0.5, 0.18],
      [0, 0.2],
    ]);
    const ridge = half(figure, [
      [0, -0.76],
      [0.11, -0.72],
      [0.12, -0.1, 0.4],
      [0, -0.08],
    ]);
    const horn = blob(
      hatNodes(figure, [
        [0.74, -0.06],
        [1.14, -0.16],
        [1.36, -0.56],
        [1.26, -1.02, 0.7],
        [1.06, -0.62],
        [0.7, -0.4],
      ]),
    );
    const rivets = [-0.6, -0.3, 0.3, 0.6]
      .map((x) =>
        ink.area(
          ellipse(head.cx + x * head.hatWidth, head.hatY + head.ry * 0.02, head.rx * 0.035, head.rx * 0.035),
          'viking_band_light',
        ),
      )
      .join('');
    wear(
      figure,
      'hat',
      [horn, mirror(horn, head.cx)].map((path) => ink.mass(path, 'viking_horn', { shade: 0.7 })).join('') +
        ink.mass(dome, 'viking_helmet', { light: true }) +
        ink.mass(ridge, 'viking_band', { shade: 0.3 }) +
        ink.mass(band, 'viking_band', { shade: 0.5 }) +
        rivets,
      [dome, horn, mirror(horn, head.cx), band],
    );
  },
};

/** A witch hat in hat coordinates. */
export const witchHat: Garment = {
  colors: { witch_hat: '#4a3c66', witch_band: '#e98a2e', witch_buckle: '#fbd34e' },
  rise: 1.1,
  draw: (figure) => {
    const { ink } = figure;
    const cone = blob(
      hatNodes(figure, [
        [-0.74, 0.0],
        [-0.5, -0.52],
        [-0.3, -0.92],
        [0.02, -1.2],
        [0.56, -1.3],
        [0.86, -1.06, 0.6],
        [0.46, -1.02],
        [0.44, -0.56],
        [0.74, 0.0],
        [0, 0.1],
      ]),
    );
    const band = blob(
      hatNodes(figure, [
        [-0.68, -0.18, 0.4],
        [0, -0.12],
        [0.66, -0.18, 0.4],
        [0.76, 0.04, 0.4],
        [0, 0.1],
        [-0.76, 0.04, 0.4],
      ]),
    );
    const buckle = rounded(
      hatPoints(figure, [
        [-0.15, -0.16],
        [0.15, -0.16],
        [0.15, 0.06],
        [-0.15, 0.06],
      ]),
      4,
    );
    const brim = blob(
      hatNodes(figure, [
        [-1.34, 0.0],
        [-0.6, -0.06],
        [0, 0.02],
        [0.6, -0.06],
        [1.34, 0.0],
        [1.0, 0.18],
        [0.4, 0.22],
        [-0.4, 0.22],
        [-1.0, 0.18],
      ]),
    );
    wear(
      figure,
      'hat',
      ink.mass(cone, 'witch_hat', { shade: 1.1 }) +
        ink.area(band, 'witch_band') +
        ink.mass(brim, 'witch_hat', { shade: 0.6 }) +
        ink.stroke(buckle, 'witch_buckle', 6),
      [cone, brim],
    );
  },
};

/** An elf hat in hat coordinates. */
export const elfHat: Garment = {
  colors: { elf_hat: '#3f9a57', elf_trim: '#e0384b', elf_bell: '#f2bf3f' },
  rise: 0.9,
  draw: (figure) => {
    const { ink, head } = figure;
    const cone = blob(
      hatNodes(figure, [
        [-0.84, 0.0],
        [-0.6, -0.48],
        [-0.14, -0.92],
        [0.4, -1.1],
        [0.86, -0.96, 0.6],
        [0.52, -0.7],
        [0.84, 0.0],
        [0, 0.08],
      ]),
    );
    const zigzag = rounded(
      hatPoints(figure, [
        [-0.98, -0.08],
        [0.98, -0.08],
        [0.98, 0.08],
        [0.74, 0.22],
        [0.49, 0.08],
        [0.25, 0.24],
        [0, 0.08],
        [-0.25, 0.24],
        [-0.49, 0.08],
        [-0.74, 0.22],
        [-0.98, 0.08],
      ]),
      5,
    );
    const bell = ellipse(head.cx + head.hatWidth * 0.9, head.hatY - head.ry * 0.92, head.rx * 0.11, head.rx * 0.11);
    wear(
      figure,
      'hat',
      ink.mass(cone, 'elf_hat', { light: true }) +
        ink.mass(zigzag, 'elf_trim', { shade: 0.4 }) +
        ink.mass(bell, 'elf_bell', { shade: 0.5 }),
      [cone, zigzag, bell],
    );
  },
};
