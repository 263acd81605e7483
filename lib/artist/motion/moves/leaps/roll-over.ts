import { beats, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Manner, Move } from '../../manner';
import { momentsOf, shakes, sideOf } from '../../shapes';
import { gait } from '../travel/gait';
import { overByHeight, overByTurning, LEAST_REACH_DEGREES, reachOf } from './flip';
import { turning } from './turning';

/** Lies down, rolls onto its back, kicks its legs in the air and rolls on to its feet. */
function rollOver(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const at = momentsOf(score);
  const [from, to] = [at(0.16), at(0.86)];
  if (reachOf(score) < LEAST_REACH_DEGREES) overByHeight(score, from, to);
  else overByTurning(score, from, to, sideOf(how), 0.2);
  const { shadow, legs, frontLegs } = figure.roles;
  score.add(shadow, 'opacity', beats([at(0.14), 1], [at(0.24), 0, 'easeOut'], [at(0.8), 0], [at(0.92), 1]));
  squash(
    score,
    beats(
      [0, 0],
      [at(0.13), -0.2, 'easeOut'],
      [at(0.26), -0.06],
      [at(0.76), -0.06],
      [at(0.88), -0.19],
      [at(0.95), 0.04],
      [seconds, 0],
    ),
  );
  const kicks: Beat[] = [
    { at: 0, to: 0 },
    ...shakes({ from: at(0.34), to: at(0.68), count: 3, by: 24 }),
    { at: seconds, to: 0 },
  ];
  for (const [index, leg] of [legs.left, legs.right, frontLegs.left, frontLegs.right].entries())
    score.add(leg, 'rotate', times(kicks, index % 2 ? -0.9 : 1));
  if (!frontLegs.left)
    bothLimbs(score, beats([0, 0], [at(0.12), -10], [at(0.34), 50], [at(0.68), 46], [at(0.9), -6], [seconds, 0]));
  tilt(score, times(kicks, 0.3));
  wag(score, times(kicks, 0.7));
  ears(score, beats([0, 0], [at(0.2), -8], [at(0.5), 14], [at(0.84), -8], [seconds, 0]));
  eyes(score, [{ from: at(0.3), to: at(0.74), state: 'happy' }]);
  mouth(score, ['open', 'ah'], at(0.26), at(0.94));
}

/** The turns in a second of a figure that chases its tail. */
const CIRCLES_PER_SECOND = 1.15;

const scamper = gait({
  pace: 0.34,
  step: 0.05,
  stride: 26,
  bob: 0.024,
  lean: 0,
  arms: 20,
  elbow: 30,
  nod: 0.5,
  sway: 4,
  mood: { eyes: 'wide', mouth: ['open', 'ah'] },
});

/** Runs in small circles after its own tail. */
function chaseTail(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  scamper(score, how);
  const circles = Math.max(1, Math.round(seconds * CIRCLES_PER_SECOND));
  const widths = turning(circles, 0, seconds);
  score.add(figure.roles.root, 'scaleX', widths);
  const length = seconds / circles;
  const drift = Array.from({ length: circles }, (_, i) =>
    beats(
      [i * length, 0],
      [(i + 0.25) * length, 1, 'easeOut'],
      [(i + 0.75) * length, -1],
      [(i + 1) * length, 0, 'easeIn'],
    ),
  ).flat();
  score.add(figure.roles.root, 'translateX', times(drift, figure.width * 0.09));
  tilt(score, times(drift, 9));
}

/** Play on the floor. */
export const ROLLING = {
  roll_over: {
    title: 'roll over',
    words: [
      'roll over',
      'roll around',
      'roll ~on ~the floor',
      'roll ~on ~its back',
      'play dead ~and roll over',
      'do ~a roll',
    ],
    seconds: 2.2,
    kind: 'once',
    by: 'body',
    compose: rollOver,
  },
  chase_tail: {
    title: 'chase its tail',
    words: [
      'chase ~its tail',
      'chase ~his tail',
      'chase ~her tail',
      'run ~in circles',
      'run ~around ~in circles',
      'go ~in circles',
    ],
    seconds: 2.6,
    kind: 'cycle',
    by: 'body',
    compose: chaseTail,
  },
} satisfies Record<string, Move>;
