import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation, Suggestion } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { Version } from '@/lib/contract/version';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Box } from '@/lib/core/geometry/bounds';
import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { randomName } from '@/lib/core/random-name';
import type { Backdrop } from '../../stage/backdrop';
import { createCamera, type Camera } from '../../stage/camera';
import { createColorPreview, type ColorPreview } from '../../stage/color-preview';
import { createPlayhead, type StagePlayhead } from '../../stage/playhead';
import { createStagePose, type StagePose } from '../../stage/stage-pose';
import type { Conflict } from '../../session/conflict';
import { EMPTY_HISTORY, type History } from '../../session/history';
import type { SaveStatus, EditSession } from '../../session/session';
import { NO_SELECTION, type PartSelection } from '../selection/selection';
import type { EditorWork } from '../work/work';
import { NO_SHEETS, type KnownSheets } from './known-sheets';

export { attempt, inLine, redo, remember, undo } from '../../session/session';

/** A motion on the stage; `key` is `preset:wave` or an animation's id. */
export interface StageMotion {
  key: string;
  title: string;
  clip: AnimationClip;
}

/** The two clips of a conflict about an animation, by its id. */
export interface MotionConflict extends Conflict<AnimationClip> {
  animation: string;
}

/** What a drag on the stage does: `design` moves a part, `rig` moves its pivot, `animate` poses it. */
export const MODES = ['design', 'rig', 'animate'] as const;
export type EditorMode = (typeof MODES)[number];

/** The panels beside the stage; on a desktop the parts and the motions are always visible. */
export const PANELS = ['parts', 'motions', 'inspector', 'character', 'edit', 'looks', 'canvases'] as const;
export type Panel = (typeof PANELS)[number];

/** The groups of options of the character panel. */
export type ChoiceGroup = 'body' | 'face' | 'style' | 'clothes' | 'props';

/** A field that a command can focus. */
export type FocusField = 'edit' | 'look' | 'motion' | 'suggest';

export interface EditorState {
  mascot: Mascot;
  /** The shown drawing, with unsaved changes. */
  spec: MascotSpec;
  /** The saved state. */
  saved: MascotSpec;
  /** The character sheets of its drawings. */
  sheets: KnownSheets;
  saving: SaveStatus;
  /** Whether the service is not reached, and requests wait. */
  offline: boolean;
  /** The two states of a conflict between changes here and elsewhere, until one is chosen. */
  conflict: Conflict<MascotSpec> | MotionConflict | null;
  /** With their clips as they are shown. */
  animations: readonly Animation[];
  /** The saved clips of animations with unsaved changes, by id. */
  savedClips: Readonly<Record<string, AnimationClip>>;
  /** Null until they have been read. */
  versions: readonly Version[] | null;
  /** Null until they have been read. */
  canvases: readonly Canvas[] | null;
  /** The mascot's variants; null until they have been read. */
  looks: readonly Mascot[] | null;
  /** The last suggested motions; null until there are some. */
  suggestions: readonly Suggestion[] | null;
  /** The jobs that are shown. */
  works: readonly EditorWork[];
  /** The summary of the last edit, and its notes on what could not be followed. */
  edited: { summary: string; warnings: readonly string[] } | null;
  history: History;
  motion: StageMotion | null;
  /** The highlighted parts, while the motion is paused at a time in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
  /** The selection, shared by the stage and every panel. */
  selection: PartSelection;
  mode: EditorMode;
  /** The hidden parts, with their descendants; not saved. */
  hidden: readonly string[];
  /** The parts that are shown alone, with their descendants; empty for all. */
  solo: readonly string[];
  /** Parts that the stage does not select. */
  locked: readonly string[];
  backdrop: Backdrop;
  /** The custom backdrop colour. */
  ownBackdrop: string;
  /** The palette when the editor was opened. */
  opened: readonly PaletteEntry[];
  /** Whether the stage shows the palette as it was then. */
  comparing: boolean;
  /** The tokens that the stage shows alone in their colours; empty for all. */
  spotlight: readonly string[];
  /** Whether each part is shown in a distinct colour. */
  tinted: boolean;
  /** The selected panel; null before the first selection. */
  panel: Panel | null;
  /** The expanded group of the character panel. */
  choices: ChoiceGroup;
  /** The field to focus. */
  wanted: FocusField | null;
  /** Text for the focused field, from elsewhere. */
  handed: string;
  dialog: 'share' | 'export' | 'delete' | 'review' | null;
  renaming: boolean;
  /** Whether the timeline is open; null until the user opens or closes it, while it opens automatically. */
  timeline: boolean | null;
  /** Whether posing by hand writes keys while the timeline is open. */
  autoKey: boolean;
}

