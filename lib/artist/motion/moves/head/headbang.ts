import { later, swing, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import type { Move } from '../../manner';
import { cyclesOf } from '../../shapes';

/** Swings the head up and down to a beat. */
function headbang(score: Score): void {
  const { seconds, gain } = score;
  const count = cyclesOf(score, 0.4);
  const bang = swing({ from: 0, seconds, cycles: count, by: 1, phase: 0.75 });
  pitch(score, times(bang, 1.1));
  squash(score, later(times(bang, -0.035), 0.05));
  lean(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 4)), by: 3 }));
  tilt(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(count / 2)), by: 4, phase: 0.2 }));
  bothLimbs(score, swing({ from: 0, seconds, cycles: count, by: 9 * gain, middle: 12 * gain, phase: 0.6 }), 0.05);
  ears(score, later(times(bang, 8), 0.06));
  ripple(score, later(times(bang, 6), 0.06), 0.03);
  eyes(score, [{ from: 0, to: seconds, state: 'closed' }]);
  mouth(score, ['open', 'ah'], 0, seconds);
}

/** Head moves to a beat. */
export const HEADBANG = {
  headbang: {
    title: 'headbang',
    words: [
      'headbang',
      'bang head',
      'rock out',
      'bob head',
      'rock ~to ~the music',
      'vibe',
      'head bob',
      'nod along',
      'jam',
      'nod ~to ~the music',
      'nod ~to ~the beat',
    ],
    seconds: 1.6,
    kind: 'cycle',
    by: 'head',
    compose: headbang,
  },
} satisfies Record<string, Move>;
