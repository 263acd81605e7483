import { ambient } from './ambient';
import { beats, cyclesIn, each, later, paced, swing, times } from './beats';
import { squash } from './body';
import { blinkAt, eyes, look } from './eyes';
import { tilt, turn } from './face';
import { ears, flap, ripple, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { hips, lean } from './stance';
import { drift } from './things';

/** Stands on one foot and then on the other, breathes, looks about and blinks: never a dead hold. */
export const idle: Preset = {
  title: 'Idle',
  description: 'Breathes, shifts its weight, looks about and blinks while it waits.',
  duration: 4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 4);
    const length = seconds / cycles;
    const calm = paced(length, 4);
    const sway = (by: number, phase: number, often = 1) =>
      swing({ from: 0, seconds, cycles: cycles * often, by: by * calm, phase });
    const weight = each(cycles, length, (at) =>
      beats([at(0), calm], [at(0.34), calm * 0.85], [at(0.54), -calm], [at(0.84), -calm * 0.85], [at(1), calm]),
    );
    hips(score, times(weight, 0.02));
    lean(score, later(times(weight, -1.3), 0.08));
    tilt(score, later(times(weight, 1.8), 0.22));
    // The eyes go first, the head comes after them; it blinks as it looks back.
    look(
      score,
      'translateX',
      each(cycles, length, (at) =>
        beats(
          [at(0), 0],
          [at(0.2), 0],
          [at(0.23), 0.03 * calm, 'easeOut'],
          [at(0.58), 0.03 * calm],
          [at(0.62), -0.012 * calm],
          [at(0.72), -0.012 * calm],
          [at(0.76), 0],
          [at(1), 0],
        ),
      ),
    );
    turn(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), 0],
          [at(0.22), 0],
          [at(0.32), 0.6 * calm],
          [at(0.59), 0.52 * calm],
          [at(0.7), -0.22 * calm],
          [at(0.86), 0],
          [at(1), 0],
        ),
      ),
    );
    // A turn goes through a small dip.
    squash(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), 0],
          [at(0.15), 0],
          [at(0.21), -0.014 * calm],
          [at(0.31), 0],
          [at(0.54), 0],
          [at(0.6), -0.014 * calm],
          [at(0.7), 0],
          [at(1), 0],
        ),
      ),
    );
    eyes(
      score,
      Array.from({ length: cycles }, (_, i) => [
        ...blinkAt(score, (i + 0.58) * length),
        ...(i % 3 === 1 ? blinkAt(score, (i + 0.58) * length + 0.3) : []),
      ]).flat(),
    );
    swingLimb(score, figure.left, sway(3 * gain, 0.9), 0.7);
    swingLimb(score, figure.right, sway(2.5 * gain, 0.42), 0.7);
    wag(score, sway(6, 0.2, 2));
    flap(score, sway(4, 0.3));
    ripple(score, sway(4, 0.1), 0.3);
    drift(score, cycles);
    ears(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), 0],
          [at(0.7), 0],
          [at(0.72), 8 * calm, 'easeOut'],
          [at(0.76), -2.5 * calm],
          [at(0.8), 0],
          [at(1), 0],
        ),
      ),
    );
    ambient(score, { breathSeconds: 4, breath: figure.roles.head ? 0.022 : 0.035 });
  },
};
