import { rigOf, type Rig } from '../../rig/rig';
import type { MascotSpec } from '../../spec/schema';
import type { AnimationClip } from '../schema';
import { findingsOf } from './find';
import type { MotionFinding } from './finding';
import { takeOf } from './take';

export { CRITIC_RULES } from './finding';
export type { CriticRule, MotionFinding } from './finding';
export { repairClip } from './repair';
export type { Repair } from './repair';

/**
 * Runs all rules of the motion critic on a clip; gives findings in order of time, none for a sound clip. The mascot is
 * an accepted spec or its rig, the clip one that `checkClip` accepts; times in seconds of the clip.
 */
export const critique = (mascot: MascotSpec | Rig, clip: AnimationClip): MotionFinding[] =>
  findingsOf(takeOf('spec' in mascot ? mascot : rigOf(mascot), clip));
