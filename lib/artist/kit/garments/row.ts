import type { KitStroke } from '../strokes';

/** What of a body a garment covers in its own cloth. */
export type Covered = 'trunk' | 'arms' | 'sleeves' | 'hands' | 'legs' | 'feet';

/**
 * The coordinate system that a garment is drawn in, scaled to the figure. Each has an origin, and says how long 100
 * units of x and of y are.
 * - `trunk`: origin at the centre of the neckline; x half the waist's width, y from the neckline to the hem.
 * - `crown`: origin at the centre of the hat's brim; x half the hat's width, y half the head's height.
 * - `eyes`: origin midway between the eyes; x and y the distance from there to an eye.
 * - `ears`: origin at the centre of the head; x half its width, y half its height.
 */
export type GarmentFrame = 'trunk' | 'crown' | 'eyes' | 'ears';

/** A garment as data; the first of its colours is its own. */
export interface GarmentRow {
  /** Words that name it, in several languages; two words are joined by `_`. */
  words: string;
  place: 'trunk' | 'head' | 'eyes' | 'ears' | 'feet' | 'legs';
  colors: Readonly<Record<string, string>>;
  frame: GarmentFrame;
  covers?: readonly Covered[];
  /** What is drawn within the outline of the trunk. */
  strokes: readonly KitStroke[];
  /** What hangs over the outline. */
  loose?: readonly KitStroke[];
  /** How far it rises above the head, in half head heights. */
  rise?: number;
  /** Whether it may change its usual colour to stand out from the body. */
  recoloured?: boolean;
  /** Whether a person wears no shirt under it. */
  bare?: boolean;
}
