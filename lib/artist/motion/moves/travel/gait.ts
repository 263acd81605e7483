import { beats, each, later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { lift, liftOf, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, turn, worry } from '@/lib/core/clip/presets/face';
import { bend, ears, flap, ripple, swingLimb, tap, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean, shift } from '@/lib/core/clip/presets/stance';
import type { Manner } from '../../manner';
import { cyclesOf, sideOf } from '../../shapes';

interface Gait {
  /** Seconds of one cycle, which is two steps. */
  pace: number;
  /**
   * The height of a lifted foot as a share of the figure's height; `swing` is the rotation of a leg in side view, in
   * degrees.
   */
  step: number;
  stride: number;
  /** The vertical movement of the body with each step, as a share of the figure's height. */
  bob: number;
  lean: number;
  arms: number;
  elbow: number;
  nod: number;
  sway: number;
  mood?: { eyes?: string; mouth?: readonly string[]; brows?: number; worry?: number };
}

/** The timing of a gait for one figure. */
interface Cadence {
  /** The number of cycles in the score, and the seconds of each. */
  count: number;
  length: number;
  /** 1 walks to the viewer's right, -1 to the left. */
  side: number;
  /** False for a figure without feet, whose body moves more instead. */
  steps: boolean;
  /** The keyframes from one side to the other, once a cycle. */
  sides: Beat[];
}

/**
 * Makes a walking move in place, two steps a cycle: feet alternate, arms swing against the legs, and the body rises
 * with each step.
 */
export const gait =
  (wish: Gait) =>
  (score: Score, how: Manner): void => {
    const cadence = cadenceOf(score, how, wish);
    stepFeet(score, wish, cadence);
    moveTrunk(score, wish, cadence);
    swingArms(score, wish, cadence);
    trail(score, cadence);
    if (wish.mood) showMood(score, wish.mood, cadence);
  };

function cadenceOf(score: Score, how: Manner, wish: Gait): Cadence {
  const { seconds, figure } = score;
  const { roles, profile } = figure;
  const count = cyclesOf(score, wish.pace);
  return {
    count,
    length: seconds / count,
    side: how.direction === 'left' || how.direction === 'right' ? sideOf(how) : profile || 1,
    steps: Boolean(roles.legs.left ?? roles.feet.left ?? roles.frontLegs.left ?? roles.tentacles[0]),
    sides: swing({ from: 0, seconds, cycles: count, by: 1, phase: 0.12 }),
  };
}

/** Lifts the feet in turn; front feet alternate with hind feet, and each further foot lifts a little less. */
function stepFeet(score: Score, wish: Gait, cadence: Cadence): void {
  const { roles } = score.figure;
  const { count, length } = cadence;
  stepFoot(score, wish, cadence, { part: roles.legs.left ?? roles.feet.left, offset: 0, share: 1 });
  stepFoot(score, wish, cadence, { part: roles.legs.right ?? roles.feet.right, offset: 0.5, share: 0.97 });
  stepFoot(score, wish, cadence, { part: roles.frontLegs.left, offset: 0.5, share: 0.95 });
  stepFoot(score, wish, cadence, { part: roles.frontLegs.right, offset: 0.02, share: 0.92 });
  tap(score, (i) =>
    later(
      each(count, length, (at) =>
        beats([at(0), 0], [at(0.22), wish.step, 'easeOut'], [at(0.46), 0, 'easeIn'], [at(1), 0]),
      ),
      (i % 2) * 0.5 * length,
    ),
  );
}

/** Lifts one foot `offset` cycles after the first one, by a share of the full height. */
function stepFoot(
  score: Score,
  wish: Gait,
  { count, length, side }: Cadence,
  { part, offset, share }: { part: string | null; offset: number; share: number },
): void {
  if (!part) return;
  const { seconds, gain, figure } = score;
  const rise = later(
    each(count, length, (at) =>
      beats([at(0), 0], [at(0.24), wish.step, 'easeOut'], [at(0.5), 0, 'easeIn'], [at(1), 0]),
    ),
    offset * length,
  );
  score.add(part, 'translateY', times(rise, -figure.height * Math.min(gain, 1.5) * share));
  if (figure.profile === 0) return;
  score.add(
    part,
    'rotate',
    swing({
      from: 0,
      seconds,
      cycles: count,
      by: wish.stride * Math.min(gain, 1.3) * side * -1,
      phase: 0.75 + offset,
    }),
  );
}

/** Raises the body with each step, and sways and leans it by the gait's amplitudes. */
function moveTrunk(score: Score, wish: Gait, { count, length, side, steps, sides }: Cadence): void {
  const { seconds, figure } = score;
  const high = liftOf(score, wish.bob * (steps ? 1 : 2.2));
  lift(
    score,
    each(count * 2, length / 2, (at) =>
      beats([at(0), 0, 'easeIn'], [at(0.12), 0, 'linear'], [at(0.56), high, 'easeOut'], [at(1), 0, 'easeIn']),
    ),
  );
  squash(score, swing({ from: 0, seconds, cycles: count * 2, by: (steps ? 0.8 : 1.6) * wish.bob, phase: 0.7 }));
  if (steps) hips(score, times(sides, 0.012 + wish.sway * 0.003));
  else shift(score, times(sides, 0.03));
  lean(
    score,
    sides.map((beat) => ({ ...beat, to: beat.to * wish.sway * (steps ? 1 : 1.8) + wish.lean * side })),
  );
  tilt(score, later(times(sides, -wish.sway * 0.8), 0.06));
  pitch(score, swing({ from: 0, seconds, cycles: count * 2, by: 0.2, middle: wish.nod, phase: 0.9 }));
  if (wish.lean && figure.profile === 0)
    turn(score, [
      { at: 0, to: 0.35 * side },
      { at: seconds, to: 0.35 * side },
    ]);
}

/** Swings the arms against the legs, with the gait's bend at the elbow; front legs step instead. */
function swingArms(score: Score, wish: Gait, { count }: Cadence): void {
  const { seconds, gain, figure } = score;
  const arms = wish.arms;
  const swings = {
    left: swing({ from: 0, seconds, cycles: count, by: arms * gain, phase: 0.3, middle: arms * 0.35 }),
    right: swing({ from: 0, seconds, cycles: count, by: arms * 0.9 * gain, phase: 0.78, middle: arms * 0.32 }),
  };
  for (const key of ['left', 'right'] as const) {
    const limb = figure[key];
    if (!limb || limb.kind === 'leg') continue;
    swingLimb(score, limb, swings[key], 0.2);
    bend(
      score,
      limb,
      swings[key].map((beat) => ({ ...beat, to: wish.elbow + beat.to * 0.35 })),
    );
  }
}

/** Moves ears, tail, wings and loose parts with the steps. */
function trail(score: Score, { count, length, sides }: Cadence): void {
  const { seconds } = score;
  ears(score, swing({ from: 0, seconds, cycles: count * 2, by: 5, phase: 0.2 }));
  wag(score, later(times(sides, -9), 0.1));
  flap(score, swing({ from: 0, seconds, cycles: count * 2, by: 6, phase: 0.3 }));
  ripple(score, swing({ from: 0, seconds, cycles: count, by: 10 }), length * 0.14);
}

function showMood(score: Score, mood: NonNullable<Gait['mood']>, { count }: Cadence): void {
  const { seconds } = score;
  if (mood.eyes) eyes(score, [{ from: 0, to: seconds, state: mood.eyes }]);
  if (mood.mouth) mouth(score, mood.mouth, 0, seconds);
  if (mood.brows) brows(score, swing({ from: 0, seconds, cycles: count, by: 0.008, middle: mood.brows }));
  if (mood.worry) worry(score, swing({ from: 0, seconds, cycles: count, by: 1.5, middle: mood.worry }));
}
