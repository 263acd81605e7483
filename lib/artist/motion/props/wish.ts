import type { PropThing } from './draw';

/** How a motion shows its props; `stagings` has a function for each. */
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
  | 'cloud';

/** Where things that rise come from. */
export type PropSource = 'head' | 'mouth' | 'chest' | 'hand' | 'top';

/** What a motion shows beside the character. */
export interface PropWish {
  thing: PropThing;
  staging: Staging;
  /** How many; null for as many as are usual. */
  count: number | null;
  /** A colour that was said: its word, for ids, and its value. */
  color: { word: string; hex: string } | null;
  source?: PropSource;
}
