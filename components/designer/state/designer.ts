import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { EMPTY_HISTORY, seal, type History } from '../../session/history';
import { remember, type SaveStatus, type Session } from '../../session/session';
import type { Document } from '../graph/document';
import { findingsOf, type Finding } from '../graph/findings';
import { placesFor } from '../graph/layout';
import { NOTHING, within, type Selection } from '../graph/selection';
import { readKept } from './kept';
import { saveSoon } from './save';
import { IDLE_TRIAL, type TrialState } from './trial';

export interface DesignerState {
  /** As the server has it. */
  canvas: Canvas;
  /** As shown. */
  document: Document;
  /** What is to be mended in the shown graph. */
  findings: readonly Finding[];
  saving: SaveStatus;
  history: History;
  selection: Selection;
  trial: TrialState;
  dialog: 'embed' | 'export' | 'connect' | null;
  renaming: boolean;
}

/** The part of the screen that shows the graph, as commands see it. */
export interface Viewport {
  /** Shows the whole graph, with its lines. */
  fit(options?: { atOnce: boolean }): void;
  zoom(factor: number): void;
  /** The middle of what is seen, in pixels of the unzoomed graph. */
  middle(): { x: number; y: number };
  /** Brings something chosen into sight. */
  show(selection: Selection): void;
}

/** The running canvas, as controls see it: sets inputs, fires triggers, begins again. */
export interface Player {
  set(name: string, value: boolean | number): void;
  fire(name: string): void;
  restart(): void;
}

/** Everything that a session with one canvas is. */
export interface Designer extends Session {
  store: StoreApi<DesignerState>;
  readonly mascot: Mascot;
  readonly spec: MascotSpec;
  /** With their clips. */
  readonly animations: readonly Animation[];
  readonly client: Client;
  /** Null until the graph is on the screen. */
  viewport: Viewport | null;
  /** Null until something can be tried. */
  player: Player | null;
}

/** With what a designer begins. */
export type DesignerStart = Pick<Designer, 'mascot' | 'spec' | 'animations' | 'client' | 'tell'> & { canvas: Canvas };

/** A designer of a canvas: with the places, and the unsaved work on it, that this browser has kept. */
export function createDesigner({ canvas, mascot, spec, animations, client, tell }: DesignerStart): Designer {
  const kept = readKept(canvas.id);
  const draft = kept.draft?.of === canvas.updated_at ? kept.draft.graph : null;
  const graph = draft ?? canvas.graph;
  const store = createStore<DesignerState>(() => ({
    canvas, document: { graph, places: placesFor(graph, kept.places) }, findings: findingsOf(graph, namesOf(animations)), saving: draft ? 'waiting' : 'saved',
    history: EMPTY_HISTORY, selection: NOTHING, trial: IDLE_TRIAL, dialog: null, renaming: false,
  }));
  return { store, mascot, spec, animations, client, tell, line: Promise.resolve(), viewport: null, player: null, timer: undefined };
}

/** Lets commands move what is seen of the graph, until the function that this gives is called. */
export function attachViewport(designer: Designer, viewport: Viewport): () => void {
  designer.viewport = viewport;
  return () => {
    if (designer.viewport === viewport) designer.viewport = null;
  };
}

/** Lets controls reach the running canvas, until the function that this gives is called. */
export function attachPlayer(designer: Designer, player: Player): () => void {
  designer.player = player;
  return () => {
    if (designer.player === player) designer.player = null;
  };
}

const namesOf = (animations: readonly Animation[]) => animations.map(({ name }) => name);

/** A change of the document as the history has it. */
interface Edit {
  label: string;
  /** Changes in a row with the same key become one. */
  merge?: string;
  /** What is chosen then; by default what was chosen before. */
  select?: Selection;
}

/** Makes a change, at once on the screen and soon on the server; can be undone. */
export function edit(designer: Designer, document: Document, { label, merge, select: chosen }: Edit): void {
  const { document: before, selection } = designer.store.getState();
  if (document === before) return;
  const after = chosen ?? selection;
  show(designer, document, after);
  remember(designer, { label, ...(merge ? { merge } : {}), undo: () => show(designer, before, selection), redo: () => show(designer, document, after) });
}

/** Ends a row of changes that become one. */
export function sealEdits({ store }: Designer): void {
  store.setState(({ history }) => ({ history: seal(history) }));
}

/** Chooses something in the graph; what was being changed before is a change of its own. */
export function select(designer: Designer, selection: Selection): void {
  sealEdits(designer);
  designer.store.setState({ selection });
}

function show(designer: Designer, { graph, places }: Document, selection: Selection): void {
  const { store, animations } = designer;
  const { document: before, findings } = store.getState();
  const document = { graph, places: placesFor(graph, places) };
  store.setState({ document, selection: within(document, selection), findings: graph === before.graph ? findings : findingsOf(graph, namesOf(animations)) });
  saveSoon(designer);
}
