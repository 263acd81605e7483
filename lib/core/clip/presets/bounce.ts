import { ambient } from './ambient';
import { beats, cyclesIn, swing, times } from './beats';
import { lift, liftOf, squash } from './body';
import { pitch } from './face';
import { ears, flap, swingLimb } from './limbs';
import type { Preset } from './preset';

/** Springs up and down on the spot. */
export const bounce: Preset = {
  title: 'Bounce',
  description: 'Bounces happily on the spot.',
  duration: 1.2,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 0.6);
    const length = seconds / cycles;
    const height = liftOf(score, 0.11);
    const every = (shape: (at: (share: number) => number) => ReturnType<typeof beats>) =>
      Array.from({ length: cycles }, (_, i) => shape((share) => (i + share) * length)).flat();
    lift(score, every((at) => beats([at(0), 0, 'linear'], [at(0.2), 0, 'linear'], [at(0.56), height, 'easeOut'], [at(0.92), 0, 'easeIn'], [at(1), 0, 'linear'])));
    squash(score, every((at) => beats([at(0), -0.12, 'easeOut'], [at(0.2), 0.1, 'easeIn'], [at(0.56), 0, 'easeOut'], [at(0.92), 0.08, 'easeIn'], [at(1), -0.12, 'easeOut'])));
    pitch(score, swing({ from: 0, seconds, cycles, by: 0.35, phase: 0.15 }));
    swingLimb(score, figure.left, swing({ from: 0, seconds, cycles, by: 14 * gain, phase: 0.62, middle: 14 * gain }), 0.5);
    swingLimb(score, figure.right, swing({ from: 0, seconds, cycles, by: 12.5 * gain, phase: 0.57, middle: 13 * gain }), 0.5);
    flap(score, swing({ from: 0, seconds, cycles, by: 9, phase: 0.6 }));
    ears(score, times(swing({ from: 0, seconds, cycles, by: 1, phase: 0.6 }), 5), 0);
    ambient(score, { blinksEvery: 2.4 });
  },
};
