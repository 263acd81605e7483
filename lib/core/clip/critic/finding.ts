import type { Finding } from '../../finding';
import type { TrackProp } from '../schema';

/** The motion critic's rules in the best order of repair: the last ones depend on the result of the first ones. */
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

/** One thing a motion designer would object to in a clip. */
export interface MotionFinding extends Finding<CriticRule> {
  /** The moment of the clip, in seconds. */
  t: number;
  /** The property whose track it is about, if it is about one. */
  prop?: TrackProp;
}
