import type { AnimationClip } from '../clip/schema';
import type { MascotSpec, PaletteEntry } from '../spec/schema';
import type { CharacterSheet } from './schema';
import type { BuildId, Detail, Haircut, RestPoseId } from './vocabulary';

/** A sheet with its drawing, clean as the service keeps it. */
export interface SheetDrawing {
  sheet: CharacterSheet;
  spec: MascotSpec;
  /** The palette of the drawing without the sheet's own palette colours. */
  plain: PaletteEntry[];
  traits: CharacterTraits;
}

/** Where on a body an item of the wardrobe goes. */
export const ITEM_PLACES = ['head', 'face', 'neck', 'trunk', 'legs', 'feet', 'hands', 'back', 'held', 'under'] as const;
export type ItemPlace = (typeof ITEM_PLACES)[number];

/** An item of the wardrobe as it is chosen. */
export interface WardrobeItem {
  id: string;
  /** Its name in words: "knight helmet". */
  title: string;
  place: ItemPlace;
  /** The spot that it takes: of two items at one spot only one is worn. */
  spot: string;
}

/** What a drawing shows, including what its sheet leaves open. */
export interface ShownTraits {
  build: BuildId;
  /** Null where a body without a build is not posed. */
  pose: RestPoseId | null;
  hair: Haircut | null;
  breed: string | null;
  /** The colours of a person's skin, hair and shirt, which is the body's; left out for others. */
  person: Pick<CharacterSheet['colors'], 'skin' | 'hair' | 'body'>;
  shape: Pick<CharacterSheet['body'], 'width' | 'legs' | 'head' | 'scale'>;
}

/** Which choices a character has, and what its drawing shows of them. */
export interface CharacterTraits {
  breeds: readonly string[];
  /** Whether it has a build and a rest pose: it stands on two legs. */
  isUpright: boolean;
  hasStances: boolean;
  hasHair: boolean;
  hasHorns: boolean;
  hasHead: boolean;
  hasLegs: boolean;
  shown: ShownTraits;
}

/** The subject of a picture of a drawing: the whole figure, its head, or an item with its surroundings. */
export type PictureView = 'figure' | 'head' | { item: string };

/** Words as they are typed, with the style and the detail that are chosen beside them. */
export interface TypedWords {
  prompt: string;
  style?: string;
  detail: Detail;
}

/** What an artist makes of words, in words of people. */
export interface WordsReading {
  understood: readonly string[];
  /** A sentence that says what stands in for what was asked; null where that is drawn for itself. */
  standIn: string | null;
  /** Words that the artist does not know how to draw. */
  unknown: readonly string[];
  /** Clothes and props that are left out, as something else is worn or held in their place. */
  unplaced: readonly string[];
  /** Subjects that are left out, as one mascot shows one. */
  others: readonly string[];
}

/** A drawing of words, with a sheet for each seed that was asked for: the first is drawn. */
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
  | { ask: 'picture'; sheet: CharacterSheet; view: PictureView; pixels: number };

/** The answers by question. */
export interface SheetAnswers {
  draw: SheetDrawing;
  /** Null where the words have nothing to draw from. */
  design: WordsDrawing | null;
  /** What the faults of the drawing cost it; 0 for none. */
  critique: number;
  idle: AnimationClip;
  wardrobe: readonly WardrobeItem[];
  picture: ImageBitmap;
}

/** A question by its number, and the answer or the failure to the question of that number. */
export type NumberedQuestion = SheetQuestion & { number: number };
export type NumberedAnswer = { number: number } & ({ answer: SheetAnswers[keyof SheetAnswers] } | { failure: string });
