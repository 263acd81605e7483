import type { Beat } from '@/lib/core/clip/presets/beats';
import type { Score } from '@/lib/core/clip/presets/score';

/** Scales the whole figure about its feet: 0 is its normal size, 0.2 is a fifth larger. */
export function size(score: Score, list: readonly Beat[], share = score.gain): void {
  const { root } = score.figure.roles;
  const scale = list.map((beat) => ({ ...beat, to: Math.max(0.02, 1 + beat.to * share) }));
  score.add(root, 'scaleX', scale);
  score.add(root, 'scaleY', scale);
  const below = score.figure.ground - (score.figure.anatomy.part(root)?.pivot[1] ?? score.figure.ground);
  if (Math.abs(below) > 1)
    score.add(
      root,
      'translateY',
      scale.map((beat) => ({ ...beat, to: -below * (beat.to - 1) })),
    );
}
