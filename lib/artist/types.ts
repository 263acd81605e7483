import type { AnimationClip } from '@/lib/core/clip/schema';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Detail } from '@/lib/core/sheet/vocabulary';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import type { SiteAnalysis, SiteFacts } from './site-types';

/**
 * What an artist reports while it works. Drafts are valid specs or clips.
 * The caller adds up `cost_usd` of the usage events, in US dollars.
 */
export type ArtistEvent =
  | { type: 'progress'; text: string }
  | { type: 'tool_call'; tool: string; call_id: string }
  | { type: 'tool_input_delta'; call_id: string; text: string }
  | { type: 'tool_result'; call_id: string; text: string; is_error: boolean }
  | { type: 'draft'; spec: MascotSpec }
  | { type: 'draft_clip'; clip: AnimationClip }
  | { type: 'usage'; cost_usd: number };

/** Why an artist failed. */
export type ArtistErrorCode =
  | 'not_supported'
  | 'not_understood'
  | 'nothing_changed'
  | 'cost_ceiling'
  | 'service'
  | 'bad_input';

/**
 * The only error an artist throws, with a full sentence as its message.
 * An aborted signal throws the signal's reason instead.
 */
export class ArtistError extends Error {
  readonly code: ArtistErrorCode;
  constructor(code: ArtistErrorCode, message: string) {
    super(message);
    this.name = 'ArtistError';
    this.code = code;
  }
}

/** The limits of one job: abort signal, cost limit and seed. The same seed gives the same result. */
export interface ArtistContext {
  signal: AbortSignal;
  maxCostUsd: number;
  seed: string;
}

/** A running job: iterate over it for its events. Its return value is the result; `finishWork` runs one to the end. */
export type ArtistWork<Result> = AsyncGenerator<ArtistEvent, Result, void>;

/** File bytes handed to an artist, with their media type. */
export interface ArtistFile {
  bytes: Uint8Array;
  mime: string;
}

/** A mascot to design from a prompt. `style` names a drawing style; `notes` are read after the prompt. */
export interface DesignInput {
  prompt: string;
  style?: string;
  name?: string;
  notes?: string;
  detail: Detail;
  /** Sheets of existing characters that the new one should not look like. */
  earlier?: readonly CharacterSheet[];
}

/** A finished drawing with its summary and warnings. `sheet` is the character sheet that it was drawn from, if any. */
export interface DesignResult {
  spec: MascotSpec;
  summary: string;
  sheet?: CharacterSheet;
  warnings?: string[];
  /**
   * A sentence that says that a similar subject was drawn instead of the requested one. Such a design is not charged.
   */
  standIn?: string;
}

/** A picture to rebuild as a rigged mascot. */
export interface RebuildInput {
  image: ArtistFile;
  prompt?: string;
  style?: string;
  name?: string;
  notes?: string;
  detail: Detail;
}

/** `fidelity` compares the drawing with the upload, from 0 to 1; `needsReview` marks a rig to look at before use. */
export interface RebuildResult extends DesignResult {
  fidelity: number;
  needsReview: boolean;
  warnings: string[];
}

/**
 * A mascot to edit. `sheet` is the character sheet that it was drawn from, null where there is none.
 * `previous` is the drawing before the current one, for instructions such as "undo that"; null where there is none.
 */
export interface EditInput {
  spec: MascotSpec;
  sheet?: CharacterSheet | null;
  previous?: MascotSpec | null;
  instruction: string;
}

/** The result of an edit or a variant, with a sentence for each part of the instruction that was not followed. */
export interface EditedDesign extends DesignResult {
  warnings: string[];
}

/** A variant keeps part ids, parents, pivots and anchors. */
export interface VariantDesignInput extends Pick<EditInput, 'spec' | 'sheet' | 'instruction'> {
  name: string;
}

/** A motion to compose from a prompt. Without `durationSeconds` it has its natural duration. */
export interface AnimateInput {
  spec: MascotSpec;
  prompt: string;
  name?: string;
  durationSeconds?: number;
}

/** A composed clip. `parts` are props to add to the mascot, which are hidden at rest. */
export interface ComposedClip {
  clip: AnimationClip;
  parts?: readonly Part[];
  summary: string;
}

/** A motion to copy from a video of one figure; the prompt may state its size, tempo and name. */
export interface AnimateFromVideoInput {
  spec: MascotSpec;
  video: ArtistFile;
  prompt?: string;
  name?: string;
  durationSeconds?: number;
}

/** A mascot to suggest motions for. */
export interface SuggestInput extends Pick<AnimateInput, 'spec'> {
  useCase?: string;
}

/** A suggested motion; `animate` accepts its prompt. `duration` is in seconds. */
export interface MotionIdea {
  name: string;
  prompt: string;
  duration: number;
  loop: boolean;
  why: string;
}

/** The suggested motions. */
export interface MotionIdeas {
  suggestions: MotionIdea[];
}

/**
 * A scene to compose. `width` and `height` are in pixels.
 * The mascot is posed as it is `seconds` into the clip, or at rest without one.
 */
export interface ComposeSceneInput {
  spec: MascotSpec;
  prompt: string;
  width: number;
  height: number;
  clip: AnimationClip | null;
  seconds: number;
}

/**
 * A scene is a spec whose canvas is the picture.
 * Its parts are the layers from far to near, with the posed mascot between them.
 */
export interface ComposedScene {
  spec: MascotSpec;
  summary: string;
}

/** A site to make mascots for; `logo` is its logo as fetched and sanitised. */
export interface AnalyzeSiteInput {
  site: SiteFacts;
  logo: ArtistFile | null;
}

/** The nine jobs of an artist, whether built-in or backed by a model. */
export interface Artist {
  /** The name in health checks and logs: `built-in`, or that of the model. */
  readonly name: string;
  design(input: DesignInput, context: ArtistContext): ArtistWork<DesignResult>;
  rebuild(input: RebuildInput, context: ArtistContext): ArtistWork<RebuildResult>;
  edit(input: EditInput, context: ArtistContext): ArtistWork<EditedDesign>;
  variant(input: VariantDesignInput, context: ArtistContext): ArtistWork<EditedDesign>;
  animate(input: AnimateInput, context: ArtistContext): ArtistWork<ComposedClip>;
  animateFromVideo(input: AnimateFromVideoInput, context: ArtistContext): ArtistWork<ComposedClip>;
  suggest(input: SuggestInput, context: ArtistContext): ArtistWork<MotionIdeas>;
  scene(input: ComposeSceneInput, context: ArtistContext): ArtistWork<ComposedScene>;
  analyze(input: AnalyzeSiteInput, context: ArtistContext): ArtistWork<SiteAnalysis>;
}
