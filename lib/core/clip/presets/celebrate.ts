import { ambient } from './ambient';
import { beats, later, phrase, times, type Beat } from './beats';
import { hop, liftOf } from './body';
import { eyes } from './eyes';
import { brows, mouth, pitch, tilt } from './face';
import type { Limb } from './figure';
import { eager, ears, flap, JOINT_DELAY, ripple, swingLimb, turnToward, wag } from './limbs';
import type { PresetDefinition } from './preset';
import { handAfter, jointsOf, places, reachTo } from './reach';
import type { Score } from './score';
import { lean } from './stance';

/** How far front legs swing up in a jump, in degrees of an arm's swing, of which a leg makes its share. */
const PAWS = 105;

/** How far an elbow bends between two jumps, in degrees; later joints half as much. */
const PUMP = 10;

/**
 * The preset `celebrate`: jumps for joy with its arms in the air, to either side in turn, and beams for a moment before
 * they come down.
 */
export const celebrate: PresetDefinition = {
  title: 'Celebrate',
  description: 'Jumps for joy with its arms in the air.',
  duration: 2.2,
  loop: false,
  compose(score) {
    const { seconds, figure } = score;
    const time = phrase(seconds, { enter: 0.04, cycle: 0.72, leave: 0.7, least: 2 });
    const starts = Array.from({ length: time.cycles }, (_, i) => time.enter + i * time.cycle);
    const landed = time.enter + time.cycles * time.cycle;
    starts.forEach((at, i) => hop(score, at, time.cycle, liftOf(score, i % 2 ? 0.24 : 0.19), i % 2 ? 0.95 : 0.85));
    cheer(score, figure.left, { starts, cycle: time.cycle, landed, delay: 0 });
    cheer(score, figure.right, { starts, cycle: time.cycle, landed, delay: Math.min(0.05, time.cycle * 0.07) });
    const all = (shape: (at: (share: number) => number, side: 1 | -1) => Beat[], end: Beat[] = []): Beat[] => [
      { at: 0, to: 0 },
      ...starts.flatMap((from, i) => shape((share) => from + share * time.cycle, i % 2 ? -1 : 1)),
      ...end,
      { at: seconds, to: 0 },
    ];
    pitch(
      score,
      all(
        (at) => beats([at(0.18), 0.6], [at(0.45), -0.8, 'easeOut'], [at(0.78), 0.4]),
        beats([landed + time.leave * 0.25, -0.5], [landed + time.leave * 0.55, -0.4]),
      ),
    );
    const sides = all(
      (at, side) => beats([at(0.18), -side * 0.25], [at(0.5), side], [at(0.9), side * 0.3]),
      beats([landed + time.leave * 0.3, -0.35], [landed + time.leave * 0.7, 0.1]),
    );
    tilt(score, later(times(sides, 5.5), 0.04));
    lean(score, times(sides, figure.roles.head ? 4 : 9));
    ears(
      score,
      all((at) => beats([at(0.2), -4], [at(0.5), 6], [at(0.8), -6])),
    );
    flap(
      score,
      all((at) => beats([at(0.2), -10], [at(0.4), 14], [at(0.55), -6], [at(0.7), 12])),
    );
    ripple(
      score,
      all(
        (at) => beats([at(0.2), -10], [at(0.42), 18, 'easeOut'], [at(0.7), 6], [at(0.82), -6]),
        beats([landed + time.leave * 0.4, 4]),
      ),
      0.03,
    );
    wag(
      score,
      all(
        (at) => beats([at(0.25), -10], [at(0.5), 11], [at(0.75), -11], [at(1), 8]),
        beats([landed + time.leave * 0.3, -6], [landed + time.leave * 0.6, 3]),
      ),
    );
    brows(score, beats([0, 0], [time.cycle * 0.3, 0.035], [seconds - time.leave * 0.4, 0.03], [seconds, 0]));
    eyes(score, [{ from: time.enter + time.cycle * 0.24, to: seconds - time.leave * 0.35, state: 'happy' }]);
    mouth(score, ['open', 'smile', 'ah'], time.enter + time.cycle * 0.24, seconds - time.leave * 0.3);
    ambient(score, {});
  },
};

