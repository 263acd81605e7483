import { ambient } from './ambient';
import { beats, cyclesIn, swing } from './beats';
import { tilt } from './face';
import { lean } from './body';
import { ears, flap, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { drift } from './things';

/** Stands, breathes, sways and blinks: never a dead hold. */
export const idle: Preset = {
  title: 'Idle',
  description: 'Breathes, sways a little and blinks while it waits.',
  duration: 4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 4);
    const sway = (by: number, phase: number, often = 1) => swing({ from: 0, seconds, cycles: cycles * often, by, phase });
    lean(score, sway(1.2, 0));
    tilt(score, sway(1.4, 0.88));
    swingLimb(score, figure.left, sway(2.6 * gain, 0.9), 0.7);
    swingLimb(score, figure.right, sway(2.2 * gain, 0.42), 0.7);
    wag(score, sway(6, 0.2, 2));
    flap(score, sway(4, 0.3));
    drift(score, cycles);
    const quick = Math.min(1, seconds / 1.5);
    const flick = (after: number): number => seconds * 0.62 + after * quick;
    ears(score, beats([0, 0], [flick(0), 0], [flick(0.07), 7, 'easeOut'], [flick(0.2), -2], [flick(0.36), 0], [seconds, 0]));
    ambient(score, { blinksEvery: 4, breathSeconds: 4, breath: figure.roles.head ? 0.02 : 0.035 });
  },
};
