import type { SpeciesColors } from '../species/species-colors';
import type { Marking } from '../shape/ink';
import type { Path } from '../shape/path';
import type { KitStroke } from './strokes';

/** The area for eyes and mouth on a thing: its centre and its half width and half height. */
export interface FaceSpot {
  x?: number;
  y: number;
  rx: number;
  ry: number;
}

/** The body of a thing: an outline about 250 units tall with 0, 0 at its centre, and the area of its face. */
export interface Solid {
  outline: Path;
  face: FaceSpot;
}

/**
 * A thing that becomes a character with a face, as data.
 * Its materials are `body`, `belly`, `accent`, `marking` and `nose`, and `colors` gives each a colour; that of
 * `marking` is called `marked`.
 */
export interface ThingRow {
  title: string;
  /** Words that name it, in several languages; `_` joins the words of a phrase. */
  words: string;
  /** Words of similar things that are drawn as this one. */
  like?: string;
  colors: SpeciesColors;
  names: readonly [string, ...string[]];
  solid: Solid;
  /** Patches of colour that are clipped to the outline of the body. */
  inside?: readonly Marking[];
  /** Shapes on the body, under the face. */
  marks?: readonly KitStroke[];
  /** Shapes behind the body, such as wheels, handles and wings. */
  behind?: readonly KitStroke[];
  /** Shapes above the body, which raise the position of a hat. */
  top?: readonly KitStroke[];
  /** The material of arms and legs, `body` by default. */
  limbs?: string;
  faceOn?: 'belly' | 'accent' | 'marking';
  /** The y of its shoulders, by default at the lower part of the face. */
  shoulderY?: number;
  /** The length of its legs; 0 for a thing without legs. */
  legs?: number;
  /** Whether a small version of it is also available as a prop. */
  held?: boolean;
}
