import { aboutPivot, apply } from '../../geometry/matrix';
import { heldRotation } from '../../rig/limits';
import { ambient } from './ambient';
import { beats, cyclesIn, each, later, paced, swing, times } from './beats';
import { blinkAt, eyes, look } from './eyes';
import { brows, mouth, pitch, tilt, turn, worry } from './face';
import { freeLimb } from './figure';
import { ears, ripple, wag } from './limbs';
import type { Preset } from './preset';
import { places, reachTo } from './reach';
import type { Score } from './score';
import { hips, lean, sits } from './stance';

/** The tilt grows with the intensity up to this one. */
const MOST_TILT = 1.3;

/** Leans in with a tilted head and pricked ears, a hand behind one; leans closer and nods along. */
export const listen: Preset = {
  title: 'Listen',
  description: 'Leans in, ears up, and nods along.',
  duration: 3.6,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const cycles = cyclesIn(seconds, 3.6);
    const length = seconds / cycles;
    const calm = paced(length, 3.6);
    // A head tilted further than this would leave the hand at its ear.
    const near = Math.min(1, MOST_TILT / gain);
    const move = (by: number, phase: number, often = 1, middle = 0) =>
      swing({ from: 0, seconds, cycles: cycles * often, by: by * calm, phase, middle });
    const limb = freeLimb(figure, 'left');
    const side = limb?.kind === 'arm' ? limb.outward : 1;
    /** 0 listening, 1 closer: it leans in as the other comes to the point. */
    const closer = (from: number, to: number) =>
      each(cycles, length, (at) =>
        beats(
          [at(0), from],
          [at(0.1), from],
          [at(0.3), from + (to - from) * calm],
          [at(0.82), from + (to - from) * calm * 0.9],
          [at(1), from],
        ),
      );
    tilt(score, times(closer(-8, -13), side * near));
    // Without a head it is the trunk that tilts: one that sits would hang on an edge all the while if it leaned as
    // well.
    if (figure.roles.head || !sits(score)) lean(score, later(times(closer(-4, -7), side * near), 0.06));
    hips(score, later(times(closer(0.012, 0.022), side), 0.1));
    turn(score, times(closer(-0.35, -0.6), side));
    look(score, 'translateX', times(closer(-0.014, -0.022), side));
    const nods = each(cycles, length, (at) =>
      beats(
        [at(0), 0],
        [at(0.44), 0],
        [at(0.49), -0.25 * calm, 'easeOut'],
        [at(0.56), 0.95 * calm],
        [at(0.64), -0.12 * calm],
        [at(0.72), 0.6 * calm],
        [at(0.8), -0.05 * calm],
        [at(0.86), 0],
        [at(1), 0],
      ),
    );
    pitch(score, nods);
    brows(
      score,
      each(cycles, length, (at) =>
        beats(
          [at(0), 0.022],
          [at(0.42), 0.026],
          [at(0.48), 0.055],
          [at(0.6), 0.03],
          [at(0.65), 0.048],
          [at(0.78), 0.022],
          [at(1), 0.022],
        ),
      ),
    );
    worry(score, closer(4, 7));
    eyes(score, Array.from({ length: cycles }, (_, i) => blinkAt(score, (i + 0.52) * length)).flat());
    if (limb?.kind === 'arm') {
      const turns = reachTo(score, limb, tilted(score, places(score, limb).ear, -9 * side * near * gain));
      limb.links.forEach((part, index) =>
        score.add(part, 'rotate', move([1.5, 2.5 * gain, 6 * gain][index] ?? 0, 0.2 - index * 0.08, 1, turns[index])),
      );
    }
    ripple(score, move(4, 0.2, 1, 3), 0.25);
    ears(
      score,
      each(cycles, length, (at) =>
        beats([at(0), -6], [at(0.3), -9 * calm], [at(0.34), -3], [at(0.4), -9 * calm], [at(0.85), -7], [at(1), -6]),
      ),
    );
    wag(score, move(6, 0.4));
    mouth(score, ['smile', 'mm'], 0, seconds);
    ambient(score, { breathSeconds: 3.6, breath: 0.016 });
  },
};

/** Where a point on the head goes when the head is tilted by degrees. */
function tilted(
  { figure: { anatomy, roles } }: Score,
  [x, y]: readonly [number, number],
  degrees: number,
): [number, number] {
  const head = anatomy.part(roles.head ?? '');
  return head?.rotateLimits
    ? apply(aboutPivot(head.pivot, heldRotation(degrees, head.rotateLimits), 1, 1, 0, 0), x, y)
    : [x, y];
}
