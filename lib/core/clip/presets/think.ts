import { squash } from './body';
import { betweenPoses, blinks, cyclePreset, fixed, holdsArm, keepsMouth, keys, sway, type SheetAct } from './cycle';
import { times } from './beats';
import { lookX, lookY } from './eyes';
import { brows, pitch, tilt, turn, worry } from './face';
import { freeLimb } from './figure';
import { ears, ripple, swingLimb, wag } from './limbs';
import { places, reachTo } from './reach';
import { lean } from './stance';

/** One side until past the middle of the cycle, then the other, and back. */
const sides = betweenPoses([0, 0], [0.5, 0], [0.535, 1, 1], [0.88, 1], [0.92, 0, 0.5], [1, 0]);

/** A finger taps twice, and once more later. */
const TAPS = fixed(
  [0, 0],
  [0.14, 0],
  [0.17, 1],
  [0.2, 0],
  [0.23, 0.9],
  [0.26, 0],
  [0.66, 0],
  [0.7, 0.8],
  [0.74, 0],
  [1, 0],
);

/** The preset `think`: looks up and away with a hand at the chin, then blinks and looks up to the other side. */
export const think = cyclePreset({
  title: 'Think',
  description: 'Tilts its head, looks up and ponders.',
  duration: 4,
  loop: true,
  cycleSeconds: 4,
  paceSeconds: 4,
  lines: () => [
    { moves: lookX, along: sides(-0.055, 0.05) },
    { moves: lookY, along: sides(-0.05, -0.04) },
    { moves: turn, along: sides(-0.75, 0.55, 0.08) },
    { moves: pitch, along: sway(0.12, 0.1, { middle: -0.55 }), late: 0.1 },
    { moves: tilt, along: sides(10, -7, 0.12) },
    { moves: lean, along: sides(-6, 5, 0.1) },
    blinks(0.49),
    { moves: (score, list) => brows(score, list, 0.15), along: sides(0.055, 0.03, 0.02) },
    { moves: worry, along: sides(-6, -3, 0.02) },
    // Turns pass through a small dip, and the body hums along.
    {
      moves: squash,
      along: keys(
        [0, 0],
        [0.44, 0],
        [0.5, -0.045],
        [0.58, 0],
        [0.66, 0],
        [0.71, -0.03],
        [0.76, 0.006],
        [0.84, 0],
        [0.9, -0.016],
        [1, 0],
      ),
    },
    holdsChin,
    { moves: (score, list) => ripple(score, list, 0.25), along: sway(4, 0.1, { middle: 2 }) },
    { moves: ears, along: sides(5, 0, 0.1) },
    { moves: wag, along: sway(7, 0.6) },
    keepsMouth('mm', 'oh'),
  ],
  modifiers: () => ({ breathSeconds: 4, breath: 0.016 }),
});

/** Puts an arm's hand to the chin, where it taps; raises any other limb a little. */
const holdsChin: SheetAct = (cycle) => {
  const { score, pace } = cycle;
  const { gain, figure } = score;
  const limb = freeLimb(figure, 'right');
  if (limb?.kind !== 'arm') {
    swingLimb(score, limb, sway(2, 0.2, { middle: 20 * Math.min(gain, 1.4) })(cycle));
    swingLimb(score, limb, times(TAPS(cycle), 9 * gain * pace));
    return;
  }
  holdsArm(limb, reachTo(score, limb, places(score, limb).chin, 'touching'), [1.2, 2.4 * gain, 3 * gain])(cycle);
  const tapDegrees = (limb.links.length > 2 ? 15 : 5) * gain * pace * limb.outward;
  score.add(limb.links.at(-1), 'rotate', times(TAPS(cycle), tapDegrees));
};
