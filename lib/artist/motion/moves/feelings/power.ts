import { beats, times } from '@/lib/core/clip/presets/beats';
import { sink, squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { mouths, pitch, tilt } from '@/lib/core/clip/presets/face';
import { bothLimbs, ears, ripple } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { momentsOf } from '../../shapes';

/** Powers down in jerks, hangs forward motionless, and starts up again at once. */
export function powerDown(score: Score): void {
  const { seconds, gain } = score;
  const at = momentsOf(score);
  // Each jerk goes further than the one before, with a stop between, like gears that lose their power.
  const down = beats(
    [0, 0],
    [at(0.08), -0.08, 'easeOut'],
    [at(0.14), 0.28, 'easeIn'],
    [at(0.22), 0.24],
    [at(0.28), 0.58, 'easeIn'],
    [at(0.36), 0.54],
    [at(0.44), 1.04, 'easeIn'],
    [at(0.5), 1],
    [at(0.84), 1],
    [at(0.91), -0.14, 'easeIn'],
    [at(0.95), 0.05],
    [seconds, 0],
  );
  pitch(score, times(down, 1.5));
  tilt(score, times(down, 9));
  lean(score, times(down, 5));
  sink(score, times(down, 0.012));
  squash(score, times(down, -0.06));
  bothLimbs(score, times(down, -7 * gain), 0.05);
  ears(score, times(down, 12));
  ripple(score, times(down, -6), 0.03);
  eyes(score, [
    { from: at(0.14), to: at(0.3), state: 'half' },
    { from: at(0.3), to: at(0.9), state: 'closed' },
    { from: at(0.9), to: at(0.97), state: 'wide' },
  ]);
  mouths(score, [
    { from: at(0.12), to: at(0.88), states: ['mm', 'sad'] },
    { from: at(0.9), to: at(0.98), states: ['oh', 'open'] },
  ]);
}
