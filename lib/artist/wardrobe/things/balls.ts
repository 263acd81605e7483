import { blob, curve, ellipse, pentagon } from '../../shape/curve';
import type { Node } from '../../shape/path';
import { held } from '../held';

/** A football, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const football = held('football', { football: '#fbfaf6', football_patch: '#34343f' }, (figure, { x, y, u }) => {
  const [cy, r] = [y - 16 * u, 34 * u];
  const patches = Array.from({ length: 5 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 5;
    return {
      path: pentagon(x + Math.sin(angle) * r * 0.92, cy - Math.cos(angle) * r * 0.92, r * 0.36, angle + Math.PI),
      material: 'football_patch',
    };
  });
  const ball = ellipse(x, cy, r, r);
  return {
    svg: figure.ink.mass(ball, 'football', {
      inside: [...patches, { path: pentagon(x, cy, r * 0.36), material: 'football_patch' }],
    }),
    rims: [ball],
  };
});

/** A basketball in a hand. */
export const basketball = held('basketball', { basketball: '#ee7f32' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const [cy, r] = [y - 16 * u, 34 * u];
  const ball = ellipse(x, cy, r, r);
  const seams = [
    curve([
      [x, cy - r],
      [x, cy + r],
    ]),
    curve([
      [x - r, cy],
      [x + r, cy],
    ]),
    curve([
      [x - r * 0.7, cy - r * 0.72],
      [x - r * 0.34, cy],
      [x - r * 0.7, cy + r * 0.72],
    ]),
    curve([
      [x + r * 0.7, cy - r * 0.72],
      [x + r * 0.34, cy],
      [x + r * 0.7, cy + r * 0.72],
    ]),
  ];
  return {
    svg: ink.mass(ball, 'basketball') + seams.map((path) => ink.stroke(path, 'basketball_line', 3.6 * u)).join(''),
    rims: [ball],
  };
});

/** A beach ball in a hand. */
export const beachBall = held(
  'beach_ball',
  { beach_ball: '#fbfaf6', ball_red: '#e5484d', ball_blue: '#4a8fe7', ball_yellow: '#fbcf3c' },
  (figure, { x, y, u }) => {
    const [cy, r] = [y - 20 * u, 40 * u];
    const ball = ellipse(x, cy, r, r);
    const wedge = (from: number, material: string) => {
      const at = (angle: number): Node => [x + Math.sin(angle) * r * 1.3, cy - Math.cos(angle) * r * 1.3, 1];
      return { path: blob([[x - r * 0.1, cy - r * 0.3, 1], at(from), at(from + 0.5), at(from + 1)]), material };
    };
    return {
      svg:
        figure.ink.mass(ball, 'beach_ball', {
          inside: [wedge(0.2, 'ball_red'), wedge(2.3, 'ball_blue'), wedge(4.4, 'ball_yellow')],
        }) + figure.ink.area(ellipse(x - r * 0.1, cy - r * 0.3, r * 0.15, r * 0.13), 'beach_ball'),
      rims: [ball],
    };
  },
);

/** A snowball in a hand. */
export const snowball = held('snowball', { snowball: '#f2f8fd' }, (figure, { x, y, u }) => {
  const ball = ellipse(x, y - 14 * u, 27 * u, 26 * u);
  return { svg: figure.ink.mass(ball, 'snowball', { light: false }), rims: [ball] };
});
