import { blob, ellipse, rounded } from '../../shape/curve';
import type { Point } from '../../shape/path';
import type { Garment } from '../garment';
import { hatNodes, wear } from '../hat-line';
import { starPath } from '../emblems';

/**
 * A top hat; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights, negative above
 * the brim.
 */
export const topHat: Garment = {
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

/** A wizard hat in hat coordinates. */
export const wizardHat: Garment = {
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

/** A party hat in hat coordinates. */
export const partyHat: Garment = {
  hair: 'free',
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