interface Hops {
  starts: readonly number[];
  cycle: number;
  landed: number;
  delay: number;
}

/** The direction of an arm too short to reach beside its head, in degrees from straight down. */
const SHORT_ARM_DEGREES = 124;

/**
 * Gives the joint rotations of a raised arm: beside the head, or outward if a big head leaves no room for a short arm.
 */
function thrownUp(score: Score, limb: Limb): number[] {
  const turns = reachTo(score, limb, places(score, limb).overhead, 'beside');
  const isUp = handAfter(score, limb, turns)[1] < jointsOf(score, limb).shoulder[1];
  return isUp ? turns : [turnToward(score, limb, SHORT_ARM_DEGREES)];
}

/** Animates one arm: back in the crouch, up in the jump, pumping while it stays up, held up at the end and lowered. */
function cheer(score: Score, limb: Limb | null, { starts, cycle, landed, delay }: Hops): void {
  if (!limb) return;
  const end = score.seconds;
  // A hand that holds something, and a paw that must land, come down after each jump.
  if (limb.carries || limb.kind === 'leg') {
    const far = limb.kind === 'leg' ? PAWS * score.gain : 44;
    return swingLimb(score, limb, [
      ...starts.flatMap((at) =>
        beats(
          [at, 0],
          [at + cycle * 0.2, -far * 0.3],
          [at + cycle * 0.5 + delay, far],
          [at + cycle * 0.76, far * 0.1],
          [at + cycle * 0.95, 0],
        ),
      ),
      { at: end, to: 0 },
    ]);
  }
  const turns = limb.kind === 'arm' ? thrownUp(score, limb) : [turnToward(score, limb, 155)];
  const rest = end - landed;
  const [down, settled] = [landed + rest * 0.48, landed + rest * 0.84];
  const up = (turns[0] ?? 0) * eager(score) * (delay ? 0.95 : 1);
  const throws = starts.flatMap((at, i) =>
    beats(
      [
        at + cycle * 0.22 + delay,
        i === 0 ? -14 * limb.outward * score.gain : up * 0.66,
        i === 0 ? 'easeOut' : 'easeInOut',
      ],
      [at + cycle * 0.5 + delay, up, 'easeOutBack'],
      [at + cycle * 0.74 + delay, up * 0.86],
    ),
  );
  score.add(limb.links[0], 'rotate', [
    ...beats([0, 0]),
    ...throws,
    ...beats([landed + rest * 0.12, up], [down + delay, up * 0.96], [settled, -6 * limb.outward], [end, 0]),
  ]);
  limb.links.slice(1).forEach((part, i) => {
    const late = delay + Math.min(JOINT_DELAY * 0.7, cycle * 0.09) * (i + 1);
    const held = (turns[i + 1] ?? 0) * eager(score);
    const flop = 20 * limb.outward * score.gain;
    // The arm bends in on landing and out on rising, since a squashed figure is wide enough.
    const drawn = held + (PUMP / (i + 1)) * limb.outward;
    const pumps = starts.flatMap((at, hopped) =>
      beats(
        [at + cycle * 0.28 + late, hopped ? drawn : -flop],
        [at + cycle * 0.55 + late, held - flop * 0.1, 'easeOut'],
        [at + cycle * 0.86 + late, hopped < starts.length - 1 ? drawn : held],
      ),
    );
    score.add(part, 'rotate', [
      ...beats([0, 0]),
      ...pumps.filter(({ at }) => at < down),
      ...beats([down + late, held], [Math.min(settled + late * 0.5, end - 0.02), flop * 0.25], [end, 0]),
    ]);
  });
}
