import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Spot } from '../../hands';
import type { Manner, Move } from '../../manner';
import { arcOf, held, sideOf } from '../../shapes';
import { bothHands } from './both-hands';
import { seat } from './seat';

/** Crouches and stays low, with the arms over the head. */
const crouch =
  ({ depth, spot, face }: { depth: number; spot: Spot | null; face: 'scared' | 'calm' }) =>
  (score: Score, how: Manner): void => {
    const { seconds, figure, gain } = score;
    const arc = arcOf(score, 0.34, 0.5);
    squash(score, held(arc, -depth, 0, 0.2));
    pitch(score, held(arc, face === 'scared' ? 1.5 : 0.8, 0.04));
    tilt(score, held(arc, 4 * sideOf(how), 0.08));
    if (spot) bothHands(score, spot, arc.enter + 0.04, arc.leave);
    else bothLimbs(score, held(arc, 16 * gain, 0.05), 0.05);
    for (const [leg, by] of [
      [figure.roles.legs.left, 12],
      [figure.roles.legs.right, -11],
    ] as const)
      score.add(leg, 'rotate', held(arc, by * Math.min(gain, 1.3), 0.02, 0));
    ears(score, held(arc, 14, 0.06));
    ripple(score, held(arc, -6, 0.04), 0.03);
    wag(score, held(arc, -10, 0.1));
    worry(score, held(arc, face === 'scared' ? 12 : 0));
    brows(score, held(arc, face === 'scared' ? 0.02 : 0.012));
    eyes(
      score,
      face === 'scared'
        ? [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.8, state: 'closed' }]
        : blinkAt(score, arc.enter * 0.4),
    );
    mouth(score, face === 'scared' ? ['sad', 'mm'] : ['smile', 'mm'], arc.enter * 0.5, seconds - arc.leave * 0.4);
  };

/** Sits down with the legs to the front, rocks back and settles; stands up again at the end. */
function sit(score: Score): void {
  const { seconds, figure, gain } = score;
  const arc = arcOf(score, 0.6, 0.6);
  seat(score, held(arc, 1, 0, 0.1));
  squash(score, held(arc, figure.roles.legs.left ? -0.07 : -0.14, 0.02, 0.25));
  lean(
    score,
    beats(
      [0, 0],
      [arc.enter * 0.5, 3],
      [arc.enter + 0.1, -3],
      [arc.enter + 0.4, 0],
      [seconds - arc.leave, 0],
      [seconds - arc.leave * 0.6, 4],
      [seconds, 0],
    ),
  );
  bothLimbs(score, held(arc, 18 * gain, 0.06), 0.05);
  pitch(score, held(arc, 0.3, 0.1));
  ears(score, held(arc, 6, 0.1));
  ripple(score, held(arc, -5, 0.05), 0.04);
  wag(score, held(arc, 8, 0.12));
  brows(score, held(arc, 0.012, 0.1));
  eyes(score, [...blinkAt(score, arc.enter * 0.8), ...blinkAt(score, seconds - arc.leave * 0.8)]);
}

/** Postures near the floor. */
export const CROUCHING = {
  duck: {
    title: 'duck',
    words: [
      'duck',
      'take cover',
      'hide',
      'cower down',
      'curl up',
      'hide away',
      'duck ~for cover',
      'duck down',
      'shrink back',
      'recoil',
      'flinch',
      'hit ~its thumb',
      'hit ~its finger',
      'stub ~its toe',
      'hurt itself',
      'cringe',
      'hide behind hands',
      'dodge',
    ],
    seconds: 1.7,
    kind: 'held',
    by: 'body',
    compose: crouch({ depth: 0.2, spot: 'crown', face: 'scared' }),
  },
  crouch: {
    title: 'crouch',
    words: [
      'crouch',
      'squat',
      'crouch down',
      'get down',
      'bend ~its knees',
      'do squats',
      'do ~a squat',
      'squash',
      'bend down',
      'pick ~something up',
      'pick ~up something',
      'pick ~a flower',
      'plant ~a seed',
      'tie shoes',
      'tie ~its shoes',
      'fetch ~a ball',
    ],
    seconds: 1.5,
    kind: 'held',
    by: 'body',
    compose: crouch({ depth: 0.19, spot: null, face: 'calm' }),
  },
  sit: {
    title: 'sit',
    words: [
      'sit',
      'sit down',
      'take ~a seat',
      'plop down',
      'rest ~on ~the ground',
      'lie down',
      'lie',
      'lay down',
      'relax ~on ~the ground',
      'perch',
    ],
    seconds: 2.6,
    kind: 'held',
    by: 'body',
    compose: sit,
  },
} satisfies Record<string, Move>;
