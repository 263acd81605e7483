import { ellipse } from '../../shape/curve';
import type { Path, Point } from '../../shape/path';
import type { Garment } from '../garment';
import { bloomOf } from '../hair-bands';
import { collarY } from '../trunk-line';
import { starPath } from '../emblems';
import { onBody } from './waist';

/** A lei, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const lei: Garment = {
  colors: { lei: '#f0598c', lei_two: '#fbcf3c', lei_three: '#fdfaf4', lei_heart: '#e98a2e' },
  draw: (figure) => {
    const { torso, unit } = figure;
    const [y, w] = [collarY(figure), torso.merged ? Math.min(torso.neck * 0.8, 90 * unit) : torso.neck * 0.92];
    const count = 9;
    const svg = Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (index / (count - 1));
      return bloomOf(
        figure,
        [torso.cx - Math.cos(angle) * w, y + Math.sin(angle) * (torso.merged ? 26 : 50) * unit],
        15 * unit,
        ['lei', 'lei_two', 'lei_three'][index % 3] ?? 'lei',
        'lei_heart',
      );
    }).join('');
    figure.parts.push({
      id: 'lei',
      parent: torso.part,
      z: 56,
      pivot: [torso.cx, y],
      limits: [-8, 8],
      stage: 'clothes',
      svg,
    });
  },
};

/** A necklace around the neck, in the same coordinates. */
export const necklace: Garment = {
  colors: { necklace: '#fbf4e6' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [y, w] = [collarY(figure), torso.merged ? Math.min(torso.neck * 0.7, 80 * unit) : torso.neck * 0.78];
    const pearls = Array.from({ length: 9 }, (_, index): Path => {
      const angle = Math.PI * (0.06 + (index / 8) * 0.88);
      return ellipse(torso.cx - Math.cos(angle) * w, y + Math.sin(angle) * 34 * unit, 8 * unit, 8 * unit);
    });
    figure.parts.push({
      id: 'necklace',
      parent: torso.part,
      z: 56,
      pivot: [torso.cx, y],
      limits: [-10, 10],
      stage: 'clothes',
      svg: pearls.map((path) => ink.mass(path, 'necklace', { shade: 0.5, width: ink.look.inner * 0.7 })).join(''),
    });
  },
};

/** A sheriff's badge on the chest, in the same coordinates. */
export const sheriffBadge: Garment = {
  colors: { sheriff_badge: '#f2bf3f' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const at: Point = [
      torso.cx + torso.waist * (torso.merged ? 0.5 : 0.42),
      torso.merged ? torso.neckY + 8 * unit : torso.neckY + (torso.hemY - torso.neckY) * 0.36,
    ];
    const star = starPath(at, 21 * unit);
    onBody(
      figure,
      'sheriff_badge',
      27,
      ink.mass(star, 'sheriff_badge', { shade: 0.5, width: ink.look.inner }) +
        ink.area(ellipse(at[0], at[1], 6 * unit, 6 * unit), 'sheriff_badge_shade'),
      [star],
    );
  },
};
