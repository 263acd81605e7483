import { critique, repairClip } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A clip with what the motion critic found in it mended, and a note of that for the person watching. */
export function mended(spec: MascotSpec, clip: AnimationClip): { clip: AnimationClip; notes: string[] } {
  const findings = critique(spec, clip);
  if (!findings.length) return { clip, notes: [] };
  const { clip: sound, repaired } = repairClip(spec, clip, findings);
  return {
    clip: sound,
    notes: repaired.length ? [`Smoothed ${repaired.length} rough ${repaired.length === 1 ? 'spot' : 'spots'}.`] : [],
  };
}