/** An editor session: its state, its stage and its client. */
export interface Editor extends EditSession {
  store: StoreApi<EditorState>;
  playhead: StagePlayhead;
  camera: Camera;
  client: Client;
  /** Called when credits were held, captured or refunded. */
  spent: () => void;
  /** Aborts when the editor is left; jobs go on. */
  closed: { signal: AbortSignal };
  /** The replacements of animations that were made again, by the old id. */
  heirs: Map<string, Animation>;
  /** The part under the pointer, on the stage or in the tree; in its own store, as it changes with every move. */
  pointed: StoreApi<{ part: string | null }>;
  /** The box of a drag over the empty stage, in pixels of the stage; null between such drags. */
  marquee: StoreApi<{ box: Box | null }>;
  /** The manual pose of the mascot, and what the stage shows. */
  stagePose: StagePose;
  /** The colours of an unfinished gesture, which the stage shows before they are a change. */
  colorPreview: ColorPreview;
  /**
   * An unfinished change, such as a drag through colours: its merge key, the drawing before it, from which shades are
   * derived, and the current one.
   */
  gesture: { key: string; before: MascotSpec; after: MascotSpec } | null;
  /** The names before and after a renaming that is on its way; null otherwise. */
  naming: { from: string; to: string } | null;
  /** A name for this page that no other has. */
  readonly page: string;
  /** The pose before an unfinished manual one, which becomes keys when it is sealed. */
  posedFrom: Pose | null;
  /** The timer until the preset on the stage is composed for a changed rig. */
  refitting: ReturnType<typeof setTimeout> | undefined;
}

interface EditorStart {
  mascot: Mascot;
  spec: MascotSpec;
  animations: readonly Animation[];
  client: Client;
  tell: Editor['tell'];
  spent?: Editor['spent'];
}

/** What an editor begins with, whatever the mascot. */
const FIRST_STATE = {
  sheets: NO_SHEETS,
  saving: 'saved',
  offline: false,
  conflict: null,
  savedClips: {},
  versions: null,
  canvases: null,
  looks: null,
  suggestions: null,
  works: [],
  edited: null,
  history: EMPTY_HISTORY,
  motion: null,
  mark: null,
  selection: NO_SELECTION,
  mode: 'design',
  hidden: [],
  solo: [],
  locked: [],
  backdrop: 'plain',
  ownBackdrop: '#ffd9a8',
  comparing: false,
  spotlight: [],
  tinted: false,
  panel: null,
  choices: 'body',
  wanted: null,
  handed: '',
  dialog: null,
  renaming: false,
  timeline: null,
  autoKey: true,
} as const satisfies Partial<EditorState>;

/** An editor of a ready mascot. */
export function createEditor({ mascot, spec, animations, client, tell, spent = () => undefined }: EditorStart): Editor {
  const store = createStore<EditorState>(() => ({
    ...FIRST_STATE,
    mascot,
    spec,
    saved: spec,
    animations,
    opened: spec.palette,
  }));
  const playhead = createPlayhead();
  return {
    store,
    playhead,
    camera: createCamera(),
    pointed: createStore(() => ({ part: null })),
    marquee: createStore<{ box: Box | null }>(() => ({ box: null })),
    stagePose: createStagePose(playhead),
    colorPreview: createColorPreview(),
    client,
    tell,
    spent,
    closed: { signal: new AbortController().signal },
    line: Promise.resolve(),
    heirs: new Map(),
    gesture: null,
    naming: null,
    page: randomName(),
    posedFrom: null,
    refitting: undefined,
    timer: undefined,
  };
}
