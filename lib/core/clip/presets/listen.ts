import { aboutPivot, apply } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import { heldRotation } from '../../rig/limits';
import { betweenPoses, blinks, cyclePreset, fixed, holdsArm, keepsMouth, keys, sway } from './cycle';
import { lookX } from './eyes';
import { brows, pitch, tilt, turn, worry } from './face';
import { freeLimb, type Limb } from './figure';
import { ears, ripple, wag } from './limbs';
import { places, reachTo } from './reach';
import type { Score } from './score';
import { hips, lean, sits } from './stance';

/** The intensity up to which the tilt grows: beyond it the head would leave the hand at its ear. */
const MAX_TILT_GAIN = 1.3;

/** The transition from listening to leaning in, as the speaker comes to the point. */
const leanIn = betweenPoses([0, 0], [0.1, 0], [0.3, 1], [0.82, 0.9], [1, 0]);

/**
 * The preset `listen`: leans in with a tilted head and pricked ears, a hand behind one; leans closer and nods along.
 */
export const listen = cyclePreset({
  title: 'Listen',
  description: 'Leans in, ears up, and nods along.',
  duration: 3.6,
  loop: true,
  cycleSeconds: 3.6,
  paceSeconds: 3.6,
  lines: ({ score, pace }) => {
    const { gain, figure } = score;
    const held = Math.min(1, MAX_TILT_GAIN / gain);
    const limb = freeLimb(figure, 'left');
    const arm = limb?.kind === 'arm' ? limb : null;
    const side = arm?.outward ?? 1;
    // Without a head the trunk tilts: a sitting one that also leaned would stand on an edge.
    const leans = figure.roles.head !== null || !sits(score);
    return [
      { moves: tilt, along: leanIn(-8, -13), times: side * held },
      leans ? { moves: lean, along: leanIn(-6, -11), times: side * held, late: 0.06 } : null,
      { moves: hips, along: leanIn(0.016, 0.034), times: side, late: 0.1 },
      { moves: turn, along: leanIn(-0.35, -0.6), times: side },
      { moves: lookX, along: leanIn(-0.014, -0.022), times: side },
      // Two nods.
      {
        moves: pitch,
        along: keys(
          [0, 0],
          [0.44, 0],
          [0.49, -0.25, 'easeOut'],
          [0.56, 0.95],
          [0.64, -0.12],
          [0.72, 0.6],
          [0.8, -0.05],
          [0.86, 0],
          [1, 0],
        ),
      },
      {
        moves: brows,
        along: fixed([0, 0.022], [0.42, 0.026], [0.48, 0.055], [0.6, 0.03], [0.65, 0.048], [0.78, 0.022], [1, 0.022]),
      },
      { moves: worry, along: leanIn(4, 7) },
      blinks(0.52),
      arm && holdsArm(arm, turnsToEar(score, arm, -9 * side * held * gain), [1.5, 2.5 * gain, 6 * gain]),
      { moves: (score, list) => ripple(score, list, 0.25), along: sway(4, 0.2, { middle: 3 }) },
      { moves: ears, along: fixed([0, -6], [0.3, -9 * pace], [0.34, -3], [0.4, -9 * pace], [0.85, -7], [1, -6]) },
      { moves: wag, along: sway(6, 0.4) },
      keepsMouth('smile', 'mm'),
    ];
  },
  modifiers: () => ({ breathSeconds: 3.6, breath: 0.016 }),
});

/** The turns of an arm's joints that bring its hand behind the ear of a tilted head; `degrees` is the tilt. */
const turnsToEar = (score: Score, arm: Limb, degrees: number): number[] =>
  reachTo(score, arm, tilted(score, places(score, arm).ear, degrees));

/** Gives the position of a point on the head after a tilt by degrees. */
function tilted({ figure: { anatomy, roles } }: Score, [x, y]: Point, degrees: number): Point {
  const head = anatomy.part(roles.head ?? '');
  return head?.rotateLimits
    ? apply(aboutPivot(head.pivot, heldRotation(degrees, head.rotateLimits), 1, 1, 0, 0), x, y)
    : [x, y];
}
