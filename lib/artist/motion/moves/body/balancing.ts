import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { ears, ripple, wag } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { hips, lean } from '@/lib/core/clip/presets/stance';
import type { Manner, Move } from '../../manner';
import { arcOf, fromRest, held, sideOf } from '../../shapes';
import { bothHands } from './both-hands';

/** Stands on one leg with the other one drawn up and the hands over the head, and sways a little to keep its balance. */
function treePose(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const side = sideOf(how);
  const arc = arcOf(score, 0.7, 0.6);
  const { legs, feet } = figure.roles;
  const [raised, foot] = side > 0 ? [legs.right ?? feet.right, feet.right] : [legs.left ?? feet.left, feet.left];
  score.add(raised, 'rotate', held(arc, 34 * side, 0.02));
  score.add(raised, 'translateY', held(arc, -figure.height * 0.07, 0.02));
  if (foot !== raised) score.add(foot, 'rotate', held(arc, 24 * side, 0.08));
  hips(score, held(arc, -0.045 * side, 0));
  lean(score, held(arc, -3 * side, 0.03));
  bothHands(score, 'overhead', arc.enter + 0.12, arc.leave);
  const inner = seconds - arc.enter - arc.leave;
  const sways = fromRest(
    score,
    swing({ from: arc.enter, seconds: inner, cycles: Math.max(1, Math.round(inner / 1.1)), by: 1 }),
  );
  lean(score, times(sways, 1.6));
  tilt(score, later(times(sways, -2.2), 0.06));
  squash(score, held(arc, 0.045, 0.04, 0.6));
  pitch(score, held(arc, -0.4, 0.06));
  ears(score, held(arc, -5, 0.08));
  ripple(score, held(arc, 18, 0.04), 0.03);
  wag(score, later(times(sways, 8), 0.1));
  brows(score, held(arc, 0.015, 0.05));
  eyes(score, [{ from: arc.enter, to: seconds - arc.leave * 0.9, state: 'closed' }]);
  mouth(score, ['smile', 'mm'], arc.enter * 0.6, seconds - arc.leave * 0.4);
}

/** Poses on one leg. */
export const BALANCING = {
  tree_pose: {
    title: 'do a tree pose',
    words: [
      'do ~a tree pose',
      'tree pose',
      'do yoga',
      'do yoga ~tree pose',
      'strike ~a yoga pose',
      'stand ~on one leg',
      'balance ~on one leg',
      'balance',
      'meditate ~on one leg',
    ],
    seconds: 3.2,
    kind: 'held',
    by: 'body',
    compose: treePose,
  },
} satisfies Record<string, Move>;
