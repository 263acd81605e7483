import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { composed } from './fit/compose';
import { takeOf, type Take } from './fit/take';
import type { Measured } from './measured';
import type { Wish } from './wish';

/**
 * A measured movement as a clip of a mascot, in so many seconds (null: as the video has it), as large, slow and often
 * as is wished for; without tracks where the mascot has nothing that could follow.
 */
export function followed(
  spec: MascotSpec,
  measured: Measured,
  { loop, pace, size }: Wish,
  seconds: number | null,
  name: string,
): { take: Take; clip: AnimationClip } {
  const take = takeOf(measured, { seconds, loop, pace });
  const { armLeft, armRight } = measured.curves;
  return { take, clip: composed(spec, take, { left: Math.min(...armLeft), right: Math.min(...armRight) }, size, name) };
}
