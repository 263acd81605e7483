import type { FigureDraft } from '../figure';
import { blob, curve, ellipse, rounded } from '../shape/curve';
import { boxOf, type Point } from '../shape/path';
import type { Garment } from './garment';
import { collarHalf, half, hatNodes, wear } from './hat-line';
import { starPath } from './emblems';
import { ownBadge } from './own-badge';

const fireHelmet: Garment = {
  colors: { fire_helmet: '#d9382f', helmet_badge: '#f7c843' },
  rise: 0.45,
  draw: (figure) => {
    const { ink, head } = figure;
    const dome = half(figure, [
      [0, -0.8],
      [0.54, -0.68],
      [0.84, -0.2],
      [0.88, 0.04, 0.5],
      [0, 0.08],
    ]);
    const ridge = half(figure, [
      [0, -0.92],
      [0.13, -0.88],
      [0.15, -0.5],
      [0.14, -0.4, 0.4],
      [0, -0.38],
    ]);
    const brim = half(figure, [
      [0, -0.04],
      [0.7, -0.06],
      [1.26, 0.1, 0.2],
      [1.14, 0.22, 0.3],
      [0.5, 0.17],
      [0, 0.18],
    ]);
    const badge = half(figure, [
      [0, -0.58],
      [0.24, -0.5, 0.4],
      [0.26, -0.2],
      [0, 0.02, 0.6],
    ]);
    const star = ink.area(starPath([head.cx, head.hatY - head.ry * 0.31], head.rx * 0.09), 'fire_helmet');
    wear(
      figure,
      'hat',
      ink.mass(dome, 'fire_helmet', { light: true }) +
        ink.mass(ridge, 'fire_helmet', { shade: 0.4 }) +
        ink.mass(brim, 'fire_helmet', { shade: 0.5 }) +
        ink.mass(badge, 'helmet_badge', { shade: 0.5 }) +
        ownBadge(figure, 'fire_helmet', star),
      [dome, brim],
    );
  },
};

const detectiveHat: Garment = {
  colors: { detective_hat: '#8a6a4a', hat_ribbon: '#4a3426' },
  rise: 0.5,
  draw: (figure) => {
    const { ink } = figure;
    const crown = half(figure, [
      [0, -0.66, 0.6],
      [0.26, -0.82],
      [0.6, -0.66],
      [0.68, -0.2],
      [0.74, 0.04, 0.4],
      [0, 0.08],
    ]);
    const band = half(figure, [
      [0, -0.2],
      [0.69, -0.24, 0.5],
      [0.73, 0.02, 0.5],
      [0, 0.06],
    ]);
    const brim = half(figure, [
      [0, 0.0],
      [0.7, -0.04],
      [1.26, -0.1],
      [1.2, 0.1],
      [0.6, 0.22],
      [0, 0.24],
    ]);
    const crease = ink.line(
      curve(
        hatNodes(figure, [
          [0, -0.62],
          [0.02, -0.4],
        ]),
      ),
      'detective_hat',
      ink.look.inner * 0.8,
    );
    wear(
      figure,
      'hat',
      ink.mass(crown, 'detective_hat', { light: true }) +
        crease +
        ink.area(band, 'hat_ribbon') +
        ink.mass(brim, 'detective_hat', { shade: 0.6 }),
      [crown, brim],
    );
  },
};

const knightHelmet: Garment = {
  colors: { knight_helmet: '#b4bfcc', plume: '#d9382f' },
  rise: 0.7,
  draw: (figure) => {
    const { ink } = figure;
    const dome = half(figure, [
      [0, -0.74],
      [0.58, -0.64],
      [0.96, -0.14],
      [1.02, 0.14, 0.4],
      [0, 0.12],
    ]);
    const visor = half(figure, [
      [0, -0.16],
      [0.6, -0.16],
      [1.06, -0.06, 0.3],
      [1.06, 0.18, 0.3],
      [0.5, 0.22],
      [0, 0.3, 0.5],
    ]);
    const plume = blob(
      hatNodes(figure, [
        [-0.1, -0.62],
        [-0.14, -0.98],
        [0.16, -1.24],
        [0.66, -1.16],
        [1.0, -0.74, 0.3],
        [0.72, -0.84],
        [0.4, -0.74],
        [0.14, -0.6],
      ]),
    );
    const ridge = half(figure, [
      [0, -0.84],
      [0.1, -0.8],
      [0.13, -0.2],
      [0.11, 0.24, 0.4],
      [0, 0.32, 0.6],
    ]);
    wear(
      figure,
      'hat',
      ink.mass(plume, 'plume') +
        ink.mass(dome, 'knight_helmet', { light: true }) +
        ink.mass(visor, 'knight_helmet', { shade: 0.5 }) +
        visorSlots(figure) +
        ink.mass(ridge, 'knight_helmet', { shade: 0.3 }),
      [dome, visor, plume],
    );
  },
};

