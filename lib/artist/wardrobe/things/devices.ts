import { box, ellipse } from '../../shape/curve';
import { held, rod } from '../held';
import { heartPath } from '../emblems';

/** A laptop, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const laptop = held('laptop', { laptop: '#c3ccd8', screen: '#3b4a6b' }, (figure, { x, y, u }) => {
  const lid = box(x, y - 26 * u, 92 * u, 62 * u, 9 * u);
  const base = box(x, y + 10 * u, 104 * u, 15 * u, 7 * u);
  return {
    svg:
      figure.ink.mass(lid, 'laptop', { light: false }) +
      figure.ink.area(heartPath(x, y - 26 * u, 11 * u), 'laptop_light') +
      figure.ink.mass(base, 'laptop', { shade: 0.4 }),
    rims: [lid, base],
  };
});

/** A phone in a hand. */
export const phone = held('phone', { phone: '#3b4a6b', screen: '#9fd8f5' }, (figure, { x, y, u }) => {
  const shell = box(x, y - 24 * u, 40 * u, 70 * u, 9 * u);
  return {
    svg:
      figure.ink.mass(shell, 'phone', { shade: 0 }) +
      figure.ink.area(box(x, y - 26 * u, 29 * u, 52 * u, 4 * u), 'screen'),
    rims: [shell],
  };
});

/** A microphone in a hand. */
export const microphone = held('microphone', { microphone: '#3b3440', mic_head: '#aab4c2' }, (figure, { x, y, u }) => {
  const ball = ellipse(x, y - 44 * u, 21 * u, 23 * u);
  return {
    svg: rod(figure, [x, y + 32 * u], [x, y - 30 * u], 18 * u, 'microphone') + figure.ink.mass(ball, 'mic_head'),
    rims: [ball],
  };
});
