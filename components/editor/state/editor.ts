import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation, Suggestion } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { Version } from '@/lib/contract/version';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Backdrop } from '../../stage/backdrop';
import { createCamera, type Camera } from '../../stage/camera';
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

/** What a drag on the stage does: moves a part, moves its pivot, or poses it. */
export const MODES = ['design', 'rig', 'animate'] as const;
export type EditorMode = (typeof MODES)[number];

/** The panels beside the stage; on a desktop the parts and the motions are always visible. */
export const PANELS = ['parts', 'motions', 'inspector', 'character', 'edit', 'looks', 'canvases'] as const;
export type Panel = (typeof PANELS)[number];

/** The groups of choices of the character panel. */
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
  /** Parts that are highlighted while the motion is held at a moment, in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
  /** What is selected, on the stage and in every panel. */
  selection: PartSelection;
  mode: EditorMode;
  /** Parts that are not shown, with all that hangs on them; of this visit alone. */
  hidden: readonly string[];
  /** The parts that alone are shown, with all that hangs on them; none for all. */
  solo: readonly string[];
  /** Parts that the stage does not select. */
  locked: readonly string[];
  backdrop: Backdrop;
  /** The colour of a backdrop of one's own. */
  ownBackdrop: string;
  /** Whether each part is shown in a colour of its own. */
  tinted: boolean;
  /** The selected panel; null before the first selection. */
  panel: Panel | null;
  /** The open choices of the character panel. */
  choices: ChoiceGroup;
  /** The field to focus. */
  wanted: FocusField | null;
  /** Words for the wanted field, from elsewhere. */
  handed: string;
  dialog: 'share' | 'export' | 'delete' | 'review' | null;
  renaming: boolean;
  /** Whether the timeline is open; null until it was opened or closed, when it opens by itself. */
  timeline: boolean | null;
  /** Whether a pose by hand is written into the motion while the timeline is open. */
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
  /** The part under the pointer, on the stage or in the tree; beside the store, as it changes with every move. */
  pointed: StoreApi<{ part: string | null }>;
  /** The pose that the mascot was given by hand, and what the stage shows. */
  stagePose: StagePose;
  /**
   * A change that goes on, such as a drag through colours: its merge key, the drawing before it, from which shades are
   * derived, and the current one.
   */
  gesture: { key: string; before: MascotSpec; after: MascotSpec } | null;
  /** The pose before one by hand that goes on, and becomes keys when it is sealed. */
  posedFrom: Pose | null;
}

interface EditorStart {
  mascot: Mascot;
  spec: MascotSpec;
  animations: readonly Animation[];
  client: Client;
  tell: Editor['tell'];
  spent?: Editor['spent'];
}

/** An editor of a ready mascot. */
export function createEditor({ mascot, spec, animations, client, tell, spent = () => undefined }: EditorStart): Editor {
  const store = createStore<EditorState>(() => ({
    mascot,
    spec,
    saved: spec,
    sheets: NO_SHEETS,
    saving: 'saved',
    conflict: null,
    animations,
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
    tinted: false,
    panel: null,
    choices: 'body',
    wanted: null,
    handed: '',
    dialog: null,
    renaming: false,
    timeline: null,
    autoKey: true,
  }));
  const playhead = createPlayhead();
  return {
    store,
    playhead,
    camera: createCamera(),
    pointed: createStore(() => ({ part: null })),
    stagePose: createStagePose(playhead),
    client,
    tell,
    spent,
    closed: { signal: new AbortController().signal },
    line: Promise.resolve(),
    heirs: new Map(),
    gesture: null,
    posedFrom: null,
    timer: undefined,
  };
}
