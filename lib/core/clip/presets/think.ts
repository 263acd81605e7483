import { ambient } from './ambient';
import { beats, cyclesIn, each, later, paced, swing, times, type Step } from './beats';
import { squash } from './body';
import { blinkAt, eyes, look } from './eyes';
import { brows, mouth, pitch, tilt, turn, worry } from './face';
import { freeLimb } from './figure';
import { ears, ripple, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
import { lean } from './stance';

/** Looks up and away with a hand at the chin, and then, with a blink, up to the other side. */
export const think: Preset = {
  title: 'Think',
  description: 'Tilts its head, looks up and ponders.',
  duration: 4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 4);
    const length = seconds / cycles;
    const calm = paced(length, 4);
    const limb = freeLimb(figure, 'right');
    const move = (by: number, phase: number, often = 1, middle = 0) =>
      swing({ from: 0, seconds, cycles: cycles * often, by: by * calm, phase, middle });
    /**
     * A pose on one side until past the middle of the cycle, one on the other, and back; a hurried clip stays near the
     * first.
     */
    const sides = (first: number, second: number, lag = 0) => {
      const other = first + (second - first) * calm;
      const steps: Step[] = [
        [0, first],
        [0.5, first],
        [0.5 + 0.035 + lag, other, 'easeInOut'],
        [0.88, other],
        [0.88 + 0.04 + lag * 0.5, first],
        [1, first],
      ];
      return each(cycles, length, (at) => beats(...steps.map(([share, to, ease]): Step => [at(share), to, ease])));
    };
    look(score, 'translateX', sides(-0.055, 0.05));
    look(score, 'translateY', sides(-0.05, -0.04));
    turn(score, sides(-0.75, 0.55, 0.08));
    pitch(score, later(move(0.12, 0.1, 1, -0.55), 0.1));
    tilt(score, sides(9, 3, 0.12));
    lean(score, sides(-3, -1, 0.1));
    eyes(score, Array.from({ length: cycles }, (_, i) => blinkAt(score, (i + 0.49) * length)).flat());
    brows(score, sides(0.055, 0.03, 0.02), 0.15);
    worry(score, sides(-6, -3, 0.02));
    // Turns go through a small dip, and the body goes along with a hum.
    squash(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), 0],
          [at(0.44), 0],
          [at(0.5), -0.016 * calm],
          [at(0.58), 0],
          [at(0.66), 0],
          [at(0.71), -0.02 * calm],
          [at(0.76), 0.006 * calm],
          [at(0.84), 0],
          [at(0.9), -0.016 * calm],
          [at(1), 0],
        ),
      ),
    );
    const taps = each(cycles, length, (at) =>
      beats(
        [at(0), 0],
        [at(0.14), 0],
        [at(0.17), 1],
        [at(0.2), 0],
        [at(0.23), 0.9],
        [at(0.26), 0],
        [at(0.66), 0],
        [at(0.7), 0.8],
        [at(0.74), 0],
        [at(1), 0],
      ),
    );
    if (limb?.kind === 'arm') {
      const turns = reachTo(score, limb, places(score, limb).chin, 'touching');
      limb.links.forEach((part, index) => {
        score.add(part, 'rotate', move([1.2, 2.4 * gain, 3 * gain][index] ?? 0, 0.2 - index * 0.08, 1, turns[index]));
        if (index === limb.links.length - 1)
          score.add(part, 'rotate', times(taps, (index > 1 ? 15 : 5) * gain * calm * limb.outward));
      });
    } else {
      swingLimb(score, limb, move(2, 0.2, 1, 20 * Math.min(gain, 1.4)));
      swingLimb(score, limb, times(taps, 9 * gain * calm));
    }
    ripple(score, move(4, 0.1, 1, 2), 0.25);
    ears(score, sides(5, 0, 0.1));
    wag(score, move(7, 0.6));
    mouth(score, ['mm', 'oh'], 0, seconds);
    ambient(score, { breathSeconds: 4, breath: 0.016 });
  },
};
