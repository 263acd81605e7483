import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/**
 * What an artist says while it works: a line for the person watching, a valid draft, a tool it uses with what went in
 * and came back, or money spent so far (USD, added up by the caller).
 */
export type ArtistEvent =
  | { type: 'progress'; text: string }
  | { type: 'tool_call'; tool: string; call_id: string }
  | { type: 'tool_input_delta'; call_id: string; text: string }
  | { type: 'tool_result'; call_id: string; text: string; is_error: boolean }
  | { type: 'draft'; spec: MascotSpec }
  | { type: 'draft_clip'; clip: AnimationClip }
  | { type: 'usage'; cost_usd: number };

/** Why an artist gave up; `message` is a full sentence for the person who asked. */
export type ArtistErrorCode =
  'not_supported' | 'not_understood' | 'nothing_changed' | 'cost_ceiling' | 'service' | 'bad_input';

/** The only error an artist throws of its own; an abort of the signal throws the signal's reason instead. */
export class ArtistError extends Error {
  readonly code: ArtistErrorCode;
  constructor(code: ArtistErrorCode, message: string) {
    super(message);
    this.name = 'ArtistError';
    this.code = code;
  }
}

/** What surrounds one piece of work: when to stop, what it may cost, and the seed that makes it repeatable. */
export interface ArtistContext {
  signal: AbortSignal;
  maxCostUsd: number;
  seed: string;
}

/**
 * A piece of work: iterate for events, the generator's return value is the result. `finishWork` runs one to its end.
 */
export type ArtistWork<Result> = AsyncGenerator<ArtistEvent, Result, void>;

export type Detail = 'standard' | 'high';

/** File bytes handed to an artist, with their media type. */
export interface ArtistFile {
  bytes: Uint8Array;
  mime: string;
}

export interface DesignInput {
  prompt: string;
  style?: string;
  name?: string;
  notes?: string;
  detail: Detail;
}

export interface DesignResult {
  spec: MascotSpec;
  summary: string;
  /** That another subject was drawn than was asked for, in a sentence: nothing is charged then. */
  standIn?: string;
}

export interface RebuildInput {
  image: ArtistFile;
  prompt?: string;
  style?: string;
  name?: string;
  notes?: string;
  detail: Detail;
}

/**
 * `fidelity` is the likeness to the upload, 0 to 1; `needsReview` says that somebody should look at the rig before it
 * is used.
 */
export interface RebuildResult extends DesignResult {
  fidelity: number;
  needsReview: boolean;
  warnings: string[];
}

/** `previous` is the drawing before the current one, for instructions that look back; null where there is none. */
export interface EditInput {
  spec: MascotSpec;
  previous?: MascotSpec | null;
  instruction: string;
}

export interface EditResult extends DesignResult {
  warnings: string[];
}

/** A variant keeps part ids, parents, pivots and anchors. */
export interface VariantInput {
  spec: MascotSpec;
  name: string;
  instruction: string;
}

export interface AnimateInput {
  spec: MascotSpec;
  prompt: string;
  name?: string;
  durationSeconds?: number;
}

export interface AnimateResult {
  clip: AnimationClip;
  summary: string;
}

export interface AnimateFromVideoInput {
  spec: MascotSpec;
  video: ArtistFile;
  prompt?: string;
  name?: string;
  durationSeconds?: number;
}

export interface SuggestInput {
  spec: MascotSpec;
  useCase?: string;
}

export interface Suggestion {
  name: string;
  prompt: string;
  duration: number;
  loop: boolean;
  why: string;
}

export interface SuggestResult {
  suggestions: Suggestion[];
}

/**
 * A scene to compose: `width` and `height` in pixels, the mascot as it is `seconds` into a clip, at rest without one.
 */
export interface SceneInput {
  spec: MascotSpec;
  prompt: string;
  width: number;
  height: number;
  clip: AnimationClip | null;
  seconds: number;
}

/**
 * A scene is a spec of its own: its canvas is the picture, its parts are the layers from far to near with the posed
 * mascot between them.
 */
export interface SceneResult {
  spec: MascotSpec;
  summary: string;
}

/**
 * A colour of a site: `weight` is its share of all that was found, 0 to 1; `uses` say where, such as `theme`,
 * `background`, `text`, `button`, `link`, `logo`.
 */
export interface SiteColor {
  color: string;
  weight: number;
  uses: string[];
}

/**
 * What a site says of itself on up to four of its pages, read by a parser: data from strangers, never instructions.
 * Texts are empty and addresses null where nothing was found.
 */
export interface SiteFacts {
  url: string;
  pages: string[];
  language: string;
  title: string;
  name: string;
  description: string;
  /** Words of the site's own in its first screens: headings, then visible text up to some thousand characters. */
  headings: string[];
  text: string;
  /** Heaviest first. */
  colors: SiteColor[];
  fonts: string[];
  logoUrl: string | null;
}

/** A site to make mascots for; `logo` is its picture as it was fetched, made harmless like every upload. */
export interface AnalyzeInput {
  site: SiteFacts;
  logo: ArtistFile | null;
}

export interface BrandColor {
  name: string;
  color: string;
  role: string;
}

export interface Brand {
  name: string;
  url: string;
  tagline: string;
  summary: string;
  industry: string;
  audience: string;
  tone: string[];
  colors: BrandColor[];
  fonts: string[];
  logo_url: string | null;
}

export interface Concept {
  name: string;
  description: string;
  archetype: MascotSpec['archetype'];
  palette: MascotSpec['palette'];
  style: string;
  prompt: string;
  why: string;
}

export interface AnalyzeResult {
  brand: Brand;
  concepts: [Concept, Concept, Concept];
}

/** The nine jobs that every artist answers, the model-backed and the built-in one alike. */
export interface Artist {
  /** Shown in health and logs: `built-in` or the model's name. */
  readonly name: string;
  design(input: DesignInput, context: ArtistContext): ArtistWork<DesignResult>;
  rebuild(input: RebuildInput, context: ArtistContext): ArtistWork<RebuildResult>;
  edit(input: EditInput, context: ArtistContext): ArtistWork<EditResult>;
  variant(input: VariantInput, context: ArtistContext): ArtistWork<EditResult>;
  animate(input: AnimateInput, context: ArtistContext): ArtistWork<AnimateResult>;
  animateFromVideo(input: AnimateFromVideoInput, context: ArtistContext): ArtistWork<AnimateResult>;
  suggest(input: SuggestInput, context: ArtistContext): ArtistWork<SuggestResult>;
  scene(input: SceneInput, context: ArtistContext): ArtistWork<SceneResult>;
  analyze(input: AnalyzeInput, context: ArtistContext): ArtistWork<AnalyzeResult>;
}
