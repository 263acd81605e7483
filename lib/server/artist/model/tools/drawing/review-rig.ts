import { critiqueRig, type RigFinding } from '@/lib/core/spec/critic';
import { hiddenParts, type HiddenPart } from '@/lib/core/spec/critic/hidden';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A drawing for the critic; `drawn` are the parts that were drawn anew. */
interface RigToReview {
  spec: MascotSpec;
  drawn: readonly string[];
}

/** The critic's findings, and the newly drawn parts that cannot be seen. */
interface RigReview {
  findings: RigFinding[];
  hidden: HiddenPart[];
}

/** Runs the rig critic, and looks for new parts behind others. */
export function reviewRig({ spec, drawn }: RigToReview): RigReview {
  return { findings: critiqueRig(spec), hidden: hiddenParts(spec, drawn) };
}
