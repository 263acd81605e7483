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
import { noTurns, type Turns } from './turns';

export { attempt, inLine, redo, remember, undo } from '../../session/session';

/** A motion on the stage; `key` is `preset:wave` or an animation's id. */
export interface StageMotion {
  key: string;
  title: string;
  clip: AnimationClip;
}

/** A conflict between two clips of an animation; `animation` is its id. */
export interface MotionConflict extends Conflict<AnimationClip> {
  animation: string;
}

/** What a drag on the stage does: `design` moves a part, `rig` moves its pivot, `animate` poses it. */
const MODES = ['design', 'rig', 'animate'] as const;
export type EditorMode = (typeof MODES)[number];

/** The panels beside the stage. On a desktop, parts and motions are always visible. */
export const PANELS = ['parts', 'motions', 'inspector', 'character', 'edit', 'looks', 'canvases'] as const;
export type Panel = (typeof PANELS)[number];

/** The groups of options of the character panel. */
export type ChoiceGroup = 'body' | 'face' | 'style' | 'clothes' | 'props';

/** A field that commands can focus. */
export type FocusField = 'edit' | 'look' | 'motion' | 'suggest';

export interface EditorState {
  mascot: Mascot;
  /** The shown drawing, including unsaved changes. */
  spec: MascotSpec;
  /** The drawing as it is saved. */
  saved: MascotSpec;
  /** The character sheets of recent drawings. */
  sheets: KnownSheets;
  saving: SaveStatus;
  /** Whether the service is unreachable, so that requests are retried. */
  offline: boolean;
  /** The two states of a conflict with changes made elsewhere, until the user chooses one. */
  conflict: Conflict<MascotSpec> | MotionConflict | null;
  /** The animations as shown, including unsaved changes. A clip is missing until it is needed (`readClip`). */
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
  /** The summary and the warnings of the last edit. */
  edited: { summary: string; warnings: readonly string[] } | null;
  history: History;
  motion: StageMotion | null;
  /** The highlighted parts, while the motion is paused at a time in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
  /** The selection, which the stage and all panels share. */
  selection: PartSelection;
  mode: EditorMode;
  /** The hidden parts; their descendants are hidden too. Not saved. */
  hidden: readonly string[];
  /** The parts that are shown alone, with their descendants; empty if all are shown. */
  solo: readonly string[];
  /** Parts that cannot be selected on the stage. */
  locked: readonly string[];
  backdrop: Backdrop;
  /** The custom backdrop colour. */
  ownBackdrop: string;
  /** The palette from when the editor was opened. */
  opened: readonly PaletteEntry[];
  /** Whether the stage shows that palette for comparison. */
  comparing: boolean;
  /** The tokens that are highlighted on the stage, while all others are faded; empty if none are. */
  spotlight: readonly string[];
  /** Whether each part is shown in a distinct colour. */
  tinted: boolean;
  /** The selected panel; null until one is selected. */
  panel: Panel | null;
  /** The expanded group of the character panel. */
  choices: ChoiceGroup;
  /** The field that is to be focused; null for none. */
  wanted: FocusField | null;
  /** Text to insert into the field that is to be focused. */
  handed: string;
  dialog: 'share' | 'export' | 'delete' | 'review' | null;
  renaming: boolean;
  /** Whether the timeline is open; null until the user opens or closes it, so that the default applies. */
  timeline: boolean | null;
  /** Whether manual poses become keys while the timeline is open. */
  autoKey: boolean;
}

/** An editor session: its state, its stage, and the API client. */
export interface Editor extends EditSession {
  store: StoreApi<EditorState>;
  playhead: StagePlayhead;
  camera: Camera;
  client: Client;
  /** Called when credits were reserved, charged or refunded. */
  spent: () => void;
  /** Aborted when the editor is closed; jobs continue on the service. */
  closed: { signal: AbortSignal };
  /** The requests of clips that are not answered yet, by animation id. */
  clipReads: Map<string, Promise<AnimationClip | null>>;
  /** The animations that have replaced others, by the id of the replaced one. */
  heirs: Map<string, Animation>;
  /** The hovered part, on the stage or in the tree. It has its own store because it changes with every pointer move. */
  pointed: StoreApi<{ part: string | null }>;
  /** The selection box, in stage pixels; null while none is dragged. */
  marquee: StoreApi<{ box: Box | null }>;
  /** The manual pose, and the pose that the stage shows. */
  stagePose: StagePose;
  /** The palette of an unfinished gesture, before it is committed. */
  colorPreview: ColorPreview;
  /**
   * An unfinished change, such as a drag in a colour picker: its merge key, and the drawing before and after it. Shades
   * are derived from the drawing before.
   */
  gesture: { key: string; before: MascotSpec; after: MascotSpec } | null;
  /** The choices that are being drawn, and the undo and redo that must not overtake them. */
  readonly turns: Turns;
  /** The names of a rename request that is not finished; null if there is none. */
  naming: { from: string; to: string } | null;
  /** A unique name of this page. */
  readonly page: string;
  /** The pose before the unfinished manual pose, which becomes keys when it is sealed. */
  posedFrom: Pose | null;
  /** The timer for composing the preset on the stage again after the rig has changed. */
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

/** The initial state that does not depend on the mascot. */
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

/** Creates an editor of a ready mascot. */
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
    clipReads: new Map(),
    heirs: new Map(),
    gesture: null,
    turns: noTurns(),
    naming: null,
    page: randomName(),
    posedFrom: null,
    refitting: undefined,
    timer: undefined,
  };
}
