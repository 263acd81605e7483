import { later, swing, times, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { blinkAt, eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { arcOf, fromRest, held } from '../../shapes';

/** Smiles: the cheeks and the head rise with the mouth, and stay up. */
const smile =
  (eyesToo: boolean) =>
  (score: Score): void => {
    const arc = arcOf(score, 0.3, 0.35);
    const { seconds } = score;
    mouth(score, eyesToo ? ['open', 'smile', 'ah'] : ['smile', 'open'], arc.enter * 0.5, seconds - arc.leave * 0.4);
    if (eyesToo) eyes(score, [{ from: arc.enter * 0.7, to: seconds - arc.leave * 0.5, state: 'happy' }]);
    else eyes(score, [...blinkAt(score, arc.enter * 0.4)]);
    brows(score, held(arc, 0.028, 0.02));
    tilt(score, held(arc, 4, 0.08));
    pitch(score, held(arc, -0.22, 0.05));
    squash(score, held(arc, 0.018, 0.04));
  };

/** Laughs in bursts: the head is back, the body shakes and the eyes are shut. */
function laugh(score: Score): void {
  const { seconds, figure } = score;
  const arc = arcOf(score, 0.3, 0.4);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = Math.max(3, Math.round((to - from) / 0.2));
  const shakes = swing({ from, seconds: to - from, cycles: count, by: 1 });
  const chuckle = (by: number): Beat[] => fromRest(score, times(shakes, by));
  squash(score, chuckle(figure.roles.head ? 0.03 : 0.04));
  // The trunk doubles up and straightens more slowly than the laugh itself.
  const rolls = Math.max(1, Math.round((to - from) / 0.7));
  lean(score, fromRest(score, swing({ from, seconds: to - from, cycles: rolls, by: 3.5 })));
  pitch(
    score,
    fromRest(
      score,
      swing({ from: from + 0.05, seconds: to - from - 0.05, cycles: rolls, by: 0.6, phase: 0.5, middle: 0 }),
    ),
  );
  pitch(score, held(arc, -0.6, 0.02));
  pitch(score, later(chuckle(0.22), 0.04));
  tilt(score, held(arc, 4, 0.06));
  for (const limb of [figure.left, figure.right])
    if (limb)
      score.add(
        limb.links[0],
        'rotate',
        times(
          held(arc, 14, limb === figure.left ? 0.05 : 0.1),
          limb.outward * (limb.carries ? 0.2 : limb.kind === 'leg' ? 0.15 : 0.8),
        ),
      );
  brows(score, held(arc, 0.035));
  ears(score, chuckle(3));
  eyes(score, [{ from: from * 0.7, to: to + arc.leave * 0.3, state: 'happy' }]);
  const burst = (to - from) / count;
  mouths(
    score,
    Array.from({ length: count }, (_, i) => [
      { from: from + i * burst, to: from + (i + 0.62) * burst, states: ['ah', 'open'] },
      { from: from + (i + 0.62) * burst, to: from + (i + 1) * burst, states: ['open', 'smile'] },
    ]).flat(),
  );
}

/** Moves that smile and laugh. */
export const LAUGHING = {
  smile: {
    title: 'smile',
    words: ['smile', 'smirk', 'give ~a smile'],
    seconds: 1.5,
    kind: 'held',
    by: 'face',
    compose: smile(false),
  },
  grin: {
    title: 'grin',
    words: ['grin', 'beam', 'smile broadly', 'smile widely'],
    seconds: 1.5,
    kind: 'held',
    by: 'face',
    compose: smile(true),
  },
  laugh: {
    title: 'laugh',
    words: [
      'laugh',
      'giggle',
      'chuckle',
      'crack up',
      'cackle',
      'snicker',
      'laugh out loud',
      'burst out laughing',
      'burst into laughter',
      'lol',
    ],
    seconds: 1.9,
    kind: 'held',
    by: 'face',
    compose: laugh,
  },
} satisfies Record<string, Move>;