/** The slots of a visor, three on each side. */
const visorSlots = (figure: FigureDraft): string =>
  [-0.72, -0.48, -0.26, 0.26, 0.48, 0.72]
    .map((x) =>
      figure.ink.line(
        curve(
          hatNodes(figure, [
            [x, -0.04],
            [x * 1.02, 0.1],
          ]),
        ),
        'knight_helmet',
        figure.ink.look.inner,
      ),
    )
    .join('');

/** The height of ears above the head, in half head heights, over which a helmet leaves them out. */
const MAX_EAR_RISE = 0.85;

/** The place of an ear's tip as a share of its outer edge, and the largest factor on a bowl for the sake of ears. */
const EAR_TIP = 0.88;
const MAX_BOWL = 1.28;

/** The ellipse of a helmet around the head, and around ears that are not too long for it. */
function bowlAround({ parts, head }: FigureDraft): { rx: number; ry: number; cy: number } {
  const skull = boxOf(head.skull);
  const ears = parts.filter(({ id }) => /^(?:ear|eye_bump)_/.test(id)).flatMap(({ rims }) => (rims ?? []).map(boxOf));
  const rise = skull.y - Math.min(skull.y, ...ears.map(({ y }) => y));
  const top = skull.y - (rise < head.crown.ry * MAX_EAR_RISE ? rise * 0.94 : 0) - head.crown.ry * 0.14;
  const bottom = skull.y + skull.height + head.crown.ry * 0.14;
  const [ry, cy] = [(bottom - top) / 2, (top + bottom) / 2];
  const rx = Math.max((skull.width / 2) * 1.16, ry * 0.96);
  const reach = Math.max(
    1,
    ...ears.map(({ x, y, width }) => {
      const outer = Math.max(Math.abs(x - head.cx), Math.abs(x + width - head.cx));
      return Math.hypot((outer * EAR_TIP) / rx, Math.max(0, cy - y) / ry);
    }),
  );
  const scale = Math.min(reach * 1.02, MAX_BOWL);
  return { rx: rx * scale, ry: ry * scale, cy };
}

/** A glass sphere around the whole head. */
const spaceHelmet: Garment = {
  hair: 'enclosed',
  colors: { space_helmet: '#e9eef5', visor: '#bfe3f7' },
  rise: 0.35,
  draw: (figure) => {
    const { ink, head } = figure;
    const { rx, ry, cy } = bowlAround(figure);
    const bowl = ellipse(head.cx, cy, rx, ry);
    const shine = curve([
      [head.cx - rx * 0.8, cy - ry * 0.14],
      [head.cx - rx * 0.62, cy - ry * 0.54],
      [head.cx - rx * 0.3, cy - ry * 0.78],
    ]);
    const half = collarHalf(figure, rx);
    const collar = rounded(
      (
        [
          [-0.9, 0.84],
          [0.9, 0.84],
          [1, 1.06],
          [-1, 1.06],
        ] as const
      ).map(([x, y]): Point => [head.cx + x * half, cy + y * ry]),
      10,
    );
    wear(
      figure,
      'helmet',
      ink.area(bowl, 'visor', 0.13) +
        ink.line(bowl, 'space_helmet', ink.look.outer * 2.2 + 4) +
        ink.stroke(bowl, 'space_helmet', 8) +
        ink.stroke(shine, 'glint', 9) +
        ink.mass(collar, 'space_helmet', { shade: 0.5 }),
      [bowl, collar],
      { fixed: true },
    );
  },
};

/** Helmets and hats of professions. */
export const HELMETS = {
  fire_helmet: fireHelmet,
  detective_hat: detectiveHat,
  knight_helmet: knightHelmet,
  space_helmet: spaceHelmet,
};
