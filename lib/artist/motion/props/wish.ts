import type { PropThing } from './draw';

/** The ways to show props; `stagings` has a function for each. */
export type Staging =
  | 'hold'
  | 'both_hands'
  | 'lift'
  | 'sip'
  | 'shelter'
  | 'bite'
  | 'desk'
  | 'juggle'
  | 'throw'
  | 'catch'
  | 'kick'
  | 'drop'
  | 'toss'
  | 'dribble'
  | 'rope'
  | 'burst'
  | 'fall'
  | 'fireworks'
  | 'rise'
  | 'drip'
  | 'sweat'
  | 'spray'
  | 'orbit'
  | 'sign'
  | 'cloud'
  | 'cover'
  | 'barbell'
  | 'counter'
  | 'produce'
  | 'underfoot'
  | 'flash'
  | 'zap'
  | 'dug'
  | 'jet';

/** The sources of rising things. */
export type PropSource = 'head' | 'mouth' | 'chest' | 'hand' | 'top';

/** A prop that a motion shows. */
export interface PropWish {
  thing: PropThing;
  staging: Staging;
  /** The number of props; null for the usual number. */
  count: number | null;
  /** The requested colour: its word for part ids, and its value. */
  color: { word: string; hex: string } | null;
  source?: PropSource;
}
