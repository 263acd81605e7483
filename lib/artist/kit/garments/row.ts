import type { KitStroke } from '../strokes';

/** What of a body a garment covers in its own cloth. */
export type Covered = 'trunk' | 'arms' | 'sleeves' | 'hands' | 'legs' | 'feet';

/**
 * The frame that a garment is drawn in. `trunk`: 0 is the middle of the neckline, 100 half a waist to the side and the
 * hem downward. `crown`: 0 is the middle of the brim's line, 100 half a hat to the side and half a head downward.
 * `eyes`: 0 is the middle between the eyes, 100 an eye's distance from it. `ears`: 0 is the middle of the head, 100 its
 * half width and half height.
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
