import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { lean, squash } from './body';
import { brows, look, pitch, tilt } from './face';
import { ears, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
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
    [figure.left, figure.right].forEach((limb, hand) => {
      if (!limb) return;
      const turns = reachTo(score, limb, places(score, limb).desk);
      limb.links.forEach((part, index) => score.add(part, 'rotate', move([6, 13, 12][index] ?? 0, 0.5 * hand - index * 0.12, quick, turns[index]).map((beat) => ({ ...beat, to: (turns[index] ?? 0) + (beat.to - (turns[index] ?? 0)) * gain }))));
    });
    ears(score, move(2, 0.3, slow * 2));
    wag(score, move(6, 0.5, slow));
    rattle(score, move(3, 0.3, quick));
    drift(score, slow * 2);
    ambient(score, { blinksEvery: 4.8 });
  },
};
