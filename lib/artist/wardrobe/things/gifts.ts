import { blob, box, curve, ellipse } from '../../shape/curve';
import type { FigureDraft } from '../../figure';
import type { Path, Point } from '../../shape/path';
import type { Grip } from '../grip';
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

/** The largest horizontal distance of a balloon from its hand, in pixels of the reference figure. */
const MAX_BALLOON_OUT = 64;

/** The horizontal distance of a balloon from its hand: larger if a big head would cover it. */
const outOf = ({ head: { cx, rx } }: FigureDraft, { x, u, s }: Grip): number =>
  s * Math.max(12 * u, Math.min(MAX_BALLOON_OUT * u, rx * 0.95 + 30 * u - Math.abs(x - cx)));

/** The outline of a balloon; the given point is its knot. */
const balloonSkin = ([x, y]: Point, u: number): Path =>
  blob([
    [x, y - 84 * u],
    [x + 34 * u, y - 54 * u],
    [x + 24 * u, y - 16 * u],
    [x, y],
    [x - 24 * u, y - 16 * u],
    [x - 34 * u, y - 54 * u],
  ]);

/** The string from a hand to the knot of a balloon. */
const balloonString = ({ ink }: FigureDraft, { x, y, u }: Grip, knot: Point): string =>
  ink.stroke(curve([[x, y], [x + (knot[0] - x) / 3, y - 34 * u], knot]), 'string', 4);

/** A balloon in a hand. */
export const balloon = held('balloon', { balloon: '#e5484d', string: '#8d8798' }, (figure, grip) => {
  const knot: Point = [grip.x + outOf(figure, grip), grip.y - 68 * grip.u];
  const skin = balloonSkin(knot, grip.u);
  return {
    svg: balloonString(figure, grip, knot) + figure.ink.mass(skin, 'balloon', { light: true }),
    rims: [skin],
  };
});

/**
 * The knots of a bunch of balloons, relative to the middle one, in units of the reference figure. The last one is in
 * front.
 */
const BUNCH = [
  ['balloon_second', 30, 14],
  ['balloon_third', -30, 8],
  ['balloon_bunch', 2, -22],
] as const;

/** Three balloons in a hand. */
export const balloonBunch = held(
  'balloon_bunch',
  { balloon_bunch: '#e5484d', balloon_second: '#4a9be0', balloon_third: '#fbc53c', string: '#8d8798' },
  (figure, grip) => {
    const { u, s } = grip;
    const [x, y] = [grip.x + outOf(figure, grip) + s * 14 * u, grip.y - 72 * u];
    const knots = BUNCH.map(([, dx, dy]): Point => [x + s * dx * u, y + dy * u]);
    const skins = knots.map((knot) => balloonSkin(knot, u * 0.88));
    return {
      svg:
        knots.map((knot) => balloonString(figure, grip, knot)).join('') +
        skins
          .map((skin, index) => figure.ink.mass(skin, BUNCH[index]?.[0] ?? 'balloon_bunch', { light: true }))
          .join(''),
      rims: skins,
    };
  },
);

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
