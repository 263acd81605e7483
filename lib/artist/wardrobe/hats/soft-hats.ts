import { blob, curve, ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Node, Point } from '../../shape/path';
import type { Garment } from '../garment';
import { half, hatNodes, wear } from '../hat-line';

/**
 * A chef's hat; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights, negative
 * above the brim.
 */
export const chefHat: Garment = {
  colors: { chef_hat: '#fdfaf4' },
  rise: 0.95,
  draw: (figure) => {
    const { ink } = figure;
    const puff = half(figure, [
      [0, -1.02],
      [0.36, -1.1],
      [0.6, -0.92],
      [0.94, -0.9],
      [1.02, -0.58],
      [0.74, -0.36],
      [0.62, -0.06],
      [0, 0.0],
    ]);
    const band = half(figure, [
      [0, -0.3],
      [0.64, -0.36, 0.4],
      [0.68, 0.02, 0.4],
      [0, 0.1],
    ]);
    const folds = [-0.28, 0.06, 0.36]
      .map((x) =>
        ink.line(
          curve(
            hatNodes(figure, [
              [x, -0.42],
              [x * 1.1, -0.66],
            ]),
          ),
          'chef_hat',
        ),
      )
      .join('');
    wear(
      figure,
      'hat',
      ink.mass(puff, 'chef_hat', { light: true }) + folds + ink.mass(band, 'chef_hat', { shade: 0.6 }),
      [puff, band],
    );
  },
};

/** A cap in hat coordinates. */
export const cap: Garment = {
  colors: { cap: '#3d6fe0' },
  rise: 0.35,
  draw: (figure) => {
    const { ink } = figure;
    const dome = half(figure, [
      [0, -0.72],
      [0.56, -0.64],
      [0.94, -0.2],
      [0.98, 0.08, 0.5],
      [0, 0.16],
    ]);
    const brim = blob(
      hatNodes(figure, [
        [-0.98, 0.0],
        [-0.4, -0.12],
        [0.4, -0.12],
        [0.98, 0.0],
        [1.1, 0.16, 0.2],
        [0.6, 0.2],
        [0, 0.18],
        [-0.6, 0.2],
        [-1.1, 0.16, 0.2],
      ]),
    );
    const button = ellipse(figure.head.cx, figure.head.hatY - figure.head.ry * 0.72, 9, 6);
    wear(
      figure,
      'hat',
      ink.mass(button, 'cap') +
        ink.mass(dome, 'cap', { light: true }) +
        ink.line(
          curve(
            hatNodes(figure, [
              [0, -0.66],
              [0.03, -0.4],
              [0, -0.1],
            ]),
          ),
          'cap',
          ink.look.inner * 0.8,
        ) +
        ink.mass(brim, 'cap', { shade: 0.6 }),
      [dome, brim],
    );
  },
};

/** A beanie in hat coordinates. */
export const beanie: Garment = {
  colors: { beanie: '#e5484d' },
  rise: 0.62,
  draw: (figure) => {
    const { ink, head } = figure;
    const dome = half(figure, [
      [0, -0.76],
      [0.56, -0.66],
      [0.96, -0.18],
      [1.02, 0.02, 0.3],
      [0, 0.12],
    ]);
    const cuff = half(figure, [
      [0, -0.2],
      [0.6, -0.2],
      [1.06, -0.1, 0.3],
      [1.08, 0.14, 0.3],
      [0.5, 0.16],
      [0, 0.18],
    ]);
    const pompom = blob(
      Array.from({ length: 12 }, (_, index): Node => {
        const angle = (Math.PI * index) / 6;
        const reach = head.rx * (index % 2 ? 0.17 : 0.21);
        return [head.cx + Math.cos(angle) * reach, head.hatY - head.ry * 0.84 + Math.sin(angle) * reach, 0];
      }),
    );
    const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
      .map((x) =>
        ink.line(
          curve(
            hatNodes(figure, [
              [x, -0.1],
              [x * 1.02, 0.1],
            ]),
          ),
          'beanie',
          ink.look.inner * 0.7,
        ),
      )
      .join('');
    wear(
      figure,
      'hat',
      ink.mass(pompom, 'beanie', { shade: 0.7 }) +
        ink.mass(dome, 'beanie', { light: true }) +
        ink.mass(cuff, 'beanie', { shade: 0.5 }) +
        ribs,
      [dome, cuff, pompom],
    );
  },
};

/** A Santa hat in hat coordinates. */
export const santaHat: Garment = {
  colors: { santa_hat: '#e0384b', fur_trim: '#fdfaf5' },
  rise: 0.7,
  draw: (figure) => {
    const { ink, head } = figure;
    const cone = blob(
      hatNodes(figure, [
        [-0.86, 0.02],
        [-0.62, -0.5],
        [-0.1, -0.92],
        [0.56, -0.88],
        [1.04, -0.46, 0.3],
        [1.1, -0.1, 0.5],
        [0.86, -0.36],
        [0.6, -0.42],
        [0.84, 0.02],
        [0, 0.1],
      ]),
    );
    const trim = half(figure, [
      [0, -0.18],
      [0.6, -0.18],
      [0.98, -0.08, 0.1],
      [0.98, 0.12, 0.1],
      [0.5, 0.17],
      [0, 0.18],
    ]);
    const pom = ellipse(head.cx + head.hatWidth * 1.1, head.hatY - head.ry * 0.04, head.rx * 0.15, head.rx * 0.15);
    wear(
      figure,
      'hat',
      ink.mass(cone, 'santa_hat', { shade: 1 }) +
        ink.mass(trim, 'fur_trim', { shade: 0.6 }) +
        ink.mass(pom, 'fur_trim', { shade: 0.6 }),
      [cone, trim, pom],
    );
  },
};

/** A beret in hat coordinates. */
export const beret: Garment = {
  colors: { beret: '#b8324f' },
  rise: 0.4,
  draw: (figure) => {
    const { ink } = figure;
    const shape = blob(
      hatNodes(figure, [
        [-0.76, 0.06],
        [-0.98, -0.16],
        [-0.66, -0.5],
        [0, -0.68],
        [0.72, -0.56],
        [1.12, -0.2],
        [0.96, 0.02],
        [0.5, 0.06],
        [0, 0.1],
      ]),
    );
    const stem = limb(
      hatNodes(figure, [
        [0.02, -0.62],
        [0.08, -0.8],
      ]).map(([x, y]): Point => [x, y]),
      10,
      8,
    );
    wear(figure, 'hat', ink.mass(stem.fill, 'beret', { shade: 0 }) + ink.mass(shape, 'beret', { light: true }), [
      shape,
    ]);
  },
};
