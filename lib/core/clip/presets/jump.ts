import { ambient } from './ambient';
import { beats, cyclesIn, type Beat } from './beats';
import { hop, liftOf } from './body';
import { eyes, mouth, pitch } from './face';
import { bothLimbs, ears, flap, legLift } from './limbs';
import type { Preset } from './preset';

/** Crouches, leaps, lands with a squash and settles. */
export const jump: Preset = {
  title: 'Jump',
  description: 'Crouches, leaps up and lands with a squash.',
  duration: 1.1,
  loop: false,
  compose(score) {
    const { seconds, gain } = score;
    const count = cyclesIn(seconds, 1.25);
    const length = seconds / count;
    const each = (shape: (at: (share: number) => number) => Beat[]): Beat[] => Array.from({ length: count }, (_, i) => shape((share) => (i + share) * length)).flat();
    for (let i = 0; i < count; i += 1) hop(score, i * length, length, liftOf(score, 0.28));
    pitch(score, each((at) => beats([at(0), 0], [at(0.18), 0.7, 'easeOut'], [at(0.4), -0.6, 'easeOut'], [at(0.66), 0.1], [at(0.8), 0.7, 'easeOut'], [at(0.92), -0.1], [at(1), 0])));
    bothLimbs(score, each((at) => beats([at(0), 0], [at(0.2), -22 * gain, 'easeOut'], [at(0.46), 52 * gain, 'easeOut'], [at(0.68), 34 * gain], [at(0.8), -10 * gain, 'easeOut'], [at(0.9), 4], [at(0.94), 0])), Math.min(0.05, length * 0.04));
    ears(score, each((at) => beats([at(0), 0], [at(0.22), -5], [at(0.5), 8], [at(0.78), -9], [at(0.9), 3], [at(0.95), 0])));
    flap(score, each((at) => beats([at(0), 0], [at(0.2), -9, 'easeOut'], [at(0.34), 14], [at(0.44), -6], [at(0.54), 13], [at(0.66), 2], [at(0.8), -8], [at(0.95), 0])));
    const tuck = each((at) => beats([at(0.28), 0], [at(0.47), 0.035, 'easeOut'], [at(0.66), 0, 'easeIn']));
    legLift(score, 'left', tuck);
    legLift(score, 'right', tuck.map((beat) => ({ ...beat, at: beat.at + length * 0.025 })));
    const spans = Array.from({ length: count }, (_, i) => ({ from: (i + 0.74) * length, to: (i + 0.86) * length, state: 'closed' }));
    eyes(score, gain >= 0.6 ? spans : []);
    mouth(score, ['open', 'ah'], length * 0.26, (count - 1) * length + length * 0.72);
    ambient(score, {});
  },
};
