import { blob, box, curve, ellipse, rounded } from '../../shape/curve';
import type { Path } from '../../shape/path';
import { bloomOf } from '../hair-bands';
import { held, rod } from '../held';
import { starPath } from '../emblems';

/** A bouquet, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const bouquet = held(
  'bouquet',
  { bouquet: '#f4ecd8', rose: '#e8475f', daisy: '#fdfaf4', petal_heart: '#f2b23c', stem: '#5aa84b' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const paper = rounded(
      [
        [x - 36 * u, y - 38 * u],
        [x + 36 * u, y - 38 * u],
        [x + 7 * u, y + 30 * u],
        [x - 7 * u, y + 30 * u],
      ],
      7 * u,
    );
    const leaves = [-30, 30, 0]
      .map((dx) =>
        ink.mass(ellipse(x + dx * u, y - 56 * u, 13 * u, 20 * u), 'stem', { shade: 0, width: ink.look.inner }),
      )
      .join('');
    const blooms = (
      [
        [-22, -48, 'rose'],
        [22, -48, 'rose'],
        [0, -64, 'daisy'],
        [-8, -38, 'daisy'],
        [10, -40, 'rose'],
      ] as const
    )
      .map(([dx, dy, token]) => bloomOf(figure, [x + dx * u, y + dy * u], 18 * u, token, 'petal_heart'))
      .join('');
    return { svg: leaves + blooms + ink.mass(paper, 'bouquet', { shade: 0.6 }), rims: [paper] };
  },
);

/** A trophy in a hand. */
export const trophy = held('trophy', { trophy: '#f2bf3f', trophy_base: '#6d4a3a' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const cup = blob([
    [x - 27 * u, y - 78 * u, 0.5],
    [x + 27 * u, y - 78 * u, 0.5],
    [x + 24 * u, y - 46 * u],
    [x + 8 * u, y - 24 * u],
    [x - 8 * u, y - 24 * u],
    [x - 24 * u, y - 46 * u],
  ]);
  const ear = (s: 1 | -1): Path =>
    curve([
      [x + s * 24 * u, y - 70 * u],
      [x + s * 42 * u, y - 66 * u],
      [x + s * 38 * u, y - 44 * u],
      [x + s * 18 * u, y - 38 * u],
    ]);
  const base = box(x, y + 8 * u, 42 * u, 20 * u, 5 * u);
  return {
    svg:
      ([1, -1] as const).map((s) => ink.line(ear(s), 'trophy', 12 * u) + ink.stroke(ear(s), 'trophy', 6 * u)).join('') +
      rod(figure, [x, y - 26 * u], [x, y], 13 * u, 'trophy') +
      ink.mass(cup, 'trophy', { light: true }) +
      ink.area(starPath([x, y - 56 * u], 12 * u), 'trophy_light') +
      ink.mass(base, 'trophy_base', { shade: 0.4 }),
    rims: [cup, base],
  };
});
