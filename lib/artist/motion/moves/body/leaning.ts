import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { arcOf, held, sideOf } from '../../shapes';
import { size } from '../change/size';
import { peekOverCover } from './hiding';

/** Leans to one side and looks there. */
function leanTo(score: Score, how: Manner): void {
  const arc = arcOf(score, 0.42, 0.48);
  const side = sideOf(how);
  lean(score, held(arc, 11 * side));
  tilt(score, held(arc, -4 * side, 0.08));
  turn(score, held(arc, 0.5 * side, 0.04));
  look(score, 'translateX', held(arc, 0.03 * side, 0, 0));
  squash(score, held(arc, 0.015, 0.06));
  bothLimbs(score, held(arc, 12 * score.gain, 0.07), 0.06);
  ears(score, held(arc, 5, 0.1));
  wag(score, held(arc, -9 * side, 0.12));
  brows(score, held(arc, 0.02, 0.04));
}

/** Comes close to the viewer: bends down and forward, and becomes larger. */
function leanIn(score: Score, how: Manner): void {
  const arc = arcOf(score, 0.5, 0.5);
  const side = sideOf(how);
  size(score, held(arc, 0.13, 0, 0.2));
  lean(score, held(arc, 13 * side, 0, 0.25));
  pitch(score, held(arc, 0.9, 0.06));
  tilt(score, held(arc, 7 * side, 0.08));
  turn(score, held(arc, 0.3 * side, 0.05));
  squash(score, held(arc, -0.045, 0.04));
  bothLimbs(score, held(arc, -9 * score.gain, 0.07), 0.06);
  ears(score, held(arc, -6, 0.1));
  wag(score, held(arc, 10 * side, 0.12));
  ripple(score, held(arc, 8, 0.08), 0.03);
  brows(score, held(arc, 0.035, 0.04));
}

/** Ducks out of sight, looks out at one side, and straightens. */
function peek(score: Score, how: Manner): void {
  if (how.covered) return peekOverCover(score, how);
  const { seconds, gain } = score;
  const at = (share: number): number => share * seconds;
  const side = sideOf(how);
  squash(
    score,
    beats(
      [0, 0],
      [at(0.05), 0.02],
      [at(0.2), -0.2],
      [at(0.32), -0.19],
      [at(0.44), -0.04, 'easeOut'],
      [at(0.72), -0.05],
      [at(0.84), 0.04],
      [seconds, 0],
    ),
  );
  pitch(score, beats([0, 0], [at(0.2), 1.2], [at(0.32), 1.1], [at(0.46), -0.3], [at(0.72), -0.2], [seconds, 0]));
  lean(
    score,
    times(beats([0, 0], [at(0.3), 3], [at(0.46), 12, 'easeOut'], [at(0.72), 11], [at(0.9), -1.5], [seconds, 0]), side),
  );
  tilt(score, times(beats([0, 0], [at(0.3), -2], [at(0.48), -9], [at(0.72), -8], [at(0.92), 1], [seconds, 0]), side));
  turn(
    score,
    times(beats([0, 0], [at(0.4), 0.3], [at(0.5), 0.7], [at(0.6), -0.6], [at(0.72), -0.6], [seconds, 0]), side),
  );
  look(
    score,
    'translateX',
    times(
      beats([0, 0], [at(0.46), 0.035], [at(0.55), 0.035], [at(0.6), -0.035], [at(0.74), -0.035], [seconds, 0]),
      side,
    ),
  );
  bothLimbs(
    score,
    beats([0, 0], [at(0.22), 12 * gain], [at(0.46), -5 * gain], [at(0.72), -4 * gain], [seconds, 0]),
    0.05,
  );
  ears(score, beats([0, 0], [at(0.22), 12], [at(0.5), -6], [at(0.74), -5], [seconds, 0]));
  wag(score, beats([0, 0], [at(0.22), -6], [at(0.5), 8], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.22), -5], [at(0.5), 4], [seconds, 0]), 0.03);
  brows(score, beats([0, 0], [at(0.24), -0.01], [at(0.48), 0.055], [at(0.74), 0.04], [seconds, 0]));
  eyes(score, [
    { from: at(0.14), to: at(0.36), state: 'closed' },
    { from: at(0.42), to: at(0.78), state: 'wide' },
  ]);
  mouths(score, [
    { from: at(0.1), to: at(0.4), states: ['mm'] },
    { from: at(0.42), to: at(0.76), states: ['oh', 'mm'] },
    { from: at(0.76), to: at(0.96), states: ['smile', 'open'] },
  ]);
}

/** Moves that lean to one side. */
export const LEANING = {
  lean: {
    title: 'lean',
    words: [
      'lean',
      'lean over',
      'lean left',
      'lean right',
      'lean ~to ~the left',
      'lean ~to ~the right',
      'bend left',
      'bend right',
      'lean back',
      'tip',
      'lean ~to ~a side',
    ],
    seconds: 1.6,
    kind: 'held',
    by: 'body',
    compose: leanTo,
  },
  lean_in: {
    title: 'lean in',
    words: ['lean in', 'lean forward', 'lean closer', 'lean ~toward ~the viewer', 'bend forward'],
    seconds: 2,
    kind: 'held',
    by: 'body',
    compose: leanIn,
  },
  peek: {
    title: 'peek',
    words: [
      'peek',
      'peek out',
      'peep',
      'peer around',
      'peek around',
      'pop out',
      'pop ~its head ~out',
      'spy',
      'peek up',
      'peek out ~from behind',
    ],
    seconds: 2.2,
    kind: 'once',
    by: 'body',
    compose: peek,
  },
} satisfies Record<string, Move>;
