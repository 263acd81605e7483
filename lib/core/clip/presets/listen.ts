import { ambient } from './ambient';
import { beats, cyclesIn, swing, type Beat } from './beats';
import { lean } from './body';
import { brows, pitch, tilt } from './face';
import { freeLimb } from './figure';
import { ears, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';

/** Leans in with a tilted head and pricked ears, and nods now and then. */
export const listen: Preset = {
  title: 'Listen',
  description: 'Leans in, ears up, and nods along.',
  duration: 3.6,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 3.6);
    const length = seconds / cycles;
    const move = (by: number, phase: number, often = 1, middle = 0) => swing({ from: 0, seconds, cycles: cycles * often, by, phase, middle });
    const limb = freeLimb(figure, 'left');
    const side = limb?.kind === 'arm' ? limb.outward : 1;
    tilt(score, move(1.5, 0, 1, -9 * side));
    lean(score, move(1, 0.9, 1, -4 * side));
    const nods: Beat[] = Array.from({ length: cycles }, (_, i) => {
      const at = (share: number): number => (i + share) * length;
      return beats([at(0), 0], [at(0.46), 0], [at(0.52), -0.15, 'easeOut'], [at(0.6), 0.65], [at(0.68), -0.1], [at(0.76), 0.4], [at(0.86), 0], [at(1), 0]);
    }).flat();
    pitch(score, nods);
    if (limb?.kind === 'arm') {
      const turns = reachTo(score, limb, places(score, limb).ear);
      limb.links.forEach((part, index) => score.add(part, 'rotate', move([1.5, 2 * gain, 5 * gain][index] ?? 0, 0.2 - index * 0.08, 1, turns[index])));
    }
    ears(score, move(2.5, 0.3, 2, -6));
    wag(score, move(6, 0.4));
    brows(score, move(0.01, 0.1, 1, 0.025));
    ambient(score, { blinksEvery: 3.6, breathSeconds: 3.6, breath: 0.016 });
  },
};
