import { beats } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { ears, ripple, swingLimb } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand } from '../../hands';
import type { Manner, Move } from '../../manner';
import { momentsOf, sideOf } from '../../shapes';

/** Faints: sways, shuts the eyes and collapses on the spot. */
function faint(score: Score, how: Manner): void {
  sinkAside(score, how);
  handToBrow(score, how);
  faintingFace(score);
}

/** Moves the trunk of a faint: sways, leans to one side and collapses. */
function sinkAside(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = momentsOf(score);
  const side = sideOf(how);
  lean(
    score,
    beats(
      [0, 0],
      [at(0.1), -4 * side],
      [at(0.22), 6 * side],
      [at(0.32), -3 * side],
      [at(0.5), 13 * side],
      [at(0.76), 12 * side],
      [at(0.94), -1 * side],
      [seconds, 0],
    ),
  );
  tilt(
    score,
    beats(
      [0, 0],
      [at(0.12), 6 * side],
      [at(0.24), -8 * side],
      [at(0.34), 4 * side],
      [at(0.54), 14 * side],
      [at(0.78), 12 * side],
      [seconds, 0],
    ),
  );
  squash(
    score,
    beats(
      [0, 0],
      [at(0.3), 0.02],
      [at(0.48), -0.21, 'easeIn'],
      [at(0.54), -0.16],
      [at(0.6), -0.19],
      [at(0.78), -0.17],
      [at(0.92), 0.03],
      [seconds, 0],
    ),
  );
  pitch(score, beats([0, 0], [at(0.2), -0.5], [at(0.5), 1.4], [at(0.78), 1.2], [at(0.93), -0.2], [seconds, 0]));
}

/** Raises one hand to the brow and drops it; the other limb goes limp. */
function handToBrow(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  const side = sideOf(how);
  [score.figure.left, score.figure.right].forEach((limb, index) => {
    if (limb && index === (side > 0 ? 0 : 1))
      hand(score, limb, [
        [at(0.18), 'brow', 'easeOut'],
        [at(0.34), 'brow'],
        [at(0.54), 'low'],
        [at(0.8), 'low'],
        [seconds, 'rest'],
      ]);
    else
      swingLimb(
        score,
        limb,
        beats(
          [0, 0],
          [at(0.2), 14 * gain],
          [at(0.5), 38 * gain],
          [at(0.6), 20 * gain],
          [at(0.8), 18 * gain],
          [seconds, 0],
        ),
      );
  });
  ears(score, beats([0, 0], [at(0.5), 13], [at(0.78), 11], [seconds, 0]));
  ripple(score, beats([0, 0], [at(0.5), -7], [at(0.78), -5], [seconds, 0]), 0.03);
}

function faintingFace(score: Score): void {
  const { seconds } = score;
  const at = momentsOf(score);
  worry(score, beats([0, 0], [at(0.2), 12], [at(0.76), 8], [seconds, 0]));
  eyes(score, [
    { from: at(0.1), to: at(0.36), state: 'half' },
    { from: at(0.36), to: at(0.8), state: 'closed' },
    { from: at(0.8), to: at(0.9), state: 'half' },
  ]);
  mouths(score, [
    { from: at(0.14), to: at(0.4), states: ['oh', 'open'] },
    { from: at(0.4), to: at(0.84), states: ['mm', 'sad'] },
  ]);
}

/** Moves that lose consciousness. */
export const FAINTING = {
  faint: {
    title: 'faint',
    words: [
      'faint',
      'pass out',
      'swoon away',
      'black out',
      'sink down',
      'crumple',
      'give up',
      'lose consciousness',
      'be exhausted',
      'die',
    ],
    seconds: 2.8,
    kind: 'once',
    by: 'body',
    compose: faint,
  },
} satisfies Record<string, Move>;
