import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot, Version } from '@/lib/contract/mascot';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { createCamera, type Camera } from '../../stage/camera';
import { createPlayhead, type Playhead } from '../../stage/playhead';
import { EMPTY_HISTORY, type History } from '../../session/history';
import type { SaveStatus, Session } from '../../session/session';

export { attempt, inLine, redo, remember, undo } from '../../session/session';

/** A motion on the stage; `key` is `preset:wave` or an animation's id. */
export interface StageMotion { key: string; title: string; clip: AnimationClip }

/** What lies behind the mascot on the stage. */
export type Backdrop = 'plain' | 'checker';

export interface EditorState {
  mascot: Mascot;
  /** As shown: changes stand here at once. */
  spec: MascotSpec;
  /** As the server has it. */
  saved: MascotSpec;
  saving: SaveStatus;
  animations: readonly Animation[];
  /** Null until they have been read. */
  versions: readonly Version[] | null;
  /** Null until they have been read. */
  canvases: readonly Canvas[] | null;
  history: History;
  motion: StageMotion | null;
  /** Parts that are pointed out while the motion stands at a moment, in seconds. */
  mark: { parts: readonly string[]; time: number } | null;
  backdrop: Backdrop;
  dialog: 'share' | 'export' | 'delete' | null;
  renaming: boolean;
}

/** Everything an editor session is: its state, its stage and the way to the server. */
export interface Editor extends Session {
  store: StoreApi<EditorState>;
  playhead: Playhead;
  camera: Camera;
  client: Client;
  /** What took the place of animations that were made anew, by the id of the old one. */
  heirs: Map<string, Animation>;
  /** The token that is being dragged through colours, and the palette from before: shades are always tuned from there. */
  drag: { token: string; palette: PaletteEntry[] } | null;
}

interface EditorStart {
  mascot: Mascot;
  spec: MascotSpec;
  animations: readonly Animation[];
  client: Client;
  tell: Editor['tell'];
}

/** An editor of a ready mascot. */
export function createEditor({ mascot, spec, animations, client, tell }: EditorStart): Editor {
  const store = createStore<EditorState>(() => ({
    mascot, spec, saved: spec, saving: 'saved', animations, versions: null, canvases: null, history: EMPTY_HISTORY,
    motion: null, mark: null, backdrop: 'plain', dialog: null, renaming: false,
  }));
  return { store, playhead: createPlayhead(), camera: createCamera(), client, tell, line: Promise.resolve(), heirs: new Map(), drag: null, timer: undefined };
}
