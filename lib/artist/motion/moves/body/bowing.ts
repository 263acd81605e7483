import { sink, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears, ripple, swingLimb, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand, limbsFor } from '../../hands';
import type { Manner, Move } from '../../manner';
import { arcOf, fromRest, held, shakes, sideOf } from '../../shapes';
import { bothHands } from './both-hands';

/** Bows from the hips with the arms back, and rises. */
function bow(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const arc = arcOf(score, 0.55, 0.6);
  pitch(score, held(arc, 2.1, 0.04));
  squash(score, held(arc, figure.roles.head ? -0.1 : -0.15, 0, 0.25));
  tilt(score, held(arc, 4 * sideOf(how), 0.08));
  sink(score, held(arc, 0.02, 0.05, 0));
  const [limb] = limbsFor(score, how);
  for (const other of [figure.left, figure.right]) {
    if (other && other === limb && other.kind === 'arm')
      hand(score, other, [
        [arc.enter, 'middle', 'easeOut'],
        [seconds - arc.leave, 'middle'],
        [seconds, 'rest'],
      ]);
    else swingLimb(score, other, held(arc, 34 * gain, 0.06));
  }
  ears(score, held(arc, 9, 0.1));
  ripple(score, held(arc, -5, 0.06), 0.04);
  wag(score, held(arc, 8, 0.12));
  brows(score, held(arc, 0.01));
  eyes(score, [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.6, state: 'closed' }]);
  mouth(score, ['smile', 'mm'], arc.enter * 0.4, seconds - arc.leave * 0.3);
}

/** Stretches the body upward slowly, and relaxes. */
function stretch(score: Score, how: Manner): void {
  const { seconds } = score;
  const arc = arcOf(score, 0.8, 0.6);
  bothHands(score, 'up', arc.enter, arc.leave);
  squash(score, held(arc, 0.12, 0, 0.5));
  lean(score, fromRest(score, shakes({ from: arc.enter, to: seconds - arc.leave, count: 1, by: 5 * sideOf(how) })));
  pitch(score, held(arc, -0.8, 0.06));
  tilt(score, held(arc, 5, 0.12));
  ears(score, held(arc, 9, 0.1));
  ripple(score, held(arc, 20, 0.05), 0.04);
  wag(score, held(arc, 10, 0.15));
  eyes(score, [{ from: arc.enter * 0.5, to: seconds - arc.leave * 0.5, state: 'closed' }]);
  mouths(score, [
    { from: arc.enter * 0.6, to: seconds - arc.leave, states: ['ah', 'open'] },
    { from: seconds - arc.leave, to: seconds - 0.1, states: ['smile'] },
  ]);
}

/** Bows and stretches. */
export const BOWING = {
  bow: {
    title: 'bow',
    words: [
      'bow',
      'take ~a bow',
      'curtsy',
      'bow down',
      'curtsey',
      'bend',
      'bend over',
      'kneel',
      'bend ~the knee',
      'duck head',
    ],
    seconds: 2,
    kind: 'held',
    by: 'body',
    compose: bow,
  },
  stretch: {
    title: 'stretch',
    words: [
      'stretch',
      'stretch up',
      'stretch arms',
      'stretch itself',
      'limber up',
      'warm up',
      'reach ~for ~the sky',
      'reach ~for ~the stars',
    ],
    seconds: 2.6,
    kind: 'held',
    by: 'body',
    compose: stretch,
  },
} satisfies Record<string, Move>;
