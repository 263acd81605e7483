import { squash } from './body';
import { blinks, cyclePreset, keys, sway } from './cycle';
import { lookX } from './eyes';
import { tilt, turn } from './face';
import { ears, flap, ripple, swingLimb, wag } from './limbs';
import { hips, lean } from './stance';
import { drift } from './things';

/** The weight shift between the feet: 1 one foot, -1 the other. */
const WEIGHT = keys([0, 1], [0.34, 0.85], [0.54, -1], [0.84, -0.85], [1, 1]);

/** The preset `idle`: stands on one foot and then on the other, breathes, looks about and blinks, never fully still. */
export const idle = cyclePreset({
  title: 'Idle',
  description: 'Breathes, shifts its weight, looks about and blinks while it waits.',
  duration: 4,
  loop: true,
  cycleSeconds: 4,
  paceSeconds: 4,
  lines: ({ score: { gain, figure } }) => [
    { moves: hips, along: WEIGHT, times: 0.02 },
    { moves: lean, along: WEIGHT, times: -1.3, late: 0.08 },
    { moves: tilt, along: WEIGHT, times: 1.8, late: 0.22 },
    // The eyes move first, the head follows; it blinks as it looks back.
    {
      moves: lookX,
      along: keys(
        [0, 0],
        [0.2, 0],
        [0.23, 0.03, 'easeOut'],
        [0.58, 0.03],
        [0.62, -0.012],
        [0.72, -0.012],
        [0.76, 0],
        [1, 0],
      ),
    },
    { moves: turn, along: keys([0, 0], [0.22, 0], [0.32, 0.6], [0.59, 0.52], [0.7, -0.22], [0.86, 0], [1, 0]) },
    // A turn passes through a small dip.
    {
      moves: squash,
      along: keys([0, 0], [0.15, 0], [0.21, -0.014], [0.31, 0], [0.54, 0], [0.6, -0.014], [0.7, 0], [1, 0]),
    },
    blinks(0.58, 0.3),
    { moves: (score, list) => swingLimb(score, figure.left, list, 0.7), along: sway(3 * gain, 0.9) },
    { moves: (score, list) => swingLimb(score, figure.right, list, 0.7), along: sway(2.5 * gain, 0.42) },
    { moves: wag, along: sway(6, 0.2, { often: 2 }) },
    { moves: flap, along: sway(4, 0.3) },
    { moves: (score, list) => ripple(score, list, 0.3), along: sway(4, 0.1) },
    ({ score, count }) => drift(score, count),
    { moves: ears, along: keys([0, 0], [0.7, 0], [0.72, 8, 'easeOut'], [0.76, -2.5], [0.8, 0], [1, 0]) },
  ],
  modifiers: ({ score: { figure } }) => ({ breathSeconds: 4, breath: figure.roles.head ? 0.022 : 0.035 }),
});
