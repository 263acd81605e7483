import { beats, later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { cascadeOf } from '../../cascade';
import { limbsFor, turnsTo } from '../../hands';
import type { Manner } from '../../manner';

/** Degrees by which a forearm dips to catch, and rises to throw. */
const SCOOP = { dip: -14, toss: 22 };

/** Juggles: the hands stay before the body and throw in turn, in time with the balls. */
export function juggle(score: Score, how: Manner): void {
  const { seconds, gain, figure } = score;
  const { beat, dwell } = cascadeOf(seconds, how.count);
  const count = Math.round(seconds / (2 * beat));
  const scoops = (from: number): Beat[] =>
    Array.from({ length: count }, (_, i): Beat[] => {
      const at = (share: number): number => i * 2 * beat + share;
      return beats([at(0), 0], [at(dwell * 0.55), SCOOP.dip], [at(dwell), SCOOP.toss, 'easeIn'], [at(2 * beat), 0]);
    })
      .flat()
      .map((each) => ({ ...each, at: each.at + from }));
  for (const limb of limbsFor(score, how, true)) {
    turnsTo(score, limb, 'offer').forEach((turn, index) =>
      score.add(limb.links[index], 'rotate', beats([0, turn], [seconds, turn])),
    );
    const late = limb.links === figure.right?.links ? beat : 0;
    const share = limb.outward * gain * (limb.kind === 'arm' ? 1 : 0.7);
    score.add(limb.links[1] ?? limb.links[0], 'rotate', later(times(scoops(0), share), late));
  }
  const sway = Array.from({ length: count }, (_, i) =>
    beats([i * 2 * beat, -1], [(i * 2 + 1) * beat, 1], [(i + 1) * 2 * beat, -1]),
  ).flat();
  tilt(score, times(sway, 2));
  squash(score, times(sway, 0.012));
  lean(score, later(times(sway, 2.5), beat * 0.4));
  pitch(score, beats([0, -0.5], [seconds, -0.5]));
  pitch(score, later(times(sway, 0.15), beat * 0.25));
  look(score, 'translateX', times(sway, 0.025));
  look(score, 'translateY', beats([0, -0.03], [seconds, -0.03]));
  brows(score, beats([0, 0.03], [seconds, 0.03]));
  mouth(score, ['smile', 'open'], 0, seconds);
}
