import { beats, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouths, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { Move } from '../../manner';
import { arcOf, fromRest, held } from '../../shapes';

/** Cries in sobs: the brows are worried, the head is down and the shoulders jerk. */
function cry(score: Score): void {
  const { seconds, gain, figure } = score;
  const arc = arcOf(score, 0.5, 0.6);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = Math.max(2, Math.round((to - from) / 0.55));
  const length = (to - from) / count;
  const sobs = (up: number, late = 0): Beat[] =>
    fromRest(
      score,
      Array.from({ length: count }, (_, i) => {
        const at = (share: number): number => from + (i + share) * length + late;
        return beats([at(0), 0], [at(0.2), up], [at(0.42), up * 0.35], [at(0.58), up * 0.8], [at(0.96), 0]);
      }).flat(),
    );
  pitch(score, held(arc, 1.05, 0.04));
  pitch(score, sobs(-0.4, 0.04));
  squash(score, held(arc, -0.045));
  squash(score, sobs(0.032));
  tilt(score, held(arc, 5, 0.1));
  worry(score, held(arc, 15));
  brows(score, held(arc, 0.012));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        times(sobs(7 * gain, limb === figure.left ? 0.06 : 0.1), limb.outward * (limb.kind === 'leg' ? 0.2 : 1)),
      );
  ears(score, held(arc, 12, 0.1));
  eyes(score, [{ from: from * 0.6, to: to + arc.leave * 0.3, state: 'closed' }]);
  mouths(score, [
    { from: arc.enter * 0.4, to: from, states: ['sad'] },
    ...Array.from({ length: count }, (_, i) => [
      { from: from + i * length, to: from + (i + 0.5) * length, states: ['oh', 'sad'] },
      { from: from + (i + 0.5) * length, to: from + (i + 1) * length, states: ['sad', 'mm'] },
    ]).flat(),
    { from: to, to: seconds - arc.leave * 0.25, states: ['sad'] },
  ]);
}

/** Moves that cry. */
export const CRYING = {
  cry: {
    title: 'cry',
    words: ['cry', 'sob', 'weep', 'whimper', 'wail', 'burst into tears', 'shed tears', 'whine'],
    seconds: 2.6,
    kind: 'held',
    by: 'face',
    compose: cry,
  },
} satisfies Record<string, Move>;
