import { ambient } from './ambient';
import { beats, cyclesIn, each, later, times } from './beats';
import { squash } from './body';
import { blinkAt, eyes } from './eyes';
import { brows, mouth, pitch } from './face';
import { bothLimbs, ears, ripple } from './limbs';
import type { PresetDefinition } from './preset';

/** The preset `nod`: up a little, well down with closed eyes, up, down less, and settles. */
export const nod: PresetDefinition = {
  title: 'Nod',
  description: 'Nods the head: yes.',
  duration: 1,
  loop: false,
  compose(score) {
    const { seconds, figure } = score;
    const count = cyclesIn(seconds, 1.2);
    const length = seconds / count;
    const down = each(count, length, (at) =>
      beats(
        [at(0), 0],
        [at(0.15), -0.45, 'easeOut'],
        [at(0.36), 1.5, 'easeInOut'],
        [at(0.42), 1.55, 'easeOut'],
        [at(0.6), -0.35],
        [at(0.76), 0.7],
        [at(0.9), -0.08],
        [at(1), 0],
      ),
    );
    pitch(score, down);
    // A body that carries its own face bows as a whole.
    squash(score, later(times(down, figure.roles.head ? -0.03 : -0.06), 0.03));
    bothLimbs(score, later(times(down, 2.4 * score.gain), 0.08));
    ears(score, later(times(down, 3), 0.05));
    ripple(score, later(times(down, 4), 0.05), 0.03);
    brows(
      score,
      each(count, length, (at) =>
        beats([at(0), 0], [at(0.14), 0.025, 'easeOut'], [at(0.4), -0.01], [at(0.64), 0.012], [at(0.95), 0]),
      ),
    );
    eyes(score, Array.from({ length: count }, (_, i) => blinkAt(score, (i + 0.27) * length)).flat());
    mouth(score, ['smile', 'mm'], length * 0.1, seconds - length * 0.08);
    ambient(score, {});
  },
};
