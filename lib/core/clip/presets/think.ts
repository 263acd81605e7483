import { ambient } from './ambient';
import { cyclesIn, swing } from './beats';
import { lean } from './body';
import { brows, look, mouth, tilt } from './face';
import { freeLimb } from './figure';
import { ears, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';

/** Looks up and away with a tilted head and a hand toward the chin, and ponders. */
export const think: Preset = {
  title: 'Think',
  description: 'Tilts its head, looks up and ponders.',
  duration: 4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 4);
    const move = (by: number, phase: number, often = 1, middle = 0) => swing({ from: 0, seconds, cycles: cycles * often, by, phase, middle });
    tilt(score, move(2.5, 0.1, 1, 8));
    lean(score, move(1, 0, 1, -1.5));
    look(score, 'translateX', move(0.02, 0.3, 1, -0.035));
    look(score, 'translateY', move(0.008, 0.1, 1, -0.04));
    brows(score, move(0.012, 0.2, 1, 0.03));
    const limb = freeLimb(figure, 'right');
    if (limb?.kind === 'arm') {
      const turns = reachTo(score, limb, places(score, limb).chin);
      limb.links.forEach((part, index) => score.add(part, 'rotate', move([1.5, 3.5 * gain, 9 * gain][index] ?? 0, 0.2 - index * 0.08, index === 2 ? 2 : 1, turns[index])));
    }
    ears(score, move(3, 0.5, 1, 2));
    wag(score, move(7, 0.6));
    mouth(score, ['mm', 'oh'], 0, seconds);
    ambient(score, { blinksEvery: 5, breathSeconds: 4, breath: 0.015 });
  },
};
