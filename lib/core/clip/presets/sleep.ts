import { ambient } from './ambient';
import { beats, cyclesIn, each, later, paced, swing } from './beats';
import { sink, squash } from './body';
import { eyes } from './eyes';
import { brows, mouths, pitch, tilt, worry } from './face';
import { lie } from './lie';
import { ears, ripple, swingLimb, wag } from './limbs';
import type { Preset } from './preset';
import { lean } from './stance';

/** Asleep: eyes shut, head sunk to one side, breath slow and deep, in through the nose and out through the mouth. */
export const sleep: Preset = {
  title: 'Sleep',
  description: 'Sleeps with closed eyes and slow, deep breaths.',
  duration: 6,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const breaths = cyclesIn(seconds, 6);
    const length = seconds / breaths;
    const calm = paced(length, 5);
    const move = (by: number, phase: number, middle = 0) =>
      swing({ from: 0, seconds, cycles: breaths, by: by * calm, phase, middle });
    /** Rises with the breath and sinks longer, with a stop at the bottom; `late` as a share of a breath. */
    const breath = (low: number, high: number, late = 0) =>
      later(
        each(breaths, length, (at) =>
          beats([at(0), low], [at(0.4), low + (high - low) * calm], [at(0.86), low], [at(1), low]),
        ),
        late * length,
      );
    const low = Math.min(1, 0.5 + 0.5 * gain);
    eyes(score, [{ from: 0, to: seconds, state: 'closed' }]);
    mouths(
      score,
      Array.from({ length: breaths }, (_, i) => [
        { from: i * length, to: (i + 0.44) * length, states: ['mm', 'smile'] },
        { from: (i + 0.44) * length, to: (i + 1) * length, states: ['oh', 'ah'] },
      ]).flat(),
    );
    squash(score, breath(-0.05, figure.roles.head ? -0.03 : -0.01));
    const onFours = figure.roles.frontLegs.left !== null || figure.roles.frontLegs.right !== null;
    if (onFours) lie(score);
    else sink(score, breath(0.028, 0.016, 0.03));
    pitch(score, breath(1.5 * low, 0.85 * low, 0.07));
    tilt(score, breath(figure.roles.head ? 11 : 9, 7, 0.11));
    if (!onFours) {
      lean(score, breath(2, 1, 0.05));
      swingLimb(
        score,
        figure.left,
        breath(-5, -1, 0.1).map((beat) => ({ ...beat, to: beat.to * gain })),
        0.6,
      );
      swingLimb(
        score,
        figure.right,
        breath(-4, -0.5, 0.14).map((beat) => ({ ...beat, to: beat.to * gain })),
        0.6,
      );
    }
    ripple(score, move(3, 0.1, 4), 0.4);
    ears(score, breath(10, 6, 0.12));
    wag(score, move(2, 0.6, -6));
    brows(score, breath(-0.014, -0.004, 0.05));
    worry(score, breath(5, 3, 0.05));
    ambient(score, { breathSeconds: 6, breath: 0.04 });
  },
};
