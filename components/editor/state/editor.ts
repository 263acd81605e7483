import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation, Suggestion } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { Version } from '@/lib/contract/version';
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

/** The backdrop of the stage. */
type Backdrop = 'plain' | 'checker';

/** The panels beside the stage; on a desktop the motions are always visible. */
export const PANELS = ['motions', 'colours', 'edit', 'looks', 'canvases'] as const;
export type Panel = (typeof PANELS)[number];

/** A field that a command can focus. */
export type FocusField = 'edit' | 'look' | 'motion' | 'suggest';

export interface EditorState {
  mascot: Mascot;
  /** The shown palette, with unsaved changes. */
  spec: MascotSpec;
  /** The saved state. */
  saved: MascotSpec;
  saving: SaveStatus;
  /** The two palettes of a conflict between changes here and elsewhere, until one is chosen. */
  conflict: Conflict<PaletteEntry[]> | null;
  animations: readonly Animation[];
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
  backdrop: Backdrop;
  /** Whether each part is shown in a colour of its own. */
  tinted: boolean;
  /** The selected panel; null before the first selection. */
  panel: Panel | null;
  /** The field to focus. */
  wanted: FocusField | null;
  dialog: 'share' | 'export' | 'delete' | 'review' | null;
  renaming: boolean;
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
  /**
   * The token whose colour is dragged, the palette before the drag, from which shades are derived, and the current one.
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
