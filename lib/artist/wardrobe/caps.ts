import { blob, curve, ellipse, rounded } from '../shape/curve';
import { limb } from '../shape/limb';
import { mirror } from '../shape/path';
import type { Figure } from '../figure';
import type { Node, Path, Point } from '../shape/path';
import type { Garment } from './garment';
import { half, hatNodes, wear } from './hat-line';
import { starPath } from './trunk';

const points = (figure: Figure, nodes: readonly Node[]): Point[] =>
  hatNodes(figure, nodes).map(([x, y]): Point => [x, y]);

const graduationCap: Garment = {
  colors: { graduation_cap: '#3d3a52', tassel: '#f2bf3f' },
  rise: 0.5,
  draw: (figure) => {
    const { ink, head } = figure;
    const base = half(figure, [
      [0, -0.4],
      [0.6, -0.38],
      [0.8, -0.02, 0.4],
      [0, 0.12],
    ]);
    const board = rounded(
      points(figure, [
        [-1.16, -0.46],
        [0, -0.78],
        [1.16, -0.46],
        [0, -0.16],
      ]),
      8,
    );
    const [middle, edge, end] = points(figure, [
      [0, -0.47],
      [0.84, -0.42],
      [0.86, -0.08],
    ]) as [Point, Point, Point];
    const cord = curve([middle, edge, end]);
    const brush = limb([end, [end[0], end[1] + head.ry * 0.14]], head.rx * 0.09, head.rx * 0.13);
    wear(
      figure,
      'hat',
      ink.mass(base, 'graduation_cap') +
        ink.mass(board, 'graduation_cap', { light: true }) +
        ink.line(cord, 'tassel', 9) +
        ink.stroke(cord, 'tassel', 5) +
        ink.mass(brush.fill, 'tassel', { shade: 0.4, width: ink.look.inner }) +
        ink.area(ellipse(middle[0], middle[1], head.rx * 0.06, head.ry * 0.035), 'tassel'),
      [base, board],
    );
  },
};

const policeCap: Garment = {
  colors: { police_cap: '#31518f', cap_visor: '#2b2b3b', police_badge: '#f2bf3f' },
  rise: 0.4,
  draw: (figure) => {
    const { ink, head } = figure;
    const top = half(figure, [
      [0, -0.7],
      [0.6, -0.7],
      [1.16, -0.44, 0.2],
      [0.9, -0.2],
      [0, -0.14],
    ]);
    const band = half(figure, [
      [0, -0.28],
      [0.88, -0.26, 0.4],
      [0.9, 0.0, 0.4],
      [0, 0.06],
    ]);
    const visor = blob(
      hatNodes(figure, [
        [-0.86, -0.02, 0.3],
        [0, -0.02],
        [0.86, -0.02, 0.3],
        [0.66, 0.16],
        [0, 0.2],
        [-0.66, 0.16],
      ]),
    );
    const badge = ink.area(starPath([head.cx, head.hatY - head.ry * 0.42], head.rx * 0.15), 'police_badge');
    wear(
      figure,
      'hat',
      ink.mass(top, 'police_cap', { light: true }) +
        ink.mass(band, 'police_cap', { shade: 0.4 }) +
        ink.mass(visor, 'cap_visor', { shade: 0.4 }) +
        badge,
      [top, band, visor],
    );
  },
};

