import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { arcOf, fromRest, momentsOf, sideOf, strokes } from '../../shapes';
import { gesture } from '../gesture';

/** Draws a leg back and kicks. */
function kick(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = momentsOf(score);
  swingLeg(score, how);
  balanceKick(score, how);
  worry(score, beats([0, 0], [at(0.3), -9], [at(0.6), -8], [seconds, 0]));
  ears(score, beats([0, 0], [at(0.52), -8], [at(0.8), 3], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.3), -6], [at(0.52), 16], [seconds, 0]), 0.02);
  mouth(score, ['ee', 'open'], at(0.36), at(0.76));
}

/** Swings the leg of the requested side back, and then quickly forward. */
function swingLeg(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const at = momentsOf(score);
  const side = sideOf(how);
  const { legs, feet, frontLegs } = figure.roles;
  const pair = legs.left || legs.right ? legs : feet.left || feet.right ? feet : frontLegs;
  const leg = (side < 0 ? pair.left : pair.right) ?? pair.left ?? pair.right;
  const outward = -side * Math.min(gain, 1.3);
  score.add(
    leg,
    'rotate',
    times(
      beats(
        [0, 0],
        [at(0.3), -16],
        [at(0.38), -16],
        [at(0.5), 46, 'easeIn'],
        [at(0.6), 42, 'easeOut'],
        [at(0.82), -4],
        [seconds, 0],
      ),
      outward,
    ),
  );
  score.add(
    leg,
    'translateY',
    beats(
      [0, 0],
      [at(0.3), -figure.height * 0.014],
      [at(0.5), -figure.height * 0.035, 'easeIn'],
      [at(0.64), -figure.height * 0.03],
      [at(0.84), 0],
      [seconds, 0],
    ),
  );
  lean(
    score,
    times(
      beats([0, 0], [at(0.3), 4], [at(0.5), -8, 'easeIn'], [at(0.64), -7], [at(0.88), 1], [seconds, 0]),
      side * (leg ? 1 : -1.6),
    ),
  );
}

/** Counterbalances the kick with trunk, head and arms. */
function balanceKick(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  const side = sideOf(how);
  squash(
    score,
    beats([0, 0], [at(0.3), -0.06], [at(0.5), 0.05, 'easeIn'], [at(0.66), 0.02], [at(0.84), -0.03], [seconds, 0]),
  );
  tilt(score, times(beats([0, 0], [at(0.34), -3], [at(0.54), 5], [at(0.8), 1], [seconds, 0]), side));
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.32), -9 * gain],
      [at(0.52), 40 * gain, 'easeOut'],
      [at(0.66), 30 * gain],
      [at(0.9), -3],
      [seconds, 0],
    ),
    0.05,
  );
}

/** Stamps one foot hard. */
function stomp(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const at = (share: number): number => share * seconds;
  const side = sideOf(how);
  const { legs, feet } = figure.roles;
  const leg = (side < 0 ? (legs.left ?? feet.left) : (legs.right ?? feet.right)) ?? legs.left ?? feet.left;
  score.add(
    leg,
    'translateY',
    beats(
      [0, 0],
      [at(0.08), figure.height * 0.003],
      [at(0.38), -figure.height * 0.075, 'easeOut'],
      [at(0.46), -figure.height * 0.075],
      [at(0.56), 0, 'easeIn'],
      [seconds, 0],
    ),
  );
  lean(
    score,
    times(beats([0, 0], [at(0.36), -5], [at(0.46), -5], [at(0.57), 4, 'easeIn'], [at(0.8), 0.5], [seconds, 0]), side),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.14), -0.03],
      [at(0.4), 0.06],
      [at(0.47), 0.06],
      [at(0.57), -0.12, 'easeIn'],
      [at(0.7), 0.03],
      [at(0.84), -0.01],
      [seconds, 0],
    ),
  );
  pitch(score, beats([0, 0], [at(0.4), -0.5], [at(0.59), 1, 'easeIn'], [at(0.8), 0.2], [seconds, 0]));
  bothLimbs(
    score,
    beats(
      [0, 0],
      [at(0.14), -6 * gain, 'easeOut'],
      [at(0.4), 26 * gain],
      [at(0.58), -10 * gain, 'easeIn'],
      [at(0.78), 4],
      [seconds, 0],
    ),
    0.04,
  );
  ears(score, beats([0, 0], [at(0.42), -5], [at(0.62), 9], [at(0.84), -2], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.42), 12], [at(0.6), -8], [seconds, 0]), 0.02);
  worry(score, beats([0, 0], [at(0.2), -13], [at(0.8), -12], [seconds, 0]));
  brows(score, beats([0, 0], [at(0.2), -0.018], [at(0.8), -0.016], [seconds, 0]));
  eyes(score, [{ from: at(0.5), to: at(0.66), state: 'closed' }]);
  mouth(score, ['ee', 'sad', 'mm'], at(0.2), at(0.9));
}

/** Taps one foot with the hands on the hips, impatiently. */
function tapFoot(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const { legs, feet } = figure.roles;
  const foot = how.side === 'left' ? (feet.left ?? legs.left) : (feet.right ?? legs.right ?? legs.left);
  const arc = arcOf(score, 0.36, 0.4);
  const count = how.times > 1 ? how.times : Math.max(2, Math.round((seconds - arc.enter - arc.leave) / 0.32));
  const taps = fromRest(score, strokes({ from: arc.enter, to: seconds - arc.leave, count, value: 1, up: 0.4 }));
  gesture({
    to: 'hip',
    both: true,
    tilt: 6,
    nod: -0.15,
    turn: 0.3,
    brows: -0.012,
    worry: -7,
    eyes: 'half',
    mouth: ['mm', 'sad'],
  })(score, how);
  score.add(foot, 'translateY', times(taps, -figure.height * 0.04 * Math.min(gain, 1.5)));
  squash(score, times(taps, 0.008));
}

/** Moves of the feet while the body stands. */
export const FEET = {
  kick: {
    title: 'kick',
    words: [
      'kick',
      'kick ~a ball',
      'kick ~the ball',
      'score ~a goal',
      'shoot',
      'karate kick',
      'high kick',
      'kick ~something',
      'play soccer',
      'play football',
    ],
    seconds: 1.15,
    kind: 'once',
    by: 'body',
    needs: 'legs',
    compose: kick,
  },
  stomp: {
    title: 'stomp',
    words: [
      'stomp',
      'stamp',
      'stomp foot',
      'stamp ~its foot',
      'stamp foot',
      'throw ~a tantrum',
      'stomp feet',
      'have ~a tantrum',
      'fume',
      'rage',
      'stomp around',
    ],
    seconds: 0.85,
    kind: 'once',
    by: 'body',
    needs: 'legs',
    compose: stomp,
  },
  tap_foot: {
    title: 'tap foot',
    words: [
      'tap foot',
      'tap ~its foot',
      'tap toes',
      'be impatient',
      'grow impatient',
      'lose patience',
      'lose ~its patience',
    ],
    seconds: 1.8,
    length: (n) => 0.76 + 0.32 * (n > 1 ? n : 4),
    kind: 'held',
    by: 'body',
    needs: 'legs',
    compose: tapFoot,
  },
} satisfies Record<string, Move>;
