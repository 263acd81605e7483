import type { SpeciesColors } from '../species/species-colors';
import type { Marking } from '../shape/ink';
import type { Path } from '../shape/path';
import type { KitStroke } from './strokes';

/** Where a thing has its eyes and mouth: the middle of a calm area and its half sizes. */
export interface FaceSpot {
  x?: number;
  y: number;
  rx: number;
  ry: number;
}

/** The body of a thing about its middle, some 250 units tall, and where its face goes. */
export interface Solid {
  outline: Path;
  face: FaceSpot;
}

/**
 * A thing with a face, as data. Materials are `body`, `belly`, `accent`, `marking` and `nose`; the colours are the
 * thing's own, `marked` being that of `marking`.
 */
export interface ThingRow {
  title: string;
  /** Words that name it, in several languages; two words are joined by `_`. */
  words: string;
  /** Words of things that it stands in for. */
  like?: string;
  colors: SpeciesColors;
  names: readonly [string, ...string[]];
  solid: Solid;
  /** Patches that end at the outline. */
  inside?: readonly Marking[];
  /** What is drawn on the body, under the face. */
  marks?: readonly KitStroke[];
  /** What is drawn behind the body, such as wheels, handles and wings. */
  behind?: readonly KitStroke[];
  /** What rises from its top and makes room for a hat. */
  top?: readonly KitStroke[];
  /** The material of arms and legs. */
  limbs?: string;
  faceOn?: 'belly' | 'accent' | 'marking';
  /** The height of its legs; 0 for one that stands by itself. */
  legs?: number;
  /** Whether it is small enough to be held in a hand. */
  held?: boolean;
}
