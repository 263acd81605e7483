import type { KitStroke } from '../strokes';

/** A region of the body that a garment covers in its own material. */
export type Covered = 'trunk' | 'arms' | 'sleeves' | 'hands' | 'legs' | 'thighs' | 'feet';

/**
 * The coordinate system that a garment is drawn in, scaled to the figure. Each has an origin, and says how long 100
 * units of x and of y are.
 * - `trunk`: origin at the centre of the neckline; x half the waist's width, y from the neckline to the hem.
 * - `crown`: origin at the centre of the hat's brim; x half the hat's width, y half the head's height.
 * - `eyes`: origin midway between the eyes; x and y the distance from there to an eye.
 * - `ears`: origin at the centre of the head; x half its width, y half its height.
 * - `pendant`: origin at the centre of the collar; x and y 50 pixels of the reference figure.
 * - `nose`: origin at the centre of the nose; x and y half the head's width.
 * - `brow`: origin midway between eyes and nose; x and y the distance from the middle to an eye.
 * - `wrist`: origin at a wrist, y along the arm; x and y half the arm's thickness.
 * - `forearm`: origin at an elbow, y to the wrist; x half the arm's thickness.
 * - `hand`, `hands`: origin at the centre of a hand, or of each; x and y its radius.
 * - `elbows`, `knees`: origin at each of the two joints, y along the limb; x and y half its thickness.
 */
export type GarmentFrame = 'trunk' | 'crown' | 'eyes' | 'ears' | 'pendant' | 'nose' | 'brow' | LimbFrame;

const LIMB_FRAMES = ['wrist', 'forearm', 'elbows', 'knees', 'hand', 'hands'] as const;

/** The frames of what is worn on limbs. */
export type LimbFrame = (typeof LIMB_FRAMES)[number];

/** Whether a frame is one of a limb. */
export const isLimbFrame = (frame: GarmentFrame): frame is LimbFrame => LIMB_FRAMES.some((limb) => limb === frame);

/** A garment as data; the first of its colours is the colour of the garment itself. */
export interface GarmentRow {
  /** Words that name it, in several languages; `_` joins the words of a phrase. */
  words: string;
  place:
    | 'trunk'
    | 'head'
    | 'eyes'
    | 'ears'
    | 'feet'
    | 'legs'
    | 'pendant'
    | 'nose'
    | 'chest'
    | 'wrists'
    | 'fingers'
    | 'hands'
    | 'elbows'
    | 'knees';
  colors: Readonly<Record<string, string>>;
  frame: GarmentFrame;
  covers?: readonly Covered[];
  /** Shapes that are clipped to the outline of the trunk. */
  strokes: readonly KitStroke[];
  /** Shapes that may extend beyond the outline of the trunk. */
  loose?: readonly KitStroke[];
  /** Shapes on the trunk that go with those on a limb, drawn for an arm on the viewer's right. */
  hung?: readonly KitStroke[];
  /** For what is worn on one side: the words of body parts that tell which. */
  sided?: string;
  /** The height of the garment above the head, in half head heights. */
  rise?: number;
  /** Whether its default colour may be replaced by one that contrasts with the body. */
  recoloured?: boolean;
  /** Whether it replaces the shirt of a person. */
  bare?: boolean;
}
