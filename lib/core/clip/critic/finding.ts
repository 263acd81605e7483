import type { Finding } from '../../finding';
import type { TrackProp } from '../schema';

/** The rules of the motion critic in the best order of repair: later ones depend on the result of earlier ones. */
export const CRITIC_RULES = [
  'keys',
  'limits',
  'volume',
  'easing',
  'seam',
  'anticipation',
  'twins',
  'offset',
  'flashes',
  'hold',
  'canvas',
] as const;
export type CriticRule = (typeof CRITIC_RULES)[number];

/** One objection of the motion critic to a clip. */
export interface MotionFinding extends Finding<CriticRule> {
  /** The moment of the clip, in seconds. */
  t: number;
  /** The property whose track the finding concerns, if any. */
  prop?: TrackProp;
}
