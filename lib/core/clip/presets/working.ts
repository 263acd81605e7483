import { beats, each, later, times, type Beat } from './beats';
import { squash } from './body';
import { betweenPoses, blinks, cyclePreset, keepsMouth, keys, sway } from './cycle';
import type { Cycle, CycleCurve, SheetAct, SheetLine } from './cycle';
import { lookX, lookY } from './eyes';
import { brows, pitch, tilt, worry } from './face';
import type { Limb } from './figure';
import { ears, ripple, swingLimb, tap, wag } from './limbs';
import { places, reachTo } from './reach';
import { lean, shift } from './stance';
import { drift, rattle } from './things';

/** The share of a cycle that is work; in the rest the figure looks at the result. */
const BUSY = 0.74;
/** The number of strokes of a hand in the working share of a cycle. */
const STROKES = 5;
/** The swings of a working arm's joints, from the shoulder to the hand, in degrees. */
const ARM_SWING = [10, 22, 18];

/** A curve between two poses: the first while working, the second while looking at the result. */
const busyThenLooking = betweenPoses([0, 0], [BUSY - 0.02, 0, 1], [BUSY + 0.06, 1, 1], [0.92, 1], [1, 0]);

/** The preset `working`: head down, hands quick and in turn; then it looks at the result and continues. */
export const working = cyclePreset({
  title: 'Working',
  description: 'Works away, eyes on the task and hands busy.',
  duration: 2.4,
  loop: true,
  cycleSeconds: 2.4,
  paceSeconds: 2.4,
  lines: ({ score: { figure } }) => {
    const hands = [figure.left, figure.right].filter((limb) => limb && !limb.carries);
    const worksByHand = hands.some((limb) => limb?.kind !== 'tentacle');
    return [
      { moves: pitch, along: busyThenLooking(1.15, -0.1) },
      { moves: tilt, along: busyThenLooking(-2, 7, 0.02) },
      { moves: lookY, along: busyThenLooking(0.035, 0.01, -0.02) },
      {
        moves: lookX,
        along: keys(
          [0, -0.02],
          [0.16, -0.02],
          [0.2, 0.025],
          [0.38, 0.025],
          [0.42, -0.02],
          [0.58, -0.02],
          [0.62, 0.02],
          [0.94, 0.02],
          [1, -0.02],
        ),
      },
      { moves: brows, along: busyThenLooking(-0.02, 0.03) },
      { moves: worry, along: busyThenLooking(-9, 3) },
      blinks(BUSY - 0.03),
      ...(worksByHand ? TRUNK_GOES_ALONG : [worksByBody]),
      (cycle) => worksWith(cycle, figure.left, 0),
      (cycle) => worksWith(cycle, figure.right, 1),
      { moves: ears, along: sway(2.5, 0.3, { often: 2 }) },
      { moves: wag, along: sway(6, 0.5) },
      { moves: rattle, along: sway(3, 0.3, { often: 4 }) },
      ({ score, count }) => drift(score, count * 2),
      keepsMouth('mm'),
    ];
  },
  modifiers: () => ({}),
});

type Shares = (share: number) => number;

/**
 * Makes quick strokes in the working share of every cycle, and the value held while it looks. Starts and ends at rest.
 */
const strokes =
  (stroke: (at: Shares, pace: number) => Beat[], rest = 0, looking = 0): CycleCurve =>
  ({ count, length, pace }) => {
    const seconds = (length * BUSY) / (STROKES + 1);
    const list = Array.from({ length: count }, (_, turn) => [
      { at: turn * length, to: rest },
      ...Array.from({ length: STROKES }, (_, i) =>
        stroke((share) => turn * length + (i + 0.4 + share) * seconds, pace),
      ).flat(),
      { at: turn * length + length * (BUSY + 0.08), to: looking },
      { at: turn * length + length * 0.93, to: looking },
    ]).flat();
    return [...list, { at: count * length, to: rest }];
  };

const TRUNK_GOES_ALONG: readonly SheetLine[] = [
  { moves: lean, along: sway(1.8, 0.2) },
  {
    moves: squash,
    along: strokes((at, pace) => beats([at(0), -0.03], [at(0.5), -0.03 + 0.018 * pace]), -0.03, -0.012),
  },
];

/** The strokes of one hand, 0 or 1: the second half a stroke after the first and a little smaller. */
function worksWith(cycle: Cycle, limb: Limb | null, hand: 0 | 1): void {
  if (!limb || limb.carries) return;
  const { score, length, pace } = cycle;
  const size = score.gain * (1 - 0.12 * hand);
  const about = (by: number, middle: number): Beat[] =>
    strokes(
      (at) => beats([at(0.5 * hand), by * pace], [at(0.5 * hand + 0.5), -by * pace]),
      0,
      by * 0.3 * pace,
    )(cycle).map((beat) => ({ ...beat, to: beat.to + middle }));
  if (limb.kind === 'leg') return swingLimb(score, limb, about(44 * size, 24 * score.gain));
  if (limb.links.length === 1) return swingLimb(score, limb, about(24 * size, 18 * score.gain));
  const place = reachTo(score, limb, places(score, limb).desk);
  const strokeSeconds = (length * BUSY) / STROKES;
  limb.links.forEach((part, i) => {
    const list = about((ARM_SWING[i] ?? 0) * limb.outward * size, place[i] ?? 0);
    score.add(part, 'rotate', later(list, i * strokeSeconds * 0.14));
  });
}

/**
 * Works with the body if there are no hands: it rears up and comes down on the task, to either side in turn. Tentacles
 * drum.
 */
const worksByBody: SheetAct = (cycle) => {
  const { score, count, length, pace } = cycle;
  const drums = score.figure.roles.tentacles.length > 0;
  const [up, down] = drums ? [0.03, -0.04] : [0.09, -0.13];
  const stamp = strokes((at) =>
    beats([at(0), up * pace, 'easeOut'], [at(0.42), down * pace, 'easeIn'], [at(0.6), down * 0.6 * pace]),
  );
  squash(score, stamp(cycle));
  const slots = STROKES + 1;
  const sides = each(count, length, (at) => [
    ...Array.from({ length: slots }, (_, i) =>
      beats([at((BUSY * i) / slots), 0], [at((BUSY * (i + 0.5)) / slots), (i % 2 ? -1 : 1) * pace]),
    ).flat(),
    ...beats([at(BUSY), 0], [at(1), 0]),
  ]);
  lean(score, times(sides, drums ? 2.5 : 6));
  if (!drums) shift(score, times(sides, 0.02));
  const lifted = strokes((at) => beats([at(0), 0], [at(0.3), 0.06 * pace, 'easeOut'], [at(0.62), 0, 'easeIn']))(cycle);
  tap(score, (i) => later(lifted, ((i % 2) * 0.5 * length * BUSY) / slots));
  ripple(score, sway(9, 0.2, { often: 3, middle: 6 })(cycle), length * 0.07);
};
