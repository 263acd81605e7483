import { critique, repairClip, type MotionFinding, type Repair } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A motion for the critic, which also mends it where it is told to. */
export interface ReviewTask {
  spec: MascotSpec;
  clip: AnimationClip;
  mend: boolean;
}

/** What the critic finds, and what came of the mending; null where nothing was to be mended. */
export interface Review {
  findings: MotionFinding[];
  repair: Repair | null;
}

/** In a thread, for it takes a while: has the critic look at a motion. */
export function reviewMotion({ spec, clip, mend }: ReviewTask): Review {
  const findings = critique(spec, clip);
  return { findings, repair: mend && findings.length ? repairClip(spec, clip, findings) : null };
}
