import { readClipboard, writeClipboard } from '../../session/clipboard';
import { addState, isAny, nudge, remove, stateIds, type GraphPoint } from '../graph/document';
import { CARD_PX } from '../graph/layout';
import { insert, partsFromText, partsOf, textOfParts, type Parts } from '../graph/parts';
import { NOTHING } from '../graph/selection';
import { addTransition } from '../graph/transitions';
import type { Designer } from './designer';
import { edit, sealEdits, select } from './edit';

/** The distance of a new state from the selected one, in pixels. */
const NEW_STATE_OFFSET_PX = 120;
/** The least space between a new state and the others, in pixels. */
const MIN_CARD_GAP_PX = 32;

/**
 * Adds a state that plays the idle motion. Its card is centred at `at`; without it, the card is placed beside the
 * selected state, or in the middle of the viewport if none is selected.
 */
export function newState(designer: Designer, at?: GraphPoint): void {
  const { document, selection } = designer.store.getState();
  const neighbour = at ? undefined : document.places[selection.states[0] ?? ''];
  const middle = at ?? designer.viewport?.middle() ?? { x: 0, y: 0 };
  const wanted = neighbour
    ? { x: neighbour.x + CARD_PX.width + NEW_STATE_OFFSET_PX, y: neighbour.y }
    : { x: middle.x - CARD_PX.width / 2, y: middle.y - CARD_PX.height / 2 };
  const added = addState(
    document,
    { id: 'state', animation: 'idle', loop: true, then: null },
    freePlace(Object.values(document.places), wanted),
  );
  const chosen = { ...NOTHING, states: [added.id] };
  edit(designer, added.document, { label: 'Add state', select: chosen });
  designer.viewport?.show(chosen);
}

/** The wanted position, or the next free one below it. */
function freePlace(taken: readonly GraphPoint[], { x, y }: GraphPoint): GraphPoint {
  const near = taken.some(
    (place) =>
      Math.abs(place.x - x) < CARD_PX.width + MIN_CARD_GAP_PX &&
      Math.abs(place.y - y) < CARD_PX.height + MIN_CARD_GAP_PX,
  );
  return near ? freePlace(taken, { x, y: y + MIN_CARD_GAP_PX }) : { x: Math.round(x), y: Math.round(y) };
}

/** Adds a transition without conditions and selects it. */
export function connect(designer: Designer, from: string, to: string): void {
  const { document, index } = addTransition(designer.store.getState().document, from, to);
  edit(designer, document, { label: 'Add transition', select: { ...NOTHING, transitions: [index] } });
}

/** Deletes the selection. */
export function removeChosen(designer: Designer): void {
  const { document, selection } = designer.store.getState();
  const states = selection.states.filter((id) => !isAny(id));
  if (states.length + selection.transitions.length === 0) return;
  if (states.length === document.graph.states.length) {
    designer.tell('A canvas needs at least one state.', 'failed');
    return;
  }
  const what =
    states.length + selection.transitions.length > 1
      ? 'selection'
      : states.length > 0
        ? `state ${states[0]}`
        : 'transition';
  // The focused card and the inspector of the selection are about to disappear.
  designer.viewport?.focus();
  edit(designer, remove(document, states, selection.transitions), { label: `Delete ${what}`, select: NOTHING });
}

/** Selects every state. */
export function selectAll(designer: Designer): void {
  select(designer, { states: stateIds(designer.store.getState().document), transitions: [] });
}

/** Moves the selected cards by an offset in pixels; repeated moves are one undo step. */
export function nudgeChosen(designer: Designer, x: number, y: number): void {
  const { document, selection } = designer.store.getState();
  if (selection.states.length > 0)
    edit(designer, nudge(document, selection.states, { x, y }), {
      label: 'Move',
      merge: `nudge:${selection.states.join()}`,
    });
}

/** Loads the layout library, which is large and seldom needed; null if that fails. */
const loadArrange = ({ tell }: Designer) =>
  import('../graph/arrange').then(
    ({ arrange }) => arrange,
    () => {
      tell('The graph could not be arranged. Try again once you are online.', 'failed');
      return null;
    },
  );

/** Arranges all cards automatically. */
export async function tidy(designer: Designer): Promise<void> {
  const arrange = await loadArrange(designer);
  if (!arrange) return;
  const { document } = designer.store.getState();
  sealEdits(designer);
  edit(designer, { ...document, places: arrange(document.graph) }, { label: 'Tidy up' });
  designer.viewport?.fit();
}

/** Copies the selected states with the transitions between them. Gives whether something was copied. */
export async function copy(designer: Designer, clipboard?: DataTransfer): Promise<boolean> {
  const parts = chosenParts(designer);
  return parts !== null && writeClipboard(textOfParts(parts), clipboard, designer.tell);
}

/** Copies the selected states and deletes them. */
export async function cut(designer: Designer, clipboard?: DataTransfer): Promise<void> {
  if (await copy(designer, clipboard)) removeChosen(designer);
}

/** Adds the states of the clipboard, at a point of the graph if given. */
export async function paste(designer: Designer, clipboard?: DataTransfer, at?: GraphPoint): Promise<void> {
  const parts = partsFromText((await readClipboard(clipboard, designer.tell)) ?? '');
  if (parts) add(designer, parts, 'Paste', at);
}

/** Adds a copy of the selected states. */
export function duplicate(designer: Designer): void {
  const parts = chosenParts(designer);
  if (parts) add(designer, parts, 'Duplicate');
}

function chosenParts(designer: Designer): Parts | null {
  const { document, selection } = designer.store.getState();
  const ids = selection.states.filter((id) => !isAny(id));
  return ids.length > 0 ? partsOf(document, ids) : null;
}

function add(designer: Designer, parts: Parts, label: string, at?: GraphPoint): void {
  const { document, ids } = insert(designer.store.getState().document, parts, at);
  const chosen = { ...NOTHING, states: ids };
  edit(designer, document, { label, select: chosen });
  designer.viewport?.show(chosen);
}
