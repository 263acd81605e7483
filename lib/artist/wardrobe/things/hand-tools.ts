import { blob, box, curve, ellipse } from '../../shape/curve';
import { held, rod } from '../held';

/** A wrench, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const wrench = held('wrench', { wrench: '#aab4c2' }, (figure, { x, y, u }) => {
  const head = blob([
    [x - 9 * u, y - 40 * u],
    [x - 24 * u, y - 58 * u],
    [x - 18 * u, y - 84 * u, 0.3],
    [x - 9 * u, y - 80 * u, 0.5],
    [x - 9 * u, y - 64 * u, 0.5],
    [x + 9 * u, y - 64 * u, 0.5],
    [x + 9 * u, y - 80 * u, 0.5],
    [x + 18 * u, y - 84 * u, 0.3],
    [x + 24 * u, y - 58 * u],
    [x + 9 * u, y - 40 * u],
  ]);
  return {
    svg:
      rod(figure, [x, y + 32 * u], [x, y - 44 * u], 16 * u, 'wrench') + figure.ink.mass(head, 'wrench', { shade: 0.4 }),
    rims: [head],
  };
});

/** A hammer in a hand. */
export const hammer = held('hammer', { hammer: '#8f9bab', hammer_grip: '#b9743c' }, (figure, { x, y, u }) => {
  const head = blob([
    [x - 32 * u, y - 74 * u, 0.6],
    [x + 18 * u, y - 76 * u, 0.3],
    [x + 34 * u, y - 62 * u, 0.7],
    [x + 16 * u, y - 52 * u, 0.3],
    [x - 32 * u, y - 48 * u, 0.6],
  ]);
  return {
    svg:
      rod(figure, [x, y + 32 * u], [x, y - 60 * u], 13 * u, 'hammer_grip') +
      figure.ink.mass(head, 'hammer', { shade: 0.6 }),
    rims: [head],
  };
});

/** A broom in a hand. */
export const broom = held(
  'broom',
  { broom: '#e0b060', broom_stick: '#8a5a37', broom_tie: '#c4543f' },
  (figure, { x, y, u }) => {
    const brush = blob([
      [x - 11 * u, y - 62 * u],
      [x + 11 * u, y - 62 * u],
      [x + 30 * u, y - 112 * u, 0.4],
      [x, y - 118 * u],
      [x - 30 * u, y - 112 * u, 0.4],
    ]);
    const straws = [-12, 0, 12]
      .map((dx) =>
        figure.ink.line(
          curve([
            [x + dx * 0.5 * u, y - 76 * u],
            [x + dx * 1.3 * u, y - 104 * u],
          ]),
          'broom',
          figure.ink.look.inner * 0.7,
        ),
      )
      .join('');
    return {
      svg:
        rod(figure, [x, y + 58 * u], [x, y - 62 * u], 10 * u, 'broom_stick') +
        figure.ink.mass(brush, 'broom') +
        straws +
        figure.ink.area(box(x, y - 66 * u, 28 * u, 9 * u, 3), 'broom_tie'),
      rims: [brush],
    };
  },
);

/** A flask in a hand. */
export const flask = held('flask', { flask: '#e3f1f8', potion: '#62c46a', cork: '#b98046' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const glass = blob([
    [x - 9 * u, y - 66 * u, 0.7],
    [x + 9 * u, y - 66 * u, 0.7],
    [x + 10 * u, y - 42 * u, 0.3],
    [x + 31 * u, y + 4 * u],
    [x + 22 * u, y + 18 * u],
    [x - 22 * u, y + 18 * u],
    [x - 31 * u, y + 4 * u],
    [x - 10 * u, y - 42 * u, 0.3],
  ]);
  const fill = { path: box(x, y + 6 * u, 90 * u, 46 * u, 2), material: 'potion' };
  const bubbles = [
    [-8, 4, 4],
    [8, -4, 5],
    [1, -28, 3.4],
  ]
    .map(([dx = 0, dy = 0, r = 4]) => ink.area(ellipse(x + dx * u, y + dy * u, r * u, r * u), 'potion_light'))
    .join('');
  return {
    svg:
      ink.mass(glass, 'flask', { inside: [fill], shade: 0.5 }) +
      bubbles +
      ink.mass(box(x, y - 70 * u, 22 * u, 13 * u, 4 * u), 'cork', { shade: 0, width: ink.look.inner }),
    rims: [glass],
  };
});
