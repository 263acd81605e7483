import { swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes, look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { arcOf, cyclesOf, fromRest, held, sideOf } from '../../shapes';
import { gesture } from '../gesture';

/** Shows joy: the figure beams and bounces. */
function joy(score: Score): void {
  const { seconds, gain } = score;
  const arc = arcOf(score, 0.3, 0.4);
  const count = Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.4));
  const wiggle = swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: count, by: 1 });
  const closed = (by: number) => fromRest(score, times(wiggle, by));
  lean(score, closed(3.5));
  tilt(score, closed(-5));
  squash(score, held(arc, 0.03, 0, 0.4));
  squash(score, closed(0.018));
  bothLimbs(score, held(arc, 34 * gain, 0.04), 0.05);
  ears(score, closed(6));
  wag(score, closed(14));
  ripple(score, closed(9), 0.03);
  pitch(score, held(arc, -0.35, 0.05));
  brows(score, held(arc, 0.035));
  eyes(score, [{ from: arc.enter * 0.7, to: seconds - arc.leave * 0.5, state: 'happy' }]);
  mouth(score, ['open', 'smile'], arc.enter * 0.5, seconds - arc.leave * 0.4);
}

/** Shows anger: low brows, raised shoulders and a tremble. */
function anger(score: Score, how: Manner): void {
  const { seconds } = score;
  gesture({
    to: 'low',
    both: true,
    shake: 3,
    each: 0.16,
    nod: 0.6,
    squash: -0.03,
    brows: -0.026,
    worry: -16,
    ears: 12,
    eyes: 'half',
    mouth: ['sad', 'ee', 'mm'],
  })(score, how);
  const arc = arcOf(score, 0.42, 0.45);
  const count = Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.14));
  tilt(
    score,
    fromRest(score, swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: count, by: 1.3 })),
  );
}

/** Shows shyness: looks away and down, hands together, and rocks a little. */
function shyness(score: Score, how: Manner): void {
  const { seconds } = score;
  const side = sideOf(how);
  gesture({
    to: 'middle',
    both: true,
    shake: 4,
    each: 0.6,
    nod: 0.7,
    squash: -0.03,
    worry: 10,
    brows: 0.015,
    ears: 8,
    mouth: ['smile', 'mm'],
  })(score, how);
  const arc = arcOf(score, 0.5, 0.5);
  turn(score, held(arc, -0.7 * side, 0.04));
  look(score, 'translateX', held(arc, -0.04 * side, 0, 0));
  look(score, 'translateY', held(arc, 0.025, 0, 0));
  tilt(score, held(arc, -7 * side, 0.08));
  lean(
    score,
    fromRest(
      score,
      swing({ from: arc.enter, seconds: seconds - arc.enter - arc.leave, cycles: cyclesOf(score, 1.2), by: 3 }),
    ),
  );
}

/** Joy, anger and shyness. */
export const EMOTIONS = {
  joy: {
    title: 'be happy',
    words: [
      'be happy',
      'wiggle ~with joy',
      'be delighted',
      'squeal',
      'be cheerful',
      'enjoy',
      'wriggle ~with joy',
      'be overjoyed',
      'beam ~with joy',
      'have heart eyes',
      'heart eyes',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'body',
    compose: joy,
  },
  anger: {
    title: 'get angry',
    words: [
      'get angry',
      'be angry',
      'get mad',
      'snarl',
      'seethe',
      'clench fists',
      'clench ~its fists',
      'boil ~with rage',
      'grumble',
      'show anger',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'body',
    compose: anger,
  },
  shyness: {
    title: 'be shy',
    words: [
      'be shy',
      'blush',
      'act shy',
      'get shy',
      'get embarrassed',
      'cover cheeks',
      'be embarrassed',
      'flush',
      'twiddle thumbs',
    ],
    seconds: 2.2,
    kind: 'held',
    by: 'body',
    compose: shyness,
  },
} satisfies Record<string, Move>;
