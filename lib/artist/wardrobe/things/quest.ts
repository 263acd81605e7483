import { blob, box, curve, ellipse, rounded } from '../../shape/curve';
import type { FigureDraft } from '../../figure';
import { held, rod } from '../held';
import type { Path } from '../../shape/path';
import { starPath } from '../emblems';

/** A wand, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const wand = held('wand', { wand: '#8a5a37', sparkle: '#fbd34e' }, (figure, { x, y, u, s }) => {
  const star = starPath([x + s * 14 * u, y - 66 * u], 25 * u);
  return {
    svg:
      rod(figure, [x - s * 4 * u, y + 26 * u], [x + s * 11 * u, y - 56 * u], 11 * u, 'wand') +
      figure.ink.mass(star, 'sparkle', { shade: 0.6 }),
    rims: [star],
  };
});

/** A magnifier in a hand. */
export const magnifier = held('magnifier', { magnifier: '#6d5a9c', lens: '#dff1fb' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const lens = ellipse(x, y - 52 * u, 28 * u, 28 * u);
  return {
    svg:
      rod(figure, [x, y + 24 * u], [x, y - 24 * u], 12 * u, 'magnifier') +
      ink.area(lens, 'lens', 0.75) +
      ink.line(lens, 'magnifier', 15 * u) +
      ink.stroke(lens, 'magnifier', 8 * u) +
      ink.stroke(
        curve([
          [x - 14 * u, y - 52 * u],
          [x - 8 * u, y - 64 * u],
        ]),
        'glint',
        5 * u,
      ),
    rims: [lens],
  };
});

/** A sword in a hand. */
export const sword = held('sword', { sword: '#d5dde6', hilt: '#d6a12c' }, (figure, { x, y, u }) => {
  const blade = rounded(
    [
      [x - 12 * u, y - 24 * u],
      [x - 13 * u, y - 104 * u],
      [x, y - 132 * u],
      [x + 13 * u, y - 104 * u],
      [x + 12 * u, y - 24 * u],
    ],
    4,
  );
  const guard = box(x, y - 27 * u, 62 * u, 14 * u, 7 * u);
  const pommel = ellipse(x, y + 32 * u, 9 * u, 9 * u);
  const fuller: Path = curve([
    [x, y - 40 * u],
    [x, y - 98 * u],
  ]);
  return {
    svg:
      rod(figure, [x, y + 28 * u], [x, y - 18 * u], 12 * u, 'hilt') +
      figure.ink.mass(pommel, 'hilt', { shade: 0.4 }) +
      figure.ink.mass(blade, 'sword') +
      figure.ink.stroke(fuller, 'sword_shade', 4 * u) +
      figure.ink.mass(guard, 'hilt', { shade: 0.4 }),
    rims: [blade, guard, pommel],
  };
});

/** Whether the shield has a mark of its own, instead of the usual star. */
const isMarked = ({ character }: FigureDraft): boolean =>
  character.wear.some(({ item, mark }) => item === 'shield' && mark !== undefined);

/** A shield in a hand. */
export const shield = held('shield', { shield: '#4a7fd6', emblem: '#fbd34e' }, (figure, { x, y, u }) => {
  const plate = blob([
    [x, y - 48 * u, 0.4],
    [x + 38 * u, y - 40 * u, 0.6],
    [x + 38 * u, y - 4 * u],
    [x + 20 * u, y + 32 * u],
    [x, y + 46 * u, 0.5],
    [x - 20 * u, y + 32 * u],
    [x - 38 * u, y - 4 * u],
    [x - 38 * u, y - 40 * u, 0.6],
  ]);
  return {
    svg:
      figure.ink.mass(plate, 'shield') +
      (isMarked(figure) ? '' : figure.ink.area(starPath([x, y - 4 * u], 20 * u), 'emblem')),
    rims: [plate],
  };
});

/** A flag in a hand. */
export const flag = held('flag', { flag: '#e5484d', pole: '#a8733c' }, (figure, { x, y, u, s }) => {
  const cloth = blob([
    [x, y - 104 * u, 0.7],
    [x + s * 34 * u, y - 96 * u],
    [x + s * 66 * u, y - 104 * u, 0.7],
    [x + s * 64 * u, y - 62 * u, 0.7],
    [x + s * 34 * u, y - 54 * u],
    [x, y - 62 * u, 0.7],
  ]);
  return {
    svg: figure.ink.mass(cloth, 'flag') + rod(figure, [x, y + 36 * u], [x, y - 106 * u], 9 * u, 'pole'),
    rims: [cloth],
  };
});
