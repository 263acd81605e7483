import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { lean, squash } from './body';
import { brows, look, pitch, tilt } from './face';
import { ears, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
import { drift, rattle } from './things';

/** How far the joints of a working arm swing, from the shoulder to the hand, in degrees. */
const STROKES = [9, 20, 16];

/** Busy at its task: head down, both hands quick and in turn. */
export const working: Preset = {
  title: 'Working',
  description: 'Works away, eyes on the task and hands busy.',
  duration: 2.4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const slow = cyclesIn(seconds, 2.4);
    const quick = slow * 2 * Math.max(1, Math.round(seconds / slow / 0.6));
    const move = (by: number, phase: number, cycles: number, middle = 0) => swing({ from: 0, seconds, cycles, by, phase, middle });
    pitch(score, move(0.18, 0, quick / 2, 0.75));
    tilt(score, move(2.2, 0, slow));
    look(score, 'translateY', move(0.005, 0, slow, 0.03));
    look(score, 'translateX', move(0.03, 0.1, slow));
    lean(score, move(1.4, 0.2, slow));
    squash(score, move(figure.left ?? figure.right ? 0.014 : 0.045, 0, quick / 2, -0.03));
    brows(score, move(0.005, 0, slow, -0.02));
    [figure.left, figure.right].forEach((limb, hand) => {
      if (!limb || limb.carries) return;
      if (limb.kind === 'leg') return swingLimb(score, limb, move(38 * gain, 0.5 * hand, quick / 2, 26 * gain));
      const turns = reachTo(score, limb, places(score, limb).desk);
      limb.links.forEach((part, index) => score.add(part, 'rotate', move((STROKES[index] ?? 0) * limb.outward * gain * (1 - 0.12 * hand), 0.5 * hand - index * 0.12, quick, turns[index])));
    });
    ears(score, move(2, 0.3, slow * 2));
    wag(score, move(6, 0.5, slow));
    rattle(score, move(3, 0.3, quick));
    drift(score, slow * 2);
    ambient(score, { blinksEvery: 4.8 });
  },
};
