import { times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import { hand, limbsFor } from '../../hands';
import type { Manner, Move } from '../../manner';
import { arcOf, held, sideOf } from '../../shapes';
import { gesture } from '../gesture';

/** Shrugs: shoulders up, hands out, head to one side. */
function shrug(score: Score, how: Manner): void {
  const arc = arcOf(score, 0.38, 0.45);
  const { seconds, gain } = score;
  limbsFor(score, how, true).forEach((limb, index) => {
    if (limb.kind === 'arm' && !limb.carries) {
      hand(
        score,
        limb,
        [
          [arc.enter, 'back', 'easeOut'],
          [seconds - arc.leave, 'back'],
          [seconds, 'rest'],
        ],
        index * 0.04,
      );
      score.add(
        limb.links[0],
        'translateY',
        times(held(arc, -0.025 * score.figure.height * Math.min(gain, 1.3), index * 0.04), 1),
      );
    } else
      hand(
        score,
        limb,
        [
          [arc.enter, 'offer', 'easeOut'],
          [seconds - arc.leave, 'offer'],
          [seconds, 'rest'],
        ],
        index * 0.04,
      );
  });
  tilt(score, held(arc, 9 * sideOf(how), 0.05));
  pitch(score, held(arc, 0.25, 0.08));
  squash(score, held(arc, score.figure.left ? 0.03 : 0.07, 0, 0.4));
  brows(score, held(arc, 0.06));
  eyes(score, [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.6, state: 'half' }]);
  mouth(score, ['mm', 'sad'], arc.enter * 0.5, seconds - arc.leave * 0.4);
}

/** Gestures with the hands beside or on the trunk. */
export const AT_BODY = {
  shrug: {
    title: 'shrug',
    words: ['shrug', 'shrug shoulders', 'dunno'],
    seconds: 1.5,
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: shrug,
  },
  pat_belly: {
    title: 'pat belly',
    words: [
      'pat belly',
      'rub belly',
      'rub tummy',
      'pat tummy',
      'rub ~its stomach',
      'pat stomach',
      'be hungry',
      'be full',
      'pat ~its tummy',
      'dust ~itself off',
      'dust off',
      'brush ~itself off',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'arms',
    needs: 'arm',
    compose: gesture({
      to: 'belly',
      shake: 12,
      each: 0.4,
      tilt: 5,
      nod: 0.2,
      squash: -0.02,
      pulse: 0.012,
      brows: 0.02,
      eyes: 'happy',
      mouth: ['smile', 'mm'],
    }),
  },
  hands_on_hips: {
    title: 'hands on hips',
    words: [
      'put hands ~on hips',
      'hands ~on hips',
      'stand akimbo',
      'put ~its hands ~on ~its hips',
      'puff ~out chest',
      'puff ~its chest',
      'swagger',
      'cross arms',
      'fold arms',
    ],
    seconds: 1.8,
    kind: 'held',
    by: 'arms',
    needs: 'arms',
    compose: gesture({
      to: 'hip',
      both: true,
      tilt: 3,
      nod: -0.45,
      squash: 0.035,
      brows: 0.015,
      worry: -5,
      mouth: ['smile', 'mm'],
    }),
  },
} satisfies Record<string, Move>;
