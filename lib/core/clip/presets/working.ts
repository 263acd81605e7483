import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { lean, shift, squash } from './body';
import { brows, look, mouth, pitch, tilt } from './face';
import { ears, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
import type { Score } from './score';
import { drift, rattle } from './things';

/** Without a free hand the whole body is the tool: it rocks to the beat and slides against it, lips pressed. */
function pump(score: Score, slow: number): void {
  const { seconds } = score;
  const move = (by: number, phase: number) => swing({ from: 0, seconds, cycles: slow * 2, by, phase });
  lean(score, move(4, 0.2));
  shift(score, move(0.018, 0.45));
  mouth(score, ['mm'], 0, seconds);
}

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
    const busy = [figure.left, figure.right].some((limb) => limb && !limb.carries);
    lean(score, move(1.4, 0.2, slow));
    squash(score, move(busy ? 0.014 : 0.06, 0, quick / 2, -0.03));
    if (!busy) pump(score, slow);
    brows(score, move(0.005, 0, slow, -0.02));
    [figure.left, figure.right].forEach((limb, hand) => {
      if (!limb || limb.carries) return;
      if (limb.kind === 'leg') return swingLimb(score, limb, move(38 * gain, 0.5 * hand, quick / 2, 26 * gain));
      if (limb.links.length === 1) return swingLimb(score, limb, move(22 * gain, 0.5 * hand, quick / 2, 16 * gain));
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
