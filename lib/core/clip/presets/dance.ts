import { ambient } from './ambient';
import { beats, each, later, paced, swing, times, type Beat } from './beats';
import { lift, liftOf, squash } from './body';
import { eyes } from './eyes';
import { mouth, pitch, tilt, turn } from './face';
import type { Limb } from './figure';
import { bend, ears, flap, legLift, ripple, swingLimb, tap, turnToward, wag } from './limbs';
import type { PresetDefinition } from './preset';
import type { Score } from './score';
import { hips, lean, shift } from './stance';
import { rattle } from './things';

/** The beats of a bar: the side of the hips, and the direction of each arm, in degrees from straight down outward. */
const BAR = [
  { side: 1, left: 78, right: 28 },
  { side: -1, left: 28, right: 82 },
  { side: 1, left: 52, right: 132 },
  { side: -1, left: 136, right: 48 },
] as const;
const BEAT_SECONDS = 0.5;

/** The preset `dance`: hips on the beat, shoulders against them, head last; arms low, low, up, up. */
export const dance: PresetDefinition = {
  title: 'Dance',
  description: 'Dances on the beat with hips, arms and head.',
  duration: 2,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const count = 2 * Math.max(1, Math.round(seconds / BEAT_SECONDS / 2));
    const length = seconds / count;
    const rhythm: Rhythm = { count, length, pace: paced(length, BEAT_SECONDS) };
    const hip = swayHips(score, rhythm);
    bob(score, rhythm);
    for (const side of ['left', 'right'] as const) {
      legLift(score, side, stepsOf(rhythm, side === 'left' ? 1 : -1, 0.03));
      arm(score, figure[side], side, rhythm);
    }
    accompany(score, rhythm, hip);
    eyes(score, gain >= 0.5 ? [{ from: 0, to: seconds, state: 'happy' }] : []);
    mouth(score, ['open', 'smile'], 0, seconds);
    ambient(score, {});
  },
};

interface Rhythm {
  /** The number of beats in the clip. */
  count: number;
  /** The seconds from beat to beat. */
  length: number;
  /** The scale factor of movements at this tempo. */
  pace: number;
}

/** Repeats a movement on every beat; `side` is that of the hips. */
const every = ({ count, length }: Rhythm, shape: (at: (share: number) => number, side: 1 | -1) => Beat[]): Beat[] =>
  each(count, length, (at, i) => shape(at, sideOf(i)));

const sideOf = (beat: number): 1 | -1 => (beat % 2 ? -1 : 1);

/** The last beat of a loop is its first one again. */
const closed = (list: readonly Beat[], seconds: number): Beat[] => [...list, { at: seconds, to: list[0]?.to ?? 0 }];

/** Whether the figure has feet or another base to stand on. */
function stands({ figure: { roles } }: Score): boolean {
  return Boolean(roles.legs.left ?? roles.feet.left ?? roles.tentacles[0]);
}

/** Sways the hips: in place on the beat, a short hold, and over to the other side; trunk, head and face follow. */
function swayHips(score: Score, rhythm: Rhythm): Beat[] {
  const { pace } = rhythm;
  const hip = closed(
    every(rhythm, (at, side) => beats([at(0), side * pace], [at(0.4), side * pace * 0.9])),
    score.seconds,
  );
  const onFeet = stands(score);
  if (onFeet) hips(score, times(hip, 0.05));
  else shift(score, times(hip, 0.04));
  lean(score, later(times(hip, onFeet ? -6 : 7), 0.05 * pace));
  tilt(score, later(times(hip, onFeet ? 8 : -4), 0.1 * pace));
  turn(score, later(times(hip, 0.5), 0.13 * pace));
  return hip;
}

/** Bobs down on the beat and up between two, a little off the ground. */
function bob(score: Score, rhythm: Rhythm): void {
  const { seconds } = score;
  const { count, pace } = rhythm;
  const down = -0.055 * pace;
  const sizes = every(rhythm, (at) => beats([at(0), down, 'easeIn'], [at(0.5), 0.035 * pace, 'easeOut']));
  squash(score, [...sizes, { at: seconds, to: down, ease: 'easeIn' }]);
  pitch(score, later(swing({ from: 0, seconds, cycles: count, by: 0.4 * pace, phase: 0.25 }), 0.04));
  const hop = liftOf(score, stands(score) ? 0.012 : 0.05) * pace;
  lift(
    score,
    every(rhythm, (at) =>
      beats(
        [at(0), 0, 'easeIn'],
        [at(0.14), 0, 'linear'],
        [at(0.54), hop, 'easeOut'],
        [at(0.94), 0, 'easeIn'],
        [at(1), 0, 'linear'],
      ),
    ),
  );
}

/** Gives the steps of the leg that is free while the hips are on `side`, as a share of the height. */
const stepsOf = (rhythm: Rhythm, side: 1 | -1, height: number): Beat[] =>
  every(rhythm, (at, hipSide) =>
    hipSide === side
      ? beats([at(0.1), 0], [at(0.5), height * rhythm.pace, 'easeOut'], [at(0.85), 0, 'easeIn'])
      : beats([at(0), 0]),
  );

/** Adds secondary movements of ears, tail, wings, a handle and tentacles. */
function accompany(score: Score, rhythm: Rhythm, hip: readonly Beat[]): void {
  const { count, length, pace } = rhythm;
  const swings = (cycles: number, by: number, phase: number): Beat[] =>
    swing({ from: 0, seconds: score.seconds, cycles, by: by * pace, phase });
  ears(score, swings(count, 5, 0.2));
  wag(score, later(times(hip, -12), 0.12 * pace));
  flap(score, swings(count, 8, 0.3));
  rattle(score, swings(count, 5, 0.8));
  ripple(score, swings(count / 2, 12, 0.1), length * 0.3);
  tap(score, (i) => stepsOf(rhythm, i % 2 ? 1 : -1, 0.035));
}

/** Animates an arm that arrives on the beat, holds and moves on; the elbow folds during the move. */
function arm(score: Score, limb: Limb | null, side: 'left' | 'right', { count, length, pace }: Rhythm): void {
  if (!limb) return;
  const size = pace * Math.min(1.2, 0.35 + 0.65 * score.gain);
  const place = (i: number): number => {
    const wish = (BAR[i % BAR.length] ?? BAR[0])[side];
    return (limb.kind === 'leg' || limb.carries ? wish - 30 : turnToward(score, limb, wish) * limb.outward) * size;
  };
  const late = side === 'left' ? 0 : 0.03;
  const poses = closed(
    each(count, length, (at, i) => beats([at(0), place(i)], [at(0.36), place(i) * 0.94])),
    score.seconds,
  );
  swingLimb(score, limb, later(poses, late), 0);
  const fold = closed(
    each(count, length, (at, i) => beats([at(0), i % 4 > 1 ? 12 : 34], [at(0.6), 44])),
    score.seconds,
  );
  bend(score, limb, later(times(fold, size), late + 0.06 * pace));
}
