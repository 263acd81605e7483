import { ambient } from './ambient';
import { beats, cyclesIn, each, later, paced, swing, times, type Beat } from './beats';
import { squash } from './body';
import { blinkAt, eyes, look } from './eyes';
import { brows, mouth, pitch, tilt, worry } from './face';
import { ears, ripple, swingLimb, tap, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
import type { Score } from './score';
import { lean, shift } from './stance';
import { drift, rattle } from './things';

/** Of one turn at the task, the share that is work; the rest is a look at what came of it. */
const BUSY = 0.74;
/** Strokes of a hand in that time. */
const STROKES = 5;
/** How far the joints of a working arm swing, from the shoulder to the hand, in degrees. */
const REACH = [10, 22, 18];

/** Busy at its task: head down, hands quick and in turn; then a look at what came of it, and on. */
export const working: Preset = {
  title: 'Working',
  description: 'Works away, eyes on the task and hands busy.',
  duration: 2.4,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const turns = cyclesIn(seconds, 2.4);
    const length = seconds / turns;
    const calm = paced(length, 2.4);
    const move = (by: number, phase: number, often = 1, middle = 0) =>
      swing({ from: 0, seconds, cycles: turns * often, by: by * calm, phase, middle });
    /** A value while it works, and another while it looks at it. */
    const phases = (busy: number, check: number, lag = 0) =>
      each(turns, length, (at) => {
        const checking = busy + (check - busy) * calm;
        return beats(
          [at(0), busy],
          [at(BUSY - 0.02 + lag), busy],
          [at(BUSY + 0.06 + lag), checking],
          [at(0.92), checking],
          [at(1), busy],
        );
      });
    const hands = [figure.left, figure.right].filter((limb) => limb && !limb.carries);
    pitch(score, phases(1.15, -0.1));
    tilt(score, phases(-2, 7, 0.02));
    look(score, 'translateY', phases(0.035, 0.01, -0.02));
    look(
      score,
      'translateX',
      each(turns, length, (at) =>
        beats(
          [at(0), -0.02 * calm],
          [at(0.16), -0.02 * calm],
          [at(0.2), 0.025 * calm],
          [at(0.38), 0.025 * calm],
          [at(0.42), -0.02 * calm],
          [at(0.58), -0.02 * calm],
          [at(0.62), 0.02 * calm],
          [at(0.94), 0.02 * calm],
          [at(1), -0.02 * calm],
        ),
      ),
    );
    brows(score, phases(-0.02, 0.03));
    worry(score, phases(-9, 3));
    eyes(score, Array.from({ length: turns }, (_, i) => blinkAt(score, (i + BUSY - 0.03) * length)).flat());
    if (!hands.length || hands.every((limb) => limb?.kind === 'tentacle')) pump(score, { turns, length, calm });
    else {
      lean(score, move(1.8, 0.2));
      squash(
        score,
        strokes(turns, length, (at) => beats([at(0), -0.03], [at(0.5), -0.03 + 0.018 * calm]), -0.03, -0.012),
      );
    }
    [figure.left, figure.right].forEach((limb, hand) => {
      if (!limb || limb.carries) return;
      const share = 1 - 0.12 * hand;
      const stroke = (by: number, late: number): Beat[] => {
        const list = strokes(
          turns,
          length,
          (at) => beats([at(0.5 * hand), by * calm], [at(0.5 * hand + 0.5), -by * calm]),
          0,
          by * 0.3 * calm,
        );
        return later(list, late);
      };
      if (limb.kind === 'leg')
        return swingLimb(
          score,
          limb,
          stroke(44 * gain * share, 0).map((beat) => ({ ...beat, to: beat.to + 24 * gain })),
        );
      if (limb.links.length === 1)
        return swingLimb(
          score,
          limb,
          stroke(24 * gain * share, 0).map((beat) => ({ ...beat, to: beat.to + 18 * gain })),
        );
      const place = reachTo(score, limb, places(score, limb).desk);
      const beat = (length * BUSY) / STROKES;
      limb.links.forEach((part, i) =>
        score.add(
          part,
          'rotate',
          stroke((REACH[i] ?? 0) * limb.outward * gain * share, i * beat * 0.14).map((each) => ({
            ...each,
            to: each.to + (place[i] ?? 0),
          })),
        ),
      );
    });
    ears(score, move(2.5, 0.3, 2));
    wag(score, move(6, 0.5));
    rattle(score, move(3, 0.3, 4));
    drift(score, turns * 2);
    mouth(score, ['mm'], 0, seconds);
    ambient(score, {});
  },
};

/**
 * Quick strokes in the busy part of every turn; the way they hang while it looks. Starts and ends at rest between two
 * turns.
 */
function strokes(
  turns: number,
  length: number,
  stroke: (at: (share: number) => number) => Beat[],
  rest: number,
  looking: number,
): Beat[] {
  const beat = (length * BUSY) / (STROKES + 1);
  const list = Array.from({ length: turns }, (_, turn) => [
    { at: turn * length, to: rest },
    ...Array.from({ length: STROKES }, (_, i) => stroke((share) => turn * length + (i + 0.4 + share) * beat)).flat(),
    { at: turn * length + length * (BUSY + 0.08), to: looking },
    { at: turn * length + length * 0.93, to: looking },
  ]).flat();
  return [...list, { at: turns * length, to: rest }];
}

/**
 * Without hands the whole body is the tool: it rears up and comes down on the task, on this side and on that; tentacles
 * drum.
 */
function pump(score: Score, { turns, length, calm }: { turns: number; length: number; calm: number }): void {
  const { seconds, figure } = score;
  const stamp = (up: number, down: number): Beat[] =>
    strokes(
      turns,
      length,
      (at) => beats([at(0), up * calm, 'easeOut'], [at(0.42), down * calm, 'easeIn'], [at(0.6), down * 0.6 * calm]),
      0,
      0,
    );
  const drums = figure.roles.tentacles.length > 0;
  squash(score, stamp(drums ? 0.03 : 0.09, drums ? -0.04 : -0.13));
  const count = STROKES + 1;
  const sides = each(turns, length, (at) => [
    ...Array.from({ length: count }, (_, i) =>
      beats([at((BUSY * i) / count), 0], [at((BUSY * (i + 0.5)) / count), (i % 2 ? -1 : 1) * calm]),
    ).flat(),
    ...beats([at(BUSY), 0], [at(1), 0]),
  ]);
  lean(score, times(sides, drums ? 2.5 : 6));
  if (!drums) shift(score, times(sides, 0.02));
  tap(score, (i) =>
    later(
      strokes(
        turns,
        length,
        (at) => beats([at(0), 0], [at(0.3), 0.06 * calm, 'easeOut'], [at(0.62), 0, 'easeIn']),
        0,
        0,
      ),
      ((i % 2) * 0.5 * length * BUSY) / count,
    ),
  );
  ripple(score, swing({ from: 0, seconds, cycles: turns * 3, by: 9 * calm, middle: 6, phase: 0.2 }), length * 0.07);
}
