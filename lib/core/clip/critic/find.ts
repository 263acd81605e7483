import { motionPropsOf } from '../../spec/motion-props';
import { anticipation } from './anticipation';
import { canvas } from './canvas';
import { easing } from './easing';
import { CRITIC_RULES, type CriticRule, type MotionFinding } from './finding';
import { flashes } from './flashes';
import { hold } from './hold';
import { keys } from './keys';
import { limits } from './limits';
import { offset } from './offset';
import { seam } from './seam';
import type { Take } from './take';
import { twins } from './twins';
import { volume } from './volume';

const RULES: Record<CriticRule, (take: Take) => MotionFinding[]> = {
  keys,
  limits,
  volume,
  easing,
  seam,
  anticipation,
  twins,
  offset,
  flashes,
  hold,
  canvas,
};

/**
 * Gives the findings of every rule for a clip, in order of time. No rule judges motion props, because they appear,
 * vanish and fly like thrown objects.
 */
export function findingsOf(take: Take): MotionFinding[] {
  const props = new Set(motionPropsOf(take.rig.spec).map(({ id }) => id));
  return CRITIC_RULES.flatMap((rule) => RULES[rule](take))
    .filter(({ part }) => !props.has(part ?? ''))
    .sort((a, b) => a.t - b.t);
}
