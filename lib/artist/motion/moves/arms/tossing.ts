import { beats, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears, ripple } from '@/lib/core/clip/presets/limbs';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Score } from '@/lib/core/clip/presets/score';
import { limbsFor, turnsTo } from '../../hands';
import type { Manner, Move } from '../../manner';

/** The seconds of one toss, and the shares of it at which the thing leaves the hand and is caught again. */
export const TOSS = { seconds: 1.2, leaves: 0.3, lands: 0.82 } as const;

/** The number of tosses in so many seconds. */
export const tossesIn = (seconds: number): number => Math.max(1, Math.round(seconds / TOSS.seconds));

/** Degrees by which the forearm dips before a toss, rises with it, and gives way when it catches. */
const SCOOP = { dip: -16, toss: 30, give: -12 };

/** Tosses a thing up with one hand and catches it again; the eyes follow it. */
function toss(score: Score, how: Manner): void {
  const { seconds } = score;
  const count = tossesIn(seconds);
  const length = seconds / count;
  const each = (...steps: readonly (readonly [share: number, to: number])[]): Beat[] =>
    Array.from({ length: count }, (_, i) =>
      beats(...steps.map(([share, to]) => [(i + share) * length, to] as const)),
    ).flat();
  const [limb] = limbsFor(score, how);
  const side = limb ? -limb.outward : 1;
  if (limb) {
    turnsTo(score, limb, 'offer').forEach((turn, index) =>
      score.add(limb.links[index], 'rotate', beats([0, turn], [seconds, turn])),
    );
    const scoop = each(
      [0, 0],
      [TOSS.leaves * 0.6, SCOOP.dip],
      [TOSS.leaves, SCOOP.toss],
      [TOSS.lands - 0.1, 4],
      [TOSS.lands + 0.08, SCOOP.give],
      [1, 0],
    );
    score.add(limb.links[1] ?? limb.links[0], 'rotate', times(scoop, limb.outward * (limb.kind === 'arm' ? 1 : 0.6)));
  }
  const rise = each(
    [0, 0],
    [TOSS.leaves * 0.6, -0.05],
    [TOSS.leaves, 0.045],
    [0.56, 0.02],
    [TOSS.lands + 0.06, -0.035],
    [1, 0],
  );
  const gaze = each([0, 0], [TOSS.leaves, 0.2], [0.56, 1], [TOSS.lands, 0.1], [1, 0]);
  squash(score, rise);
  pitch(score, later(times(gaze, -0.8), 0.05));
  lean(score, times(each([0, 0], [TOSS.leaves, 4], [0.56, 2], [TOSS.lands, 5], [1, 0]), side));
  tilt(score, times(gaze, 5 * side));
  look(score, 'translateX', beats([0, 0.03 * side], [seconds, 0.03 * side]));
  look(score, 'translateY', times(gaze, -0.04));
  ears(score, later(times(rise, -90), 0.08));
  ripple(score, later(times(rise, 120), 0.06), 0.03);
  brows(score, times(gaze, 0.04));
  mouth(score, ['smile', 'open'], 0, seconds);
}

/** Moves that throw a thing up and catch it again. */
export const TOSSING = {
  toss_up: {
    title: 'toss up',
    words: [
      'flip ~a pancake',
      'toss ~a pancake',
      'flip ~a coin',
      'toss ~a coin',
      'toss ~a ball ~up',
      'toss ~up',
      'flip ~a burger',
      'toss ~pizza ~dough',
    ],
    seconds: TOSS.seconds * 2,
    length: (n) => TOSS.seconds * n,
    kind: 'cycle',
    by: 'arms',
    needs: 'arm',
    tool: true,
    compose: toss,
  },
} satisfies Record<string, Move>;
