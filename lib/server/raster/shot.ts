import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Frame } from '@/lib/core/rig/frame';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A mascot at one moment: `seconds` into a motion, or at rest without one. */
export interface Shot {
  spec: MascotSpec;
  clip: AnimationClip | null;
  seconds: number;
}

/** The frame of a shot. */
export function frameOf({ spec, clip, seconds }: Shot): Frame {
  const rig = rigOf(spec);
  return render(rig, clip ? sample(compileClip(rig, clip), seconds) : {});
}
