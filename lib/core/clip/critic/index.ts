import { rigOf, type Rig } from '../../rig/rig';
import type { MascotSpec } from '../../spec/schema';
import type { AnimationClip } from '../schema';
import { anticipation } from './anticipation';
import { canvas } from './canvas';
import { easing } from './easing';
import type { CriticRule, Finding } from './finding';
import { flashes } from './flashes';
import { hold } from './hold';
import { limits } from './limits';
import { offset } from './offset';
import { seam } from './seam';
import { takeOf, type Take } from './take';
import { twins } from './twins';
import { volume } from './volume';

export type { CriticRule, Finding } from './finding';

const RULES: Record<CriticRule, (take: Take) => Finding[]> = { anticipation, easing, volume, offset, twins, seam, limits, flashes, hold, canvas };

/**
 * What a motion designer would object to in a clip, in order of time; nothing when it is sound. The mascot is an accepted
 * spec or its rig, the clip one that `checkClip` accepts; times in seconds of the clip.
 */
export function critique(mascot: MascotSpec | Rig, clip: AnimationClip): Finding[] {
  const take = takeOf('spec' in mascot ? mascot : rigOf(mascot), clip);
  return Object.values(RULES).flatMap((rule) => rule(take)).sort((a, b) => a.t - b.t);
}
