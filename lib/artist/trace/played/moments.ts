import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Pose } from '@/lib/core/rig/pose';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { clipOf, roomOf } from '../../motion/perform';
import { timelineOf } from '../../motion/timeline';
import { readMotion } from '../../motion/words/read';

/** The test motions of a rebuilt mascot, in the form that follows "when it". */
export type Doing = 'waves' | 'talks' | 'walks';

/** A pose during a motion. */
export interface Moment {
  doing: Doing;
  pose: Pose;
}

/** The tested moments of each motion, as shares of its duration, at which limbs are displaced most. */
const LOOKS: Record<Doing, readonly number[]> = {
  waves: [0.18, 0.33, 0.48, 0.64],
  talks: [0.15, 0.35, 0.7],
  walks: [0.12, 0.37, 0.7],
};

/** The tested moments of a wave, of speech and of a walk, composed for a rig. */
export function momentsOf(spec: MascotSpec): Moment[] {
  const clips: Record<Doing, AnimationClip> = {
    waves: presetClip(spec, 'wave'),
    talks: presetClip(spec, 'talk'),
    walks: walkOf(spec),
  };
  return (Object.keys(clips) as Doing[]).flatMap((doing) => {
    const motion = compileClip(rigOf(spec), clips[doing]);
    return LOOKS[doing].map((share) => ({ doing, pose: sample(motion, share * motion.duration) }));
  });
}

/** The clip of a walk, as a prompt would make it. */
function walkOf(spec: MascotSpec): AnimationClip {
  const timeline = timelineOf(readMotion('walk'), undefined);
  return clipOf(
    spec,
    timeline,
    timeline.scenes.map((scene) => roomOf(spec, scene)),
    'walk',
  );
}
