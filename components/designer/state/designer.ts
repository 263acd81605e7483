import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Conflict } from '../../session/conflict';
import { EMPTY_HISTORY, type History } from '../../session/history';
import type { EditSession, SaveStatus } from '../../session/session';
import type { Document } from '../graph/document';
import { findingsOf, namesOf, type GraphFinding } from '../graph/findings';
import { placesFor } from '../graph/layout';
import { NOTHING, type Selection } from '../graph/selection';
import { readKept } from './kept';
import { IDLE_TRIAL, type TrialState } from './trial';

export interface DesignerState {
  /** The saved canvas. */
  canvas: Canvas;
  /** The shown document. */
  document: Document;
  /** The findings of the shown graph. */
  findings: readonly GraphFinding[];
  saving: SaveStatus;
  /** Whether the service is not reached, and requests wait. */
  offline: boolean;
  /** The two documents of a conflict between changes here and elsewhere, until one is chosen. */
  conflict: Conflict<Document> | null;
  history: History;
  selection: Selection;
  trial: TrialState;
  dialog: 'embed' | 'export' | 'connect' | null;
  renaming: boolean;
}

/** The viewport of the graph, as commands see it. */
interface Viewport {
  /** Shows the whole graph with its lines; with `first` without animation, and only as much as can be read. */
  fit(options?: { first: boolean }): void;
  zoom(factor: number): void;
  /** The middle of the viewport, in pixels of the unzoomed graph. */
  middle(): { x: number; y: number };
  /** Scrolls a selection into view. */
  show(selection: Selection): void;
}

/** The running canvas, as controls see it: sets inputs, fires triggers, restarts. */
interface Player {
  set(name: string, value: boolean | number): void;
  fire(name: string): void;
  restart(): void;
}

/** The state of an editing session of one canvas. */
export interface Designer extends EditSession {
  store: StoreApi<DesignerState>;
  readonly mascot: Mascot;
  readonly spec: MascotSpec;
  /** With their clips. */
  readonly animations: readonly Animation[];
  readonly client: Client;
  /** The viewport; null until the graph is rendered. */
  viewport: Viewport | null;
  /** The controls of the running canvas; null until one runs. */
  player: Player | null;
  /** The documents before and after the current group of changes; null where the next change begins a new one. */
  span: Span | null;
}

/** The documents before and after a change. */
export interface Span {
  before: Document;
  after: Document;
}

/** The initial data of a designer. */
export type DesignerStart = Pick<Designer, 'mascot' | 'spec' | 'animations' | 'client' | 'tell'> & {
  canvas: Canvas;
  /** Where cards stand as long as this browser stored nothing else. */
  places: Document['places'];
};

/** A designer of a canvas, with the positions and unsaved work that this browser stored. */
export function createDesigner({
  canvas: read,
  places,
  mascot,
  spec,
  animations,
  client,
  tell,
}: DesignerStart): Designer {
  const kept = readKept(read.id);
  const { draft } = kept;
  // Begins from what the work was based on: what was changed elsewhere since is merged when it is saved.
  const canvas = draft ? { ...read, graph: draft.base, updated_at: draft.of } : read;
  const graph = draft?.graph ?? canvas.graph;
  const store = createStore<DesignerState>(() => ({
    canvas,
    document: { graph, places: placesFor(graph, Object.keys(kept.places).length > 0 ? kept.places : places) },
    findings: findingsOf(graph, namesOf(animations)),
    saving: draft ? 'waiting' : 'saved',
    offline: false,
    conflict: null,
    history: EMPTY_HISTORY,
    selection: NOTHING,
    trial: IDLE_TRIAL,
    dialog: null,
    renaming: false,
  }));
  return {
    store,
    mascot,
    spec,
    animations,
    client,
    tell,
    line: Promise.resolve(),
    viewport: null,
    player: null,
    span: null,
    timer: undefined,
  };
}

/** Lets commands move the viewport, until the returned function is called. */
export function attachViewport(designer: Designer, viewport: Viewport): () => void {
  designer.viewport = viewport;
  return () => {
    if (designer.viewport === viewport) designer.viewport = null;
  };
}

/** Lets controls reach the running canvas, until the returned function is called. */
export function attachPlayer(designer: Designer, player: Player): () => void {
  designer.player = player;
  return () => {
    if (designer.player === player) designer.player = null;
  };
}
