import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { lean, lift, liftOf, shift, squash } from './body';
import { eyes, pitch, tilt } from './face';
import { bend, ears, flap, legLift, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { rattle } from './things';

/** Steps from side to side on the beat, hips first, head against them, arms in turn. */
export const dance: Preset = {
  title: 'Dance',
  description: 'Dances on the beat with hips, arms and head.',
  duration: 2,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const bars = cyclesIn(seconds, 1);
    const move = (by: number, phase: number, often = 1, middle = 0) => swing({ from: 0, seconds, cycles: bars * often, by, phase, middle });
    shift(score, move(0.06, 0));
    lean(score, move(7, 0.94));
    tilt(score, move(-5, 0.86));
    squash(score, move(0.06, 0.5, 2, -0.025));
    lift(score, move(liftOf(score, 0.02), 0.25, 2, liftOf(score, 0.02)));
    pitch(score, move(0.35, 0.4, 2));
    swingLimb(score, figure.left, move(34 * gain, 0.1, 1, 44 * Math.min(gain, 1.4)), 0);
    swingLimb(score, figure.right, move(31 * gain, 0.58, 1, 42 * Math.min(gain, 1.4)), 0);
    bend(score, figure.left, move(16 * gain, 0.95, 1, 14));
    bend(score, figure.right, move(14 * gain, 0.43, 1, 14));
    legLift(score, 'left', move(0.012, 0.3, 1, 0.012));
    legLift(score, 'right', move(0.012, 0.8, 1, 0.012));
    ears(score, move(5, 0.2, 2));
    wag(score, move(12, 0.75));
    flap(score, move(8, 0.3, 2));
    rattle(score, move(5, 0.8, 2));
    eyes(score, figure.roles.eyes.length && gain >= 0.5 ? [{ from: 0, to: seconds, state: 'happy' }] : []);
    ambient(score, {});
  },
};
