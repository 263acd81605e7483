import type { Finding } from '../../finding';

/** The rig critic's rules (craft: the automatic gate). */
export const RIG_RULES = ['silhouette', 'separation', 'eyes', 'feature', 'joint', 'cap', 'face', 'contrast'] as const;
export type RigRule = (typeof RIG_RULES)[number];

/** One thing a character designer would object to in a rig. */
export type RigFinding = Finding<RigRule>;
