import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { tearDetector } from '@/lib/server/artist/builtin/trace/played/tears';

/** The presets that rotate limbs most, and the sampled times of each. */
const PRESETS = ['wave', 'jump', 'dance', 'celebrate'] as const;
const MOMENTS = [0.2, 0.4, 0.5, 0.6, 0.8];

/** The area of gaps that open in a moving figure, in thousandths of its area: the mean over the sampled times. */
export function tearsOf(spec: MascotSpec): number {
  const { tearsAt } = tearDetector(spec);
  const moments = PRESETS.flatMap((preset) => {
    const motion = compileClip(rigOf(spec), presetClip(spec, preset));
    return MOMENTS.map((share) => tearsAt(sample(motion, share * motion.duration)).torn);
  });
  return moments.reduce((sum, each) => sum + each, 0) / moments.length;
}
