import { ambient } from './ambient';
import { beats, cyclesIn, each, swing, times } from './beats';
import { lift, liftOf, squash, tuckOf } from './body';
import { mouth, pitch, tilt } from './face';
import { ears, flap, ripple, swingLimb, wag } from './limbs';
import type { PresetDefinition } from './preset';
import { lean } from './stance';

/** The preset `bounce`: springs up and down on the spot, a little to either side in turn. */
export const bounce: PresetDefinition = {
  title: 'Bounce',
  description: 'Bounces happily on the spot.',
  duration: 1.2,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const count = cyclesIn(seconds, 0.6);
    const cycles = count > 1 ? count + (count % 2) : count;
    const length = seconds / cycles;
    const height = liftOf(score, 0.12);
    lift(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), 0, 'linear'],
          [at(0.2), 0, 'linear'],
          [at(0.56), height, 'easeOut'],
          [at(0.92), 0, 'easeIn'],
          [at(1), 0, 'linear'],
        ),
      ),
    );
    squash(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), -0.13, 'easeOut'],
          [at(0.2), 0.11, 'easeIn'],
          [at(0.56), tuckOf(score, height), 'easeOut'],
          [at(0.92), 0.08, 'easeIn'],
          [at(1), -0.13, 'easeOut'],
        ),
      ),
    );
    pitch(score, swing({ from: 0, seconds, cycles, by: 0.4, phase: 0.15 }));
    if (cycles > 1) {
      lean(score, swing({ from: 0, seconds, cycles: cycles / 2, by: 2.2, phase: 0.02 }));
      tilt(score, swing({ from: 0, seconds, cycles: cycles / 2, by: -3.4, phase: 0.94 }));
    }
    swingLimb(
      score,
      figure.left,
      swing({ from: 0, seconds, cycles, by: 17 * gain, phase: 0.62, middle: 16 * gain }),
      0.5,
    );
    swingLimb(
      score,
      figure.right,
      swing({ from: 0, seconds, cycles, by: 15 * gain, phase: 0.57, middle: 14.5 * gain }),
      0.5,
    );
    flap(score, swing({ from: 0, seconds, cycles, by: 9, phase: 0.6 }));
    ripple(score, swing({ from: 0, seconds, cycles, by: 9, phase: 0.6 }), 0.03);
    wag(score, swing({ from: 0, seconds, cycles, by: 8, phase: 0.3 }));
    ears(score, times(swing({ from: 0, seconds, cycles, by: 1, phase: 0.6 }), 5), 0);
    mouth(score, ['open', 'smile'], 0, seconds);
    ambient(score, { blinksEvery: 2.4 });
  },
};
