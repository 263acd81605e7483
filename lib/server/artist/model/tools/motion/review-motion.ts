import { critique, repairClip, type MotionFinding, type Repair } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A motion for the critic, which also mends it where `mend` is set. */
interface ReviewTask {
  spec: MascotSpec;
  clip: AnimationClip;
  mend: boolean;
}

/** What the critic finds, and what came of the mending; null where nothing was to be mended. */
interface Review {
  findings: MotionFinding[];
  repair: Repair | null;
}

/** Has the critic look at a motion. */
export function reviewMotion({ spec, clip, mend }: ReviewTask): Review {
  const findings = critique(spec, clip);
  return { findings, repair: mend && findings.length ? repairClip(spec, clip, findings) : null };
}
