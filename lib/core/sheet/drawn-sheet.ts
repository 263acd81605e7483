import type { AnimationClip } from '../clip/schema';
import type { MascotSpec, PaletteEntry } from '../spec/schema';
import type { CharacterSheet } from './schema';
import type { BuildId, Detail, Haircut, Perch, RestPoseId } from './vocabulary';

/** A sheet with its drawing as an accepted spec, and the traits that the drawing shows. */
export interface SheetDrawing {
  sheet: CharacterSheet;
  spec: MascotSpec;
  /** The palette of the drawing without the sheet's own palette colours. */
  plain: PaletteEntry[];
  traits: CharacterTraits;
}

/** The body areas by which the items of the wardrobe are grouped. */
export const ITEM_PLACES = ['head', 'face', 'neck', 'trunk', 'legs', 'feet', 'hands', 'back', 'held', 'under'] as const;
export type ItemPlace = (typeof ITEM_PLACES)[number];

/** An item of the wardrobe as the studio offers it. */
export interface WardrobeItem {
  id: string;
  /** Its name for people, such as "knight helmet". */
  title: string;
  place: ItemPlace;
  /** The slot that it takes: a character wears at most one item per slot. */
  spot: string;
  /** The smallest and the largest factor of its size; null for an item that has the size of the body. */
  sizes: readonly [least: number, largest: number] | null;
  /** Whether it can stand on the floor beside the character. */
  stands: boolean;
}

/** The ends of the paint order to which a worn item can be moved. */
export const LAYER_ENDS = ['behind', 'in_front'] as const;
export type LayerEnd = (typeof LAYER_ENDS)[number];

/** The traits that a drawing shows, with the values that were chosen for open fields of its sheet. */
export interface ShownTraits {
  build: BuildId;
  /** Null for a body that has no rest poses because it is not upright. */
  pose: RestPoseId | null;
  hair: Haircut | null;
  breed: string | null;
  /** A person's colours of skin, hair and shirt (`body`); empty for any other character. */
  person: Pick<CharacterSheet['colors'], 'skin' | 'hair' | 'body'>;
  shape: Pick<CharacterSheet['body'], 'width' | 'legs' | 'head' | 'scale'>;
}

/**
 * The place of a prop: the character's own right or left hand, both hands with one prop in each, or a part of the
 * body. With null the drawing chooses the hand.
 */
export type PropPlace = 'right' | 'left' | 'both' | Perch | null;

/** The options that can be changed for a character, and their values in its drawing. */
export interface CharacterTraits {
  breeds: readonly string[];
  /** Whether it stands on two legs, and so has a build and a rest pose. */
  isUpright: boolean;
  hasStances: boolean;
  hasHair: boolean;
  hasHorns: boolean;
  hasHead: boolean;
  hasLegs: boolean;
  /** Whether its feet have shoes, unless it is barefoot. */
  isShod: boolean;
  /** Whether it has a pouch for a joey. */
  hasPouch: boolean;
  /** Whether it can be seen from several sides. */
  hasViews: boolean;
  /** The places that suit each of its props, by item. */
  propPlaces: Readonly<Record<string, readonly PropPlace[]>>;
  shown: ShownTraits;
}

/** The section of a drawing that a picture shows: the whole figure, its head, or an item with its surroundings. */
export type PictureView = 'figure' | 'head' | { item: string };

/** A prompt as typed, with the style and the level of detail chosen beside it. */
export interface TypedWords {
  prompt: string;
  style?: string;
  detail: Detail;
}

/** How the artist understood a prompt, as phrases to show to the user. */
export interface WordsReading {
  /** What is drawn as asked. */
  understood: readonly string[];
  /** A sentence that names the substitute for a subject that cannot be drawn; null if the subject itself is drawn. */
  standIn: string | null;
  /** Words that the artist does not know how to draw. */
  unknown: readonly string[];
  /** Clothes and props that are left out because another item takes their slot. */
  unplaced: readonly string[];
  /** Subjects that are left out, because a mascot shows only one. */
  others: readonly string[];
}

/** The result for a prompt: a sheet for each requested seed, and the drawing of the first one. */
export interface WordsDrawing {
  drawing: SheetDrawing;
  sheets: readonly CharacterSheet[];
  reading: WordsReading;
}

/** The requests of the studio to the worker that draws sheets. */
export type SheetQuestion =
  | { ask: 'draw'; sheet: CharacterSheet }
  | { ask: 'design'; words: TypedWords; seeds: readonly number[] }
  | { ask: 'critique'; sheet: CharacterSheet }
  | { ask: 'idle'; sheet: CharacterSheet }
  | { ask: 'wardrobe' }
  | { ask: 'layers'; sheet: CharacterSheet; item: string }
  | { ask: 'picture'; sheet: CharacterSheet; view: PictureView; pixels: number };

/** The answers by question. */
export interface SheetAnswers {
  draw: SheetDrawing;
  /** Null if the prompt names nothing that can be drawn. */
  design: WordsDrawing | null;
  /** The critic's cost of the drawing: the sum over its faults, 0 for none. */
  critique: number;
  idle: AnimationClip;
  wardrobe: readonly WardrobeItem[];
  /** The ends to which the item can be moved with a visible effect. */
  layers: readonly LayerEnd[];
  picture: ImageBitmap;
}

/** A request with its number; the response has the same number, and either an answer or an error message. */
export type NumberedQuestion = SheetQuestion & { number: number };
export type NumberedAnswer = { number: number } & ({ answer: SheetAnswers[keyof SheetAnswers] } | { failure: string });
