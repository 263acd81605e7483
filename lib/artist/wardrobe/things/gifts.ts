import { blob, box, curve, ellipse } from '../../shape/curve';
import { held, rod } from '../held';
import { heartPath, starPath } from '../emblems';

/** A heart, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const heart = held('heart', { heart: '#e8475f' }, (figure, { x, y, u }) => {
  const shape = heartPath(x, y - 24 * u, 32 * u);
  return { svg: figure.ink.mass(shape, 'heart', { light: true }), rims: [shape] };
});

/** A star in a hand. */
export const star = held('star', { star: '#fbcb3f' }, (figure, { x, y, u }) => {
  const shape = starPath([x, y - 26 * u], 36 * u);
  return { svg: figure.ink.mass(shape, 'star'), rims: [shape] };
});

/** How far a balloon flies beside its hand at most, in pixels of the reference figure. */
const MAX_BALLOON_OUT = 64;

/** A balloon in a hand. */
export const balloon = held('balloon', { balloon: '#e5484d', string: '#8d8798' }, (figure, { x, y, u, s }) => {
  const { cx, rx } = figure.head;
  // It flies further out where a big head would be behind it.
  const out = s * Math.max(12 * u, Math.min(MAX_BALLOON_OUT * u, rx * 0.95 + 30 * u - Math.abs(x - cx)));
  const skin = blob([
    [x + out, y - 152 * u],
    [x + out + 34 * u, y - 122 * u],
    [x + out + 24 * u, y - 84 * u],
    [x + out, y - 68 * u],
    [x + out - 24 * u, y - 84 * u],
    [x + out - 34 * u, y - 122 * u],
  ]);
  return {
    svg:
      figure.ink.stroke(
        curve([
          [x, y],
          [x + out / 3, y - 34 * u],
          [x + out, y - 68 * u],
        ]),
        'string',
        4,
      ) + figure.ink.mass(skin, 'balloon', { light: true }),
    rims: [skin],
  };
});

/** A gift in a hand. */
export const gift = held('gift', { gift: '#5ab0e8', gift_ribbon: '#f0598c' }, (figure, { x, y, u }) => {
  const cube = box(x, y - 28 * u, 66 * u, 56 * u, 6 * u);
  const band = box(x, y - 28 * u, 15 * u, 70 * u, 1);
  const loop = (s: 1 | -1) => ellipse(x + s * 13 * u, y - 64 * u, 13 * u, 9 * u);
  return {
    svg:
      [loop(1), loop(-1)].map((path) => figure.ink.mass(path, 'gift_ribbon', { shade: 0 })).join('') +
      figure.ink.mass(cube, 'gift', { inside: [{ path: band, material: 'gift_ribbon' }] }),
    rims: [cube],
  };
});

/** A leaf in a hand. */
export const leaf = held('leaf', { leaf: '#62b34a' }, (figure, { x, y, u }) => {
  const shape = blob([
    [x, y - 6 * u, 0.6],
    [x - 28 * u, y - 36 * u],
    [x - 12 * u, y - 76 * u],
    [x + 8 * u, y - 96 * u, 0.6],
    [x + 26 * u, y - 62 * u],
    [x + 20 * u, y - 26 * u],
  ]);
  return {
    svg:
      rod(figure, [x, y + 30 * u], [x, y - 8 * u], 8 * u, 'leaf') +
      figure.ink.mass(shape, 'leaf') +
      figure.ink.line(
        curve([
          [x, y - 8 * u],
          [x + 2 * u, y - 44 * u],
          [x + 6 * u, y - 74 * u],
        ]),
        'leaf',
        figure.ink.look.inner * 0.7,
      ),
    rims: [shape],
  };
});
