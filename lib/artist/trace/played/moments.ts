import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Pose } from '@/lib/core/rig/pose';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { clipOf, roomOf } from '../../motion/perform';
import { timelineOf } from '../../motion/timeline';
import { readMotion } from '../../motion/words/read';

/** What every mascot is asked to do, as it stands after "when it". */
export type Doing = 'waves' | 'talks' | 'walks';

/** A pose that a motion goes through. */
export interface Moment {
  doing: Doing;
  pose: Pose;
}

/** When to look, as shares of a motion: where limbs have gone furthest. */
const LOOKS: Record<Doing, readonly number[]> = {
  waves: [0.18, 0.33, 0.48, 0.64],
  talks: [0.15, 0.35, 0.7],
  walks: [0.12, 0.37, 0.7],
};

/** The moments of a wave, of talk and of a walk, made for a rig. */
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

/** A walk, as the words for it are played. */
function walkOf(spec: MascotSpec): AnimationClip {
  const timeline = timelineOf(readMotion('walk'), undefined);
  return clipOf(
    spec,
    timeline,
    timeline.scenes.map((scene) => roomOf(spec, scene)),
    'walk',
  );
}
