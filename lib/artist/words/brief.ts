import type { HairCut } from './complexion';
import type { SpeciesId } from '../species';
import type { BodyShape, Feature, FaceMood } from './face';
import type { ColorRegion } from './regions';
import type { Wear } from './garment-ids';

/** A prompt as the designer understood it. Colours are hex. */
export interface Brief {
  species: SpeciesId;
  /** The prompt's own word for what is drawn, null when none was known. */
  subject: string | null;
  /**
   * What was asked for where the species only stands in for it, as it was written; null where it is drawn for itself.
   */
  standsInFor: string | null;
  /** The breed of the species that the words name, by its title. */
  breed: string | null;
  colors: Partial<Record<ColorRegion, string>>;
  /** A person's haircut, where the words name one. */
  cut: HairCut | null;
  mood: FaceMood;
  features: ReadonlySet<Feature>;
  shape: BodyShape;
  /** How large horns are against the usual, as a factor. */
  hornSize: number;
  wear: Wear[];
  /** Professions and themes by title: "barista". */
  themes: string[];
  /** "barista with a green apron": what was understood beyond the subject, in words. */
  understood: string[];
  /** Content words that no table knows. */
  unknown: string[];
  /** Subjects named beside the one that is drawn. */
  others: string[];
  allFours: boolean;
  /** The letter or digit that the mascot is, in lower case. */
  glyph?: string;
}
