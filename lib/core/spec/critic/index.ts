import type { MascotSpec } from '../schema';
import { cap } from './cap';
import { contrast } from './contrast';
import { eyes } from './eyes';
import { face } from './face';
import { feature } from './feature';
import { RIG_RULES, type RigFinding, type RigRule } from './finding';
import { joint } from './joint';
import { separation } from './separation';
import { silhouette } from './silhouette';
import { studyOf, type Study } from './study';

export { RIG_RULES } from './finding';
export type { RigFinding, RigRule } from './finding';

const RULES: Record<RigRule, (study: Study) => RigFinding[]> = {
  silhouette,
  separation,
  eyes,
  feature,
  joint,
  cap,
  face,
  contrast,
};

/**
 * What a character designer would object to in an accepted spec, at rest and at the limits of its joints, by all rules
 * or by some. Empty when it passes.
 */
export function critiqueRig(spec: MascotSpec, rules: readonly RigRule[] = RIG_RULES): RigFinding[] {
  const study = studyOf(spec);
  return rules.flatMap((rule) => RULES[rule](study));
}
