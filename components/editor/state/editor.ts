import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation, Suggestion } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot, Version } from '@/lib/contract/mascot';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { createCamera, type Camera } from '../../stage/camera';
import { createPlayhead, type StagePlayhead } from '../../stage/playhead';
import type { Conflict } from '../../session/conflict';
import { EMPTY_HISTORY, type History } from '../../session/history';
import type { SaveStatus, EditSession } from '../../session/session';
import type { EditorWork } from '../work/work';

export { attempt, inLine, redo, remember, undo } from '../../session/session';

/** A motion on the stage; `key` is `preset:wave` or an animation's id. */
export interface StageMotion {
  key: string;
  title: string;
  clip: AnimationClip;
}

/** What lies behind the mascot on the stage. */
type Backdrop = 'plain' | 'checker';

/** The panels beside the stage; on a desk the motions always stand there. */
export const PANELS = ['motions', 'colours', 'edit', 'looks', 'canvases'] as const;
export type Panel = (typeof PANELS)[number];

/** A field that a command can put the cursor into. */
export type FocusField = 'edit' | 'look' | 'motion' | 'suggest';

export interface EditorState {
  mascot: Mascot;
  /** As shown: changes stand here at once. */
  spec: MascotSpec;
  /** As the server has it. */
  saved: MascotSpec;
  saving: SaveStatus;
  /** Colours that were changed here and elsewhere, until one of the two is chosen. */
  conflict: Conflict<PaletteEntry[]> | null;
  animations: readonly Animation[];
  /** Null until they have been read. */
  versions: readonly Version[] | null;
  /** Null until they have been read. */
  canvases: readonly Canvas[] | null;
  /** Other looks of the same mascot; null until they have been read. */
  looks: readonly Mascot[] | null;
  /** Motions that were suggested last; null until some were. */
  suggestions: readonly Suggestion[] | null;
  /** What the artist is at work on. */
  works: readonly EditorWork[];
  /** What came of the last edit, and what of it could not be followed. */
  edited: { summary: string; warnings: readonly string[] } | null;
  history: History;
  motion: StageMotion | null;
  /** Parts that are pointed out while the motion stands at a moment, in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
  backdrop: Backdrop;
  /** Whether each part is shown in a colour of its own. */
  tinted: boolean;
  /** The panel that was chosen, null before any was. */
  panel: Panel | null;
  /** The field that wants the cursor. */
  wanted: FocusField | null;
  dialog: 'share' | 'export' | 'delete' | 'review' | null;
  renaming: boolean;
}

/** Everything an editor session is: its state, its stage and the way to the server. */
export interface Editor extends EditSession {
  store: StoreApi<EditorState>;
  playhead: StagePlayhead;
  camera: Camera;
  client: Client;
  /** Tells that credits were held, spent or given back. */
  spent: () => void;
  /** Aborts when the editor is left: the work goes on without it. */
  closed: { signal: AbortSignal };
  /** What took the place of animations that were made anew, by the id of the old one. */
  heirs: Map<string, Animation>;
  /**
   * The token that is being dragged through colours, the palette from before, from which shades are always tuned, and
   * the one now.
   */
  drag: { token: string; before: PaletteEntry[]; after: PaletteEntry[] } | null;
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
    saving: 'saved',
    conflict: null,
    animations,
    versions: null,
    canvases: null,
    looks: null,
    suggestions: null,
    works: [],
    edited: null,
    history: EMPTY_HISTORY,
    motion: null,
    mark: null,
    backdrop: 'plain',
    tinted: false,
    panel: null,
    wanted: null,
    dialog: null,
    renaming: false,
  }));
  return {
    store,
    playhead: createPlayhead(),
    camera: createCamera(),
    client,
    tell,
    spent,
    closed: { signal: new AbortController().signal },
    line: Promise.resolve(),
    heirs: new Map(),
    drag: null,
    timer: undefined,
  };
}