const cowboyHat: Garment = {
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

const vikingHelmet: Garment = {
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

const witchHat: Garment = {
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
      points(figure, [
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

const elfHat: Garment = {
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
      points(figure, [
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

const sailorHat: Garment = {
  colors: { sailor_hat: '#fbfaf6', sailor_band: '#2f4f94' },
  rise: 0.3,
  draw: (figure) => {
    const { ink } = figure;
    const top = half(figure, [
      [0, -0.58],
      [0.5, -0.52],
      [0.72, -0.3],
      [0.7, 0],
      [0, 0.04],
    ]);
    const cuff = half(figure, [
      [0, -0.26],
      [0.5, -0.28],
      [0.94, -0.34, 0.3],
      [0.86, 0.06, 0.3],
      [0.4, 0.12],
      [0, 0.14],
    ]);
    const stripe = curve(
      hatNodes(figure, [
        [-0.84, -0.06],
        [-0.4, -0.01],
        [0, 0.01],
        [0.4, -0.01],
        [0.84, -0.06],
      ]),
    );
    wear(
      figure,
      'hat',
      ink.mass(top, 'sailor_hat', { shade: 0.6 }) +
        ink.mass(cuff, 'sailor_hat', { shade: 0.5 }) +
        ink.stroke(stripe, 'sailor_band', 7),
      [top, cuff],
    );
  },
};

/** A band around the brow: half hat widths and heights above the brim. */
const browBand = (figure: Figure): Path =>
  half(figure, [
    [0, -0.1],
    [0.6, -0.12],
    [1.06, -0.04, 0.4],
    [1.05, 0.16, 0.4],
    [0.6, 0.12],
    [0, 0.14],
  ]);

const headband: Garment = {
  colors: { headband: '#e5484d' },
  draw: (figure) => {
    const { ink } = figure;
    const band = browBand(figure);
    const stripe = curve(
      hatNodes(figure, [
        [-1.02, 0.05],
        [-0.5, 0.01],
        [0, 0.02],
        [0.5, 0.01],
        [1.02, 0.05],
      ]),
    );
    wear(figure, 'headband', ink.mass(band, 'headband', { shade: 0.4 }) + ink.stroke(stripe, 'glint', 6), [band]);
  },
};

const ninjaBand: Garment = {
  colors: { ninja_band: '#34343f', ninja_plate: '#aab4c2' },
  draw: (figure) => {
    const { ink, head } = figure;
    const band = browBand(figure);
    const plate = rounded(
      points(figure, [
        [-0.42, -0.1],
        [0.42, -0.1],
        [0.4, 0.13],
        [-0.4, 0.13],
      ]),
      6,
    );
    const tail = (drop: number) =>
      limb(
        points(figure, [
          [1.0, 0.04],
          [1.3, 0.0 + drop * 0.4],
          [1.54, drop],
        ]),
        head.ry * 0.14,
        head.ry * 0.19,
      ).fill;
    const knot = ellipse(head.cx + head.hatWidth * 1.04, head.hatY + head.ry * 0.05, head.rx * 0.08, head.ry * 0.09);
    wear(
      figure,
      'ninja_band',
      ink.mass(tail(0.34), 'ninja_band', { shade: 0.5 }) +
        ink.mass(tail(0.06), 'ninja_band', { shade: 0.5 }) +
        ink.mass(band, 'ninja_band', { shade: 0.4 }) +
        ink.mass(plate, 'ninja_plate', { shade: 0.4, width: ink.look.inner }) +
        ink.mass(knot, 'ninja_band', { shade: 0 }),
      [band, tail(0.34), tail(0.06)],
    );
  },
};

const bandana: Garment = {
  colors: { bandana: '#d9382f', bandana_dot: '#fdfaf4' },
  draw: (figure) => {
    const { ink, head } = figure;
    const dome = half(figure, [
      [0, -0.64],
      [0.56, -0.56],
      [0.98, -0.14],
      [1.04, 0.1, 0.4],
      [0.5, 0.06],
      [0, 0.08],
    ]);
    const dots = [
      [-0.5, -0.2],
      [0, -0.3],
      [0.5, -0.2],
      [-0.26, -0.44],
      [0.26, -0.44],
      [-0.24, -0.06],
      [0.24, -0.06],
    ]
      .map(([x = 0, y = 0]) =>
        ink.area(
          ellipse(head.cx + x * head.hatWidth, head.hatY + y * head.ry, head.rx * 0.045, head.rx * 0.045),
          'bandana_dot',
        ),
      )
      .join('');
    const end = (dy: number) =>
      limb(
        points(figure, [
          [1.0, 0.06],
          [1.22, 0.1 + dy * 0.3],
          [1.36, 0.16 + dy],
        ]),
        head.ry * 0.12,
        head.ry * 0.18,
      ).fill;
    wear(
      figure,
      'bandana',
      ink.mass(end(0.26), 'bandana', { shade: 0.4 }) +
        ink.mass(end(0.02), 'bandana', { shade: 0.4 }) +
        ink.mass(dome, 'bandana', { light: true }) +
        dots,
      [dome, end(0.26), end(0.02)],
    );
  },
};

/** Hats of professions, seasons and sports. */
export const CAPS = {
  graduation_cap: graduationCap,
  police_cap: policeCap,
  cowboy_hat: cowboyHat,
  viking_helmet: vikingHelmet,
  witch_hat: witchHat,
  elf_hat: elfHat,
  sailor_hat: sailorHat,
  headband,
  ninja_band: ninjaBand,
  bandana,
};
