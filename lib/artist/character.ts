import type {
  BuildId,
  ColorRegion,
  FaceMood,
  Feature,
  Haircut,
  RestPoseId,
  FigureView,
} from '@/lib/core/sheet/vocabulary';
import type { SpeciesId } from './species';
import type { BodyShape } from './words/face';
import type { FloorThing, Wear } from './words/garment-ids';
import type { Patterns } from './words/patterns';

/** Who is drawn: a character sheet as the builders read it. Colours are hex. */
export interface Character {
  species: SpeciesId;
  /** The word that it is called by, null for the species' own. */
  subject: string | null;
  /** Its profession or theme, null for none. */
  role: string | null;
  /** The breed of the species by its title, null for one chosen at random. */
  breed: string | null;
  colors: Partial<Record<ColorRegion, string>>;
  /** Patterns of places and items; others are plain. */
  patterns?: Patterns;
  /** A person's haircut, null for one that suits it. */
  cut: Haircut | null;
  mood: FaceMood;
  features: ReadonlySet<Feature>;
  /** How an upright body is built, null for a build that suits it. */
  build: BuildId | null;
  /** How an upright body is drawn at rest, null for a pose that suits it. */
  pose: RestPoseId | null;
  /** From where it is seen; the front where it is left out. */
  view?: FigureView;
  shape: BodyShape;
  /** How large horns are against the usual, as a factor. */
  hornSize: number;
  wear: Wear[];
  /** What stands on the floor around it; nothing where it is left out. */
  around?: FloorThing[];
  allFours: boolean;
  /** The letter or digit that the mascot is, in lower case. */
  glyph?: string;
}
