import type { CanvasGraph, CanvasInput, CanvasState, Transition } from '@/lib/core/canvas/schema';
import { boundsOf, cornersOf } from './curve';
import { freeName, stateIds, type Document, type GraphPoint } from './document';
import { sizeOf } from './layout';

/** Some states of a canvas for copying, with the transitions between them and the inputs that they use. */
export interface Parts {
  readonly inputs: readonly CanvasInput[];
  readonly states: readonly CanvasState[];
  readonly transitions: readonly Transition[];
  readonly places: Readonly<Record<string, GraphPoint>>;
}

/** The offset of a copy from its original, in pixels. */
const COPY_OFFSET_PX: GraphPoint = { x: 40, y: 40 };
/** Marks the studio's own text in a clipboard. */
const CLIPBOARD_KIND = 'liverig-states';

/** The states with these ids, with their own transitions and inputs. */
export function partsOf({ graph, places }: Document, ids: readonly string[]): Parts {
  const kept = new Set(ids);
  const transitions = graph.transitions.filter(({ from, to }) => kept.has(from) && kept.has(to));
  const asked = new Set(transitions.flatMap(({ when }) => when.map(({ input }) => input)));
  return {
    inputs: graph.inputs.filter(({ name }) => asked.has(name)),
    states: graph.states
      .filter(({ id }) => kept.has(id))
      .map((state) => (state.then !== null && !kept.has(state.then) ? { ...state, then: null } : state)),
    transitions,
    places: Object.fromEntries(Object.entries(places).filter(([id]) => kept.has(id))),
  };
}

/** The offset that brings the middle of the cards to a point. */
function offsetTo({ places }: Parts, at: GraphPoint): GraphPoint {
  const box = boundsOf(Object.entries(places).flatMap(([id, place]) => cornersOf({ ...place, ...sizeOf(id) })));
  return { x: Math.round(at.x - box.x - box.width / 2), y: Math.round(at.y - box.y - box.height / 2) };
}

/**
 * Pastes states under unused names, with their middle at a point or else beside their originals. Gives the ids of the
 * new states. Inputs of the same name and type are shared.
 */
export function insert(
  { graph, places }: Document,
  parts: Parts,
  at?: GraphPoint,
): { document: Document; ids: string[] } {
  const offset = at ? offsetTo(parts, at) : COPY_OFFSET_PX;
  const inputs = new Map<string, string>();
  const added: CanvasInput[] = [];
  for (const input of parts.inputs) {
    const known = graph.inputs.find(({ name }) => name === input.name);
    const name =
      known?.type === input.type
        ? input.name
        : freeName(
            input.name,
            [...graph.inputs, ...added].map((each) => each.name),
          );
    if (known?.type !== input.type) added.push({ ...input, name });
    inputs.set(input.name, name);
  }
  const ids = new Map<string, string>();
  for (const { id } of parts.states) ids.set(id, freeName(id, [...stateIds({ graph, places }), ...ids.values()]));
  const named = (id: string) => ids.get(id) ?? id;
  const next: CanvasGraph = {
    ...graph,
    inputs: [...graph.inputs, ...added],
    states: [
      ...graph.states,
      ...parts.states.map((state) => ({
        ...state,
        id: named(state.id),
        then: state.then === null ? null : named(state.then),
      })),
    ],
    transitions: [
      ...graph.transitions,
      ...parts.transitions.map((each) => ({
        ...each,
        from: named(each.from),
        to: named(each.to),
        when: each.when.map((condition) => ({ ...condition, input: inputs.get(condition.input) ?? condition.input })),
      })),
    ],
  };
  const moved = Object.fromEntries(
    [...ids].map(([old, id]) => {
      const { x, y } = parts.places[old] ?? { x: 0, y: 0 };
      return [id, { x: x + offset.x, y: y + offset.y }];
    }),
  );
  return { document: { graph: next, places: { ...places, ...moved } }, ids: [...ids.values()] };
}

/** The parts as text for a clipboard. */
export const textOfParts = (parts: Parts): string => JSON.stringify({ format: CLIPBOARD_KIND, ...parts });

/** The parts in a clipboard's text; null for other text. */
export function partsFromText(text: string): Parts | null {
  try {
    const parts = JSON.parse(text) as Parts & { format?: unknown };
    if (parts.format !== CLIPBOARD_KIND) return null;
    const whole =
      parts.states.every(({ id, animation }) => typeof id === 'string' && typeof animation === 'string') &&
      parts.transitions.every(
        ({ from, to, when }) => typeof from === 'string' && typeof to === 'string' && Array.isArray(when),
      ) &&
      parts.inputs.every(({ name, type }) => typeof name === 'string' && typeof type === 'string');
    return whole
      ? { inputs: parts.inputs, states: parts.states, transitions: parts.transitions, places: parts.places }
      : null;
  } catch {
    // Other text in the clipboard is ignored.
    return null;
  }
}
