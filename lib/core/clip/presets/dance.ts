import { ambient } from './ambient';
import { beats, each, later, paced, swing, times, type Beat } from './beats';
import { lift, liftOf, squash } from './body';
import { eyes } from './eyes';
import { mouth, pitch, tilt, turn } from './face';
import type { Limb } from './figure';
import { bend, ears, flap, legLift, ripple, swingLimb, tap, turnToward, wag } from './limbs';
import type { Preset } from './preset';
import type { Score } from './score';
import { hips, lean, shift } from './stance';
import { rattle } from './things';

/** The beats of a bar: which side the hips go to, and where each arm points, in degrees from straight down outward. */
const BAR = [
  { side: 1, left: 78, right: 28 },
  { side: -1, left: 28, right: 82 },
  { side: 1, left: 52, right: 132 },
  { side: -1, left: 136, right: 48 },
] as const;
const BEAT_SECONDS = 0.5;

/** Hips on the beat, shoulders against them, head last; arms low, low, up, up. */
export const dance: Preset = {
  title: 'Dance',
  description: 'Dances on the beat with hips, arms and head.',
  duration: 2,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const count = 2 * Math.max(1, Math.round(seconds / BEAT_SECONDS / 2));
    const length = seconds / count;
    const swift = paced(length, BEAT_SECONDS);
    const every = (shape: (at: (share: number) => number, side: number, i: number) => Beat[]): Beat[] =>
      each(count, length, (at, i) => shape(at, sideOf(i), i));
    // In place on the beat, a short hold, and over to the other side.
    const hip = closed(
      every((at, side) => beats([at(0), side * swift], [at(0.4), side * swift * 0.9])),
      seconds,
    );
    const { legs, feet, tentacles } = figure.roles;
    const stands = Boolean(legs.left ?? feet.left ?? tentacles[0]);
    if (stands) hips(score, times(hip, 0.05));
    else shift(score, times(hip, 0.04));
    lean(score, later(times(hip, stands ? -6 : 7), 0.05 * swift));
    tilt(score, later(times(hip, stands ? 8 : -4), 0.1 * swift));
    turn(score, later(times(hip, 0.5), 0.13 * swift));
    const bob = every((at) => beats([at(0), -0.055 * swift, 'easeIn'], [at(0.5), 0.035 * swift, 'easeOut']));
    squash(score, [...bob, { at: seconds, to: -0.055 * swift, ease: 'easeIn' }]);
    pitch(score, later(swing({ from: 0, seconds, cycles: count, by: 0.4 * swift, phase: 0.25 }), 0.04));
    const hop = liftOf(score, stands ? 0.012 : 0.05) * swift;
    lift(
      score,
      every((at) =>
        beats(
          [at(0), 0, 'easeIn'],
          [at(0.14), 0, 'linear'],
          [at(0.54), hop, 'easeOut'],
          [at(0.94), 0, 'easeIn'],
          [at(1), 0, 'linear'],
        ),
      ),
    );
    for (const side of ['left', 'right'] as const) {
      legLift(
        score,
        side,
        every((at, to) =>
          to === (side === 'left' ? 1 : -1)
            ? beats([at(0.1), 0], [at(0.5), 0.03 * swift, 'easeOut'], [at(0.85), 0, 'easeIn'])
            : beats([at(0), 0]),
        ),
      );
      arm(score, figure[side], side, { count, length, swift });
    }
    ears(score, swing({ from: 0, seconds, cycles: count, by: 5 * swift, phase: 0.2 }));
    wag(score, later(times(hip, -12), 0.12 * swift));
    flap(score, swing({ from: 0, seconds, cycles: count, by: 8 * swift, phase: 0.3 }));
    rattle(score, swing({ from: 0, seconds, cycles: count, by: 5 * swift, phase: 0.8 }));
    ripple(score, swing({ from: 0, seconds, cycles: count / 2, by: 12 * swift, phase: 0.1 }), length * 0.3);
    tap(score, (i) =>
      every((at, to) =>
        (i % 2 ? 1 : -1) === to
          ? beats([at(0.1), 0], [at(0.5), 0.035 * swift, 'easeOut'], [at(0.85), 0, 'easeIn'])
          : beats([at(0), 0]),
      ),
    );
    eyes(score, gain >= 0.5 ? [{ from: 0, to: seconds, state: 'happy' }] : []);
    mouth(score, ['open', 'smile'], 0, seconds);
    ambient(score, {});
  },
};

const sideOf = (beat: number): 1 | -1 => (beat % 2 ? -1 : 1);

/** A loop's last beat is its first one again. */
const closed = (list: readonly Beat[], seconds: number): Beat[] => [...list, { at: seconds, to: list[0]?.to ?? 0 }];

/** An arm that is in its place on the beat, holds it and goes on to the next; the elbow folds on the way. */
function arm(
  score: Score,
  limb: Limb | null,
  side: 'left' | 'right',
  { count, length, swift }: { count: number; length: number; swift: number },
): void {
  if (!limb) return;
  const size = swift * Math.min(1.2, 0.35 + 0.65 * score.gain);
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
  bend(score, limb, later(times(fold, size), late + 0.06 * swift));
}
