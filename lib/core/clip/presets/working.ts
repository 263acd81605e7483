import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { lean, squash } from './body';
import { brows, look, pitch, tilt } from './face';
import { bend, ears, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { drift, rattle } from './things';

/** Busy at its task: head down, both hands quick and in turn. */
export const working: Preset = {
  title: 'Working',
  description: 'Works away, eyes on the task and hands busy.',
  duration: 2.4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const slow = cyclesIn(seconds, 2.4);
    const quick = slow * Math.max(2, Math.round(seconds / slow / 0.3));
    const move = (by: number, phase: number, cycles: number, middle = 0) => swing({ from: 0, seconds, cycles, by, phase, middle });
    pitch(score, move(0.18, 0, quick / 2 >= 1 ? Math.round(quick / 2) : 1, 0.75));
    tilt(score, move(2.2, 0, slow));
    look(score, 'translateY', move(0.005, 0, slow, 0.03));
    look(score, 'translateX', move(0.03, 0.1, slow));
    lean(score, move(1.4, 0.2, slow));
    squash(score, move(0.012, 0, quick, -0.02));
    brows(score, move(0.005, 0, slow, -0.02));
    swingLimb(score, figure.left, move(9 * gain, 0, quick, 16), 0);
    swingLimb(score, figure.right, move(8 * gain, 0.5, quick, 16), 0);
    bend(score, figure.left, move(16 * gain, 0.2, quick, 30));
    bend(score, figure.right, move(15 * gain, 0.7, quick, 30));
    ears(score, move(2, 0.3, slow * 2));
    wag(score, move(6, 0.5, slow));
    rattle(score, move(3, 0.3, quick));
    drift(score, slow * 2);
    ambient(score, { blinksEvery: 4.8 });
  },
};
