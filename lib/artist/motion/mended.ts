import { critique, repairClip } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A clip in which the motion critic's findings are repaired, with a note on each repair. */
export function mended(spec: MascotSpec, clip: AnimationClip): { clip: AnimationClip; notes: string[] } {
  const findings = critique(spec, clip);
  if (!findings.length) return { clip, notes: [] };
  const { clip: sound, repaired } = repairClip(spec, clip, findings);
  return {
    clip: sound,
    notes: repaired.length ? [`Smoothed ${repaired.length} rough ${repaired.length === 1 ? 'spot' : 'spots'}.`] : [],
  };
}
