import { blob, curve, ellipse, rounded } from '../shape/curve';
import { limb } from '../shape/limb';
import type { Node, Point } from '../shape/path';
import type { Garment } from './garment';
import { half, hatNodes, wear } from './hat-line';
import { starPath } from './trunk';

const chefHat: Garment = {
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

const cap: Garment = {
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

const beanie: Garment = {
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

const topHat: Garment = {
  colors: { top_hat: '#3a3648', hat_band: '#c4243f' },
  rise: 0.85,
  draw: (figure) => {
    const { ink } = figure;
    const tube = rounded(
      hatNodes(figure, [
        [-0.62, -1.02],
        [0.62, -1.02],
        [0.54, 0.02],
        [-0.54, 0.02],
      ]).map(([x, y]): Point => [x, y]),
      10,
    );
    const band = rounded(
      hatNodes(figure, [
        [-0.56, -0.28],
        [0.56, -0.28],
        [0.54, -0.02],
        [-0.54, -0.02],
      ]).map(([x, y]): Point => [x, y]),
      3,
    );
    const brim = ellipse(figure.head.cx, figure.head.hatY, figure.head.hatWidth * 0.96, figure.head.ry * 0.12);
    wear(
      figure,
      'hat',
      ink.mass(tube, 'top_hat') + ink.area(band, 'hat_band') + ink.mass(brim, 'top_hat', { shade: 0.5 }),
      [tube, brim],
    );
  },
};

const wizardHat: Garment = {
  colors: { wizard_hat: '#5a45b8', hat_star: '#fbd34e' },
  rise: 1.15,
  draw: (figure) => {
    const { ink, head } = figure;
    const cone = blob(
      hatNodes(figure, [
        [-0.78, 0.0],
        [-0.52, -0.5],
        [-0.16, -1.0],
        [0.22, -1.34],
        [0.62, -1.3, 0.5],
        [0.38, -1.1],
        [0.46, -0.62],
        [0.78, 0.0],
        [0, 0.1],
      ]),
    );
    const brim = blob(
      hatNodes(figure, [
        [-1.22, 0.02],
        [-0.6, -0.1],
        [0, -0.06],
        [0.6, -0.1],
        [1.22, 0.02],
        [1.0, 0.17],
        [0.4, 0.2],
        [-0.4, 0.2],
        [-1.0, 0.17],
      ]),
    );
    const stars = [
      [-0.16, -0.42, 0.12],
      [0.2, -0.72, 0.085],
    ]
      .map(([x = 0, y = 0, size = 0]) =>
        ink.area(starPath([head.cx + x * head.hatWidth, head.hatY + y * head.ry], head.rx * size), 'hat_star'),
      )
      .join('');
    wear(
      figure,
      'hat',
      ink.mass(cone, 'wizard_hat', { shade: 1.2 }) + stars + ink.mass(brim, 'wizard_hat', { shade: 0.6 }),
      [cone, brim],
    );
  },
};

const partyHat: Garment = {
  colors: { party_hat: '#f58fb4', party_dot: '#fbd34e' },
  rise: 0.9,
  draw: (figure) => {
    const { ink, head } = figure;
    const cone = blob(
      hatNodes(figure, [
        [-0.46, -0.02, 0.6],
        [-0.22, -0.52],
        [0, -1.04, 0.75],
        [0.22, -0.52],
        [0.46, -0.02, 0.6],
        [0, 0.08],
      ]),
    );
    const dots = [
      [-0.14, -0.2],
      [0.16, -0.3],
      [0, -0.56],
    ]
      .map(([x = 0, y = 0]) =>
        ink.area(ellipse(head.cx + x * head.hatWidth, head.hatY + y * head.ry, 7, 7), 'party_dot'),
      )
      .join('');
    const pom = ellipse(head.cx, head.hatY - head.ry * 1.06, 13, 13);
    wear(figure, 'hat', ink.mass(cone, 'party_hat') + dots + ink.mass(pom, 'party_dot', { shade: 0.4 }), [cone, pom]);
  },
};

const hardHat: Garment = {
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

const crown: Garment = {
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

const strawHat: Garment = {
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

const pirateHat: Garment = {
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
        badge,
      [shape],
    );
  },
};

const santaHat: Garment = {
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

const beret: Garment = {
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

const bow: Garment = {
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

const flower: Garment = {
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

const halo: Garment = {
  colors: { halo: '#fbd34e' },
  rise: 0.5,
  draw: (figure) => {
    const { ink, head } = figure;
    const ring = ellipse(head.cx, head.cy - head.ry * 1.26, head.rx * 0.5, head.ry * 0.13);
    wear(figure, 'halo', ink.line(ring, 'halo', 17) + ink.stroke(ring, 'halo', 9), [ring]);
  },
};

/** Hats and hair ornaments. */
export const HEAD_GARMENTS = {
  chef_hat: chefHat,
  cap,
  beanie,
  top_hat: topHat,
  wizard_hat: wizardHat,
  party_hat: partyHat,
  hard_hat: hardHat,
  crown,
  straw_hat: strawHat,
  pirate_hat: pirateHat,
  santa_hat: santaHat,
  beret,
  bow,
  flower,
  halo,
};
