import { beats, times, type Beat } from './beats';
import { sink, squash } from './body';
import { betweenPoses, cyclePreset, sway, type SheetAct, type SheetLine } from './cycle';
import { eyes } from './eyes';
import { brows, mouths, pitch, tilt, worry } from './face';
import { lie } from './lie';
import { ears, ripple, swingLimb, wag } from './limbs';
import { lowered } from './reach';
import type { Score } from './score';
import { lean } from './stance';

/** Rises with the breath and sinks more slowly, with a pause at the bottom. */
const breath = betweenPoses([0, 0, 1], [0.4, 1, 1], [0.86, 0, 1], [1, 0, 1]);

/** Lines for a sitting or standing sleeper: the trunk leans and the limbs hang. */
const HANGING: readonly SheetLine[] = [
  { moves: lean, along: breath(2, 1, 0.05) },
  { moves: (score, list) => hangs(score, 'left', list), along: breath(-5, -1, 0.1) },
  { moves: (score, list) => hangs(score, 'right', list), along: breath(-4, -0.5, 0.14) },
];

/** The share of a breath for breathing in. */
const INHALING = 0.44;

/**
 * The preset `sleep`: eyes shut, head sunk to one side, slow deep breaths in through the nose and out through the
 * mouth.
 */
export const sleep = cyclePreset({
  title: 'Sleep',
  description: 'Sleeps with closed eyes and slow, deep breaths.',
  duration: 6,
  loop: true,
  cycleSeconds: 6,
  paceSeconds: 5,
  lines: ({ score: { gain, figure } }) => {
    const { head, frontLegs } = figure.roles;
    const onFours = frontLegs.left !== null || frontLegs.right !== null;
    const low = Math.min(1, 0.5 + 0.5 * gain);
    return [
      ({ score }) => eyes(score, [{ from: 0, to: score.seconds, state: 'closed' }]),
      breathesThroughMouth,
      { moves: squash, along: breath(-0.05, head ? -0.03 : -0.01) },
      onFours ? ({ score }) => lie(score) : { moves: sink, along: breath(0.028, 0.016, 0.03) },
      { moves: pitch, along: breath(1.5 * low, 0.85 * low, 0.07) },
      { moves: tilt, along: breath(head ? 11 : 9, 7, 0.11) },
      ...(onFours ? [] : HANGING),
      { moves: (score, list) => ripple(score, list, 0.4), along: sway(3, 0.1, { middle: 4 }) },
      { moves: ears, along: breath(10, 6, 0.12) },
      { moves: wag, along: sway(2, 0.6, { middle: -6 }) },
      { moves: brows, along: breath(-0.014, -0.004, 0.05) },
      { moves: worry, along: breath(5, 3, 0.05) },
    ];
  },
  modifiers: () => ({ breathSeconds: 6, breath: 0.04 }),
});

const breathesThroughMouth: SheetAct = ({ score, count, length }) =>
  mouths(
    score,
    Array.from({ length: count }, (_, i) => [
      { from: i * length, to: (i + INHALING) * length, states: ['mm', 'smile'] },
      { from: (i + INHALING) * length, to: (i + 1) * length, states: ['oh', 'ah'] },
    ]).flat(),
  );

function hangs(score: Score, side: 'left' | 'right', list: readonly Beat[]): void {
  const limb = score.figure[side];
  swingLimb(score, limb, times(list, score.gain), 0.6);
  lowered(score, limb)?.forEach((turn, i) =>
    score.add(limb?.links[i], 'rotate', beats([0, turn], [score.seconds, turn])),
  );
}
