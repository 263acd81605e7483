import { ambient } from './ambient';
import { beats, cyclesIn, each as eachOf, later, type Beat } from './beats';
import { hop, liftOf } from './body';
import { eyes, look } from './eyes';
import { brows, mouth, pitch } from './face';
import { bend, bothLimbs, ears, flap, legLift, ripple, wag } from './limbs';
import type { Preset } from './preset';

/** Looks up, crouches, leaps, lands with a squash and settles. */
export const jump: Preset = {
  title: 'Jump',
  description: 'Crouches, leaps up and lands with a squash.',
  duration: 1.1,
  loop: false,
  compose(score) {
    const { seconds, gain, figure } = score;
    const count = cyclesIn(seconds, 1.25);
    const length = seconds / count;
    const each = (shape: (at: (share: number) => number) => Beat[]): Beat[] => eachOf(count, length, shape);
    for (let i = 0; i < count; i += 1) hop(score, i * length, length, liftOf(score, 0.3));
    pitch(
      score,
      each((at) =>
        beats(
          [at(0), 0],
          [at(0.18), 0.8, 'easeOut'],
          [at(0.4), -0.75, 'easeOut'],
          [at(0.66), 0.2],
          [at(0.8), 0.85, 'easeOut'],
          [at(0.92), -0.1],
          [at(1), 0],
        ),
      ),
    );
    look(
      score,
      'translateY',
      each((at) =>
        beats(
          [at(0), 0],
          [at(0.1), -0.02, 'easeOut'],
          [at(0.45), -0.025],
          [at(0.62), 0.03],
          [at(0.86), 0.015],
          [at(0.97), 0],
        ),
      ),
    );
    brows(
      score,
      each((at) =>
        beats(
          [at(0), 0],
          [at(0.18), -0.02],
          [at(0.4), 0.045, 'easeOut'],
          [at(0.7), 0.03],
          [at(0.8), -0.02],
          [at(0.97), 0],
        ),
      ),
    );
    const arms = each((at) =>
      beats(
        [at(0), 0],
        [at(0.2), -26 * gain, 'easeOut'],
        [at(0.44), 68 * gain, 'easeOut'],
        [at(0.66), 48 * gain],
        [at(0.8), -12 * gain, 'easeOut'],
        [at(0.9), 4],
        [at(0.94), 0],
      ),
    );
    bothLimbs(score, arms, Math.min(0.05, length * 0.04));
    const fold = each((at) =>
      beats(
        [at(0), 0],
        [at(0.06), -2 * gain],
        [at(0.22), 22 * gain, 'easeOut'],
        [at(0.46), -6 * gain],
        [at(0.7), 8 * gain],
        [at(0.82), 20 * gain],
        [at(0.94), 0],
      ),
    );
    bend(score, figure.left, fold);
    bend(score, figure.right, later(fold, Math.min(0.04, length * 0.04)));
    // A squashed figure is wide already: its limbs draw in, and spread in the air.
    ripple(
      score,
      each((at) =>
        beats(
          [at(0), 0],
          [at(0.2), -6, 'easeOut'],
          [at(0.42), 12, 'easeOut'],
          [at(0.62), 8],
          [at(0.78), -7, 'easeOut'],
          [at(0.9), 2],
          [at(0.96), 0],
        ),
      ),
      Math.min(0.02, length * 0.02),
    );
    ears(
      score,
      each((at) => beats([at(0), 0], [at(0.22), -5], [at(0.5), 8], [at(0.78), -9], [at(0.9), 3], [at(0.95), 0])),
    );
    wag(
      score,
      each((at) => beats([at(0), 0], [at(0.2), 6], [at(0.5), -10], [at(0.8), 9], [at(0.95), 0])),
    );
    flap(
      score,
      each((at) =>
        beats(
          [at(0), 0],
          [at(0.2), -9, 'easeOut'],
          [at(0.34), 14],
          [at(0.44), -6],
          [at(0.54), 13],
          [at(0.66), 2],
          [at(0.8), -8],
          [at(0.95), 0],
        ),
      ),
    );
    const tuck = each((at) => beats([at(0.28), 0], [at(0.47), 0.05, 'easeOut'], [at(0.66), 0, 'easeIn']));
    legLift(score, 'left', tuck);
    legLift(
      score,
      'right',
      tuck.map((beat) => ({ ...beat, at: beat.at + length * 0.025, to: beat.to * 0.8 })),
    );
    const spans = Array.from({ length: count }, (_, i) => ({
      from: (i + 0.74) * length,
      to: (i + 0.86) * length,
      state: 'closed',
    }));
    eyes(score, gain >= 0.6 ? spans : []);
    mouth(score, ['open', 'ah'], length * 0.26, (count - 1) * length + length * 0.72);
    ambient(score, {});
  },
};
