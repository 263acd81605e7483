import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { sink, squash } from './body';
import { brows, eyes, mouth, pitch, tilt } from './face';
import { lie } from './lie';
import { ears, swingLimb, wag } from './limbs';
import type { Preset } from './preset';

/** Asleep: eyes shut, head sunk, breath slow and deep. */
export const sleep: Preset = {
  title: 'Sleep',
  description: 'Sleeps with closed eyes and slow, deep breaths.',
  duration: 6,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const breaths = cyclesIn(seconds, 6);
    const move = (by: number, phase: number, middle = 0) => swing({ from: 0, seconds, cycles: breaths, by, phase, middle });
    eyes(score, [{ from: 0, to: seconds, state: 'closed' }]);
    mouth(score, ['oh', 'mm'], 0, seconds);
    squash(score, move(0.004, 0.1, -0.035));
    const onFours = figure.roles.frontLegs.left !== null || figure.roles.frontLegs.right !== null;
    if (onFours) lie(score);
    else sink(score, move(0.004, 0.85, 0.012));
    pitch(score, move(0.22, 0.7, 1.1));
    tilt(score, move(1.6, 0.78, 8));
    if (!onFours) swingLimb(score, figure.left, move(1.8 * gain, 0.8, -5), 0.6);
    if (!onFours) swingLimb(score, figure.right, move(1.6 * gain, 0.84, -4), 0.6);
    ears(score, move(2, 0.7, 8));
    wag(score, move(2, 0.6, -6));
    brows(score, move(0.004, 0.1, -0.01));
    ambient(score, { breathSeconds: 6, breath: 0.04 });
  },
};
