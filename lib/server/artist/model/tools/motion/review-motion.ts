import { CRITIC_RULES, critique, repairClip, type MotionFinding, type Repair } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A motion for the critic; `mend` also asks for repairs. */
interface ReviewTask {
  spec: MascotSpec;
  clip: AnimationClip;
  mend: boolean;
}

/** The critic's findings, and the result of the repairs; null if none were asked for. */
interface Review {
  findings: MotionFinding[];
  repair: Repair | null;
}

/**
 * The rules whose repair keeps the poses. What leaves the canvas is for the model to pose anew: the repair would shrink
 * every movement of the figure.
 */
const KEEPING_POSES = CRITIC_RULES.filter((rule) => rule !== 'canvas');

/** Runs the motion critic, and its repairs if asked. */
export function reviewMotion({ spec, clip, mend }: ReviewTask): Review {
  const findings = critique(spec, clip);
  return { findings, repair: mend && findings.length ? repairClip(spec, clip, findings, KEEPING_POSES) : null };
}
