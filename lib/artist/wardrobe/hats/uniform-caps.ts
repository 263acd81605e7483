import { blob, curve, ellipse, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import type { Garment } from '../garment';
import { half, hatNodes, hatPoints, wear } from '../hat-line';
import { starPath } from '../emblems';
import { ownBadge } from '../own-badge';

/**
 * A graduation cap; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights,
 * negative above the brim.
 */
export const graduationCap: Garment = {
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
      hatPoints(figure, [
        [-1.16, -0.46],
        [0, -0.78],
        [1.16, -0.46],
        [0, -0.16],
      ]),
      8,
    );
    const [middle, edge, end] = hatPoints(figure, [
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

/** A police cap in hat coordinates. */
export const policeCap: Garment = {
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
        ownBadge(figure, 'police_cap', badge),
      [top, band, visor],
    );
  },
};

/** A sailor hat in hat coordinates. */
export const sailorHat: Garment = {
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
