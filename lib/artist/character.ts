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
import type { BodyShape } from './words/body-words';
import type { FloorThing, Wear } from './words/garment-ids';
import type { Patterns } from './words/patterns';

/** The character to draw: a character sheet in the types of the builders. Colours are hex. */
export interface Character {
  species: SpeciesId;
  /** The word that the prompt uses for it; null for the title of the species. */
  subject: string | null;
  /** Its profession or theme; null for none. */
  role: string | null;
  /** The title of its breed; null for a random one. */
  breed: string | null;
  colors: Partial<Record<ColorRegion, string>>;
  /** Patterns by region or item; everything else is plain. */
  patterns?: Patterns;
  /** A person's haircut; null for a random one. */
  cut: Haircut | null;
  mood: FaceMood;
  features: ReadonlySet<Feature>;
  /** The build of an upright body; null for one that suits it. */
  build: BuildId | null;
  /** The rest pose of an upright body; null for one that suits it. */
  pose: RestPoseId | null;
  /** The viewing direction; `front` by default. */
  view?: FigureView;
  shape: BodyShape;
  /** The factor on the usual size of horns. */
  hornSize: number;
  wear: Wear[];
  /** The things on the floor around it; none by default. */
  around?: FloorThing[];
  allFours: boolean;
  /** The letter or digit that the mascot is, in lower case. */
  glyph?: string;
}
