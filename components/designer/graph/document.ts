import { ANY } from '@/lib/core/canvas/machine';
import type { CanvasGraph, CanvasState } from '@/lib/core/canvas/schema';

/** The position of a card's upper left corner, in pixels of the unzoomed graph. */
export interface GraphPoint {
  x: number;
  y: number;
}

/** The designer's document: the graph, and the positions of its cards by state id and `*`. */
export interface Document {
  readonly graph: CanvasGraph;
  readonly places: Readonly<Record<string, GraphPoint>>;
}

/** A name that is not among `taken`: `wanted`, or `wanted_2`, `wanted_3`, … */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const stem = wanted.replace(/_\d+$/, '');
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${stem}_${number}`)) return `${stem}_${number}`;
  }
}

/** Turns typed text into a valid name for a state or an input; empty if no character is valid. */
export const nameFrom = (typed: string): string =>
  typed
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_$/g, '');

/** The ids of all states, in the order of the graph. */
export const stateIds = ({ graph }: Document): string[] => graph.states.map(({ id }) => id);

/** The document with another graph. */
export const withGraph = (document: Document, changes: Partial<CanvasGraph>): Document => ({
  ...document,
  graph: { ...document.graph, ...changes },
});

/** The document with a new state; its id is made free. */
export function addState(
  document: Document,
  state: CanvasState,
  place: GraphPoint,
): { document: Document; id: string } {
  const id = freeName(state.id, stateIds(document));
  const { graph, places } = document;
  return {
    id,
    document: { graph: { ...graph, states: [...graph.states, { ...state, id }] }, places: { ...places, [id]: place } },
  };
}

/** The document with a changed state; change its id with `renameState`. */
export function changeState(document: Document, id: string, changes: Partial<Omit<CanvasState, 'id'>>): Document {
  return withGraph(document, {
    states: document.graph.states.map((state) => (state.id === id ? { ...state, ...changes } : state)),
  });
}

/** The document with a renamed state, also wherever it is referred to. */
export function renameState({ graph, places }: Document, from: string, to: string): Document {
  const named = (id: string) => (id === from ? to : id);
  return {
    graph: {
      ...graph,
      initial: named(graph.initial),
      states: graph.states.map((state) => ({
        ...state,
        id: named(state.id),
        then: state.then === null ? null : named(state.then),
      })),
      transitions: graph.transitions.map((transition) => ({
        ...transition,
        from: named(transition.from),
        to: named(transition.to),
      })),
    },
    places: Object.fromEntries(Object.entries(places).map(([id, place]) => [named(id), place])),
  };
}

/** The document without these states and transitions, and the transitions of those states. Keeps at least one state. */
export function remove(
  { graph, places }: Document,
  states: readonly string[],
  transitions: readonly number[] = [],
): Document {
  const gone = new Set(states);
  const left = graph.states.filter(({ id }) => !gone.has(id));
  return {
    graph: {
      ...graph,
      initial: gone.has(graph.initial) ? (left[0]?.id ?? graph.initial) : graph.initial,
      states: left.map((state) => (state.then !== null && gone.has(state.then) ? { ...state, then: null } : state)),
      transitions: graph.transitions.filter(
        ({ from, to }, index) => !gone.has(from) && !gone.has(to) && !transitions.includes(index),
      ),
    },
    places: Object.fromEntries(Object.entries(places).filter(([id]) => !gone.has(id))),
  };
}

/** The document with cards moved by an offset in pixels. */
export function nudge(document: Document, ids: readonly string[], by: GraphPoint): Document {
  const places = { ...document.places };
  for (const id of ids) {
    const place = places[id];
    if (place) places[id] = { x: place.x + by.x, y: place.y + by.y };
  }
  return { ...document, places };
}

/** Whether a card is the wildcard state. */
export const isAny = (id: string): boolean => id === ANY;
