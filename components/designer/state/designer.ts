import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '@/lib/client';
import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Conflict } from '../../session/conflict';
import { EMPTY_HISTORY, type History } from '../../session/history';
import type { EditSession, SaveStatus } from '../../session/session';
import type { Document, GraphPoint } from '../graph/document';
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
  /** Whether the service is unreachable, so that requests are retried. */
  offline: boolean;
  /** The two documents of a conflict with changes made elsewhere, until the user chooses one. */
  conflict: Conflict<Document> | null;
  history: History;
  selection: Selection;
  trial: TrialState;
  dialog: 'embed' | 'export' | 'connect' | null;
  renaming: boolean;
}

/** The viewport of the graph, for commands. */
interface Viewport {
  /**
   * Fits the whole graph. With `first`, does so without animation, and shows only its start if labels would be
   * illegible.
   */
  fit(options?: { first: boolean }): void;
  zoom(factor: number): void;
  /** Moves the keyboard focus to the graph. */
  focus(): void;
  /** The middle of the viewport, in pixels of the unzoomed graph. */
  middle(): GraphPoint;
  /** The point of the unzoomed graph at a point of the window. */
  at(point: GraphPoint): GraphPoint;
  /** Scrolls a selection into view. */
  show(selection: Selection): void;
}

/** The running canvas, for controls: sets inputs, fires triggers, restarts. */
interface Player {
  set(name: string, value: boolean | number): void;
  fire(name: string): void;
  /** Starts again, in a state other than the initial one if given. */
  restart(from?: string): void;
}

/** The state of an editing session of one canvas. */
export interface Designer extends EditSession {
  store: StoreApi<DesignerState>;
  readonly mascot: Mascot;
  readonly spec: MascotSpec;
  /** The mascot's animations with their clips. */
  readonly animations: readonly Animation[];
  readonly client: Client;
  /** The viewport; null until the graph is rendered. */
  viewport: Viewport | null;
  /** The controls of the running canvas; null until one runs. */
  player: Player | null;
  /** The documents before and after the current group of changes; null if the next change starts a new group. */
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
  /** The card positions to use if this browser has stored none. */
  places: Document['places'];
};

/** Creates the designer of a canvas, with the card positions and unsaved work that this browser stored. */
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
  // Starts from the state that the unsaved work is based on, so that saving merges changes that were made elsewhere
  // since.
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

/** Sets the viewport for commands. Returns a function that removes it. */
export function attachViewport(designer: Designer, viewport: Viewport): () => void {
  designer.viewport = viewport;
  return () => {
    if (designer.viewport === viewport) designer.viewport = null;
  };
}

/** Sets the running canvas for controls. Returns a function that removes it. */
export function attachPlayer(designer: Designer, player: Player): () => void {
  designer.player = player;
  return () => {
    if (designer.player === player) designer.player = null;
  };
}
