import { pointAt } from '../state/playing';
import { selectKeys } from '../state/clips';
import { selectParts } from '../state/select';
import { seek } from '../../stage/playhead';
import { addKeys } from './acts';
import { boardOf } from './board';
import { boxDrag, keysDrag, stretchDrag, type BoardDrag } from './drags';
import { editModifier } from './edit-value';
import type { BoardHands } from './hands';
import { hitAt, type Hit } from './hit';
import { openBoardMenu } from './key-menu';
import { addressOf } from './keys';
import { nearestFrame } from './snap';
import { panRuler, secondsAt, zoomRuler } from './view';

/** The distance, in pixels, at which a press becomes a drag. */
const DRAG_PX = 3;
/** The logarithmic zoom for each pixel of the wheel. */
const ZOOM_PER_PX = 0.004;

interface Press {
  pointer: number;
  x: number;
  y: number;
  hit: Hit;
  drag: BoardDrag | null;
  moved: boolean;
}

/** The state of pointer input: the current press, and the pending animation frame. */
interface Held {
  press: Press | null;
  frame: number;
}

type BoardPoint = readonly [number, number];

/** Listens to pointer and wheel events on the board; returns the cleanup. */
export function listenToBoard(hands: BoardHands, canvas: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const held: Held = { press: null, frame: 0 };
  const point = (event: MouseEvent): BoardPoint => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  canvas.addEventListener('pointerdown', (event) => down(hands, held, event, point(event)), { signal });
  canvas.addEventListener('pointermove', (event) => move(hands, held, event, point(event)), { signal });
  canvas.addEventListener('pointerup', (event) => up(hands, held, event, point(event)), { signal });
  canvas.addEventListener('pointercancel', () => cancel(held), { signal });
  canvas.addEventListener('dblclick', (event) => twice(hands, point(event)), { signal });
  canvas.parentElement?.addEventListener('contextmenu', (event) => menu(hands, held, canvas, event), { signal });
  canvas.addEventListener('wheel', (event) => wheel(hands, event, point(event)), { signal, passive: false });
  window.addEventListener('keydown', (event) => escape(held, event), { signal, capture: true });
  return () => {
    cancelAnimationFrame(held.frame);
    stop.abort();
  };
}

function down(hands: BoardHands, held: Held, event: PointerEvent, [x, y]: BoardPoint): void {
  if (event.button !== 0 || held.press) return;
  const { editor, board } = hands;
  const hit = hitAt(boardOf(editor, board), x, y);
  if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  held.press = { pointer: event.pointerId, x, y, hit, drag: null, moved: false };
  if (hit.on === 'ruler') held.press.drag = scrub(hands, x);
  if (hit.on === 'keys') pressKeys(hands, hit, event.shiftKey);
}

/**
 * Selects the pressed keys; with Shift adds or removes them.
 * Keys that are already selected stay selected, so that they can be dragged together.
 */
function pressKeys({ editor, board }: BoardHands, hit: Hit & { on: 'keys' }, adds: boolean): void {
  const { keys } = editor.store.getState().selection;
  const all = hit.keys.every((key) => keys.includes(key));
  board.setState({ focus: { row: hit.row.id, key: hit.row.kind === 'track' ? (hit.keys[0] ?? null) : null } });
  if (adds) selectKeys(editor, all ? keys.filter((key) => !hit.keys.includes(key)) : [...keys, ...hit.keys]);
  else if (!all) selectKeys(editor, hit.keys);
}

function scrub({ editor, board }: BoardHands, x: number): BoardDrag {
  const to = (at: number, free: boolean) => {
    const seconds = secondsAt(board.getState().view, at);
    seek(editor.playhead, free ? seconds : nearestFrame(seconds));
  };
  to(x, false);
  return { to: ([at], { free }) => to(at, free), end: () => undefined, cancel: () => undefined };
}

function begin({ editor, board }: BoardHands, { hit, x, y }: Press, event: PointerEvent): BoardDrag | null {
  if (hit.on === 'end') return stretchDrag(editor, board);
  if (hit.on === 'keys') return event.shiftKey ? null : keysDrag(editor, board, { t: hit.t, x, copies: event.altKey });
  return hit.on === 'finding' ? null : boxDrag(editor, board, [x, y], event.shiftKey);
}

function move(hands: BoardHands, held: Held, event: PointerEvent, [x, y]: BoardPoint): void {
  const { press } = held;
  if (!press) return hover(hands, event, [x, y]);
  if (press.pointer !== event.pointerId) return;
  if (!press.moved && Math.hypot(x - press.x, y - press.y) < DRAG_PX) return;
  if (!press.moved) press.drag ??= begin(hands, press, event);
  press.moved = true;
  const free = event.metaKey || event.ctrlKey;
  cancelAnimationFrame(held.frame);
  held.frame = requestAnimationFrame(() => press.drag?.to([x, y], { free }));
}

const CURSORS: Record<Hit['on'], string> = {
  end: 'ew-resize',
  ruler: 'col-resize',
  finding: 'pointer',
  keys: 'pointer',
  row: 'default',
  nothing: 'default',
};

function hover({ editor, board }: BoardHands, event: PointerEvent, [x, y]: BoardPoint): void {
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.style.cursor = CURSORS[hitAt(boardOf(editor, board), x, y).on];
}

function up(hands: BoardHands, held: Held, event: PointerEvent, [x, y]: BoardPoint): void {
  const { press } = held;
  if (!press || press.pointer !== event.pointerId) return;
  held.press = null;
  cancelAnimationFrame(held.frame);
  if (press.moved) press.drag?.to([x, y], { free: event.metaKey || event.ctrlKey });
  press.drag?.end();
  if (!press.moved) click(hands, press.hit, event.shiftKey);
}

function click({ editor, board }: BoardHands, hit: Hit, adds: boolean): void {
  if (hit.on === 'finding') {
    const finding = board.getState().findings[hit.index];
    if (finding) pointAt(editor, finding.parts, finding.seconds);
  }
  if (hit.on === 'keys' && !adds) selectKeys(editor, hit.keys);
  if (adds || (hit.on !== 'row' && hit.on !== 'nothing')) return;
  selectKeys(editor, []);
  if (hit.on !== 'row') return;
  selectParts(editor, [hit.row.part]);
  board.setState({ focus: { row: hit.row.id, key: null } });
}

/** Handles a double click: edits the value of a key, or adds a key to a row. */
function twice({ editor, board, edit }: BoardHands, [x, y]: BoardPoint): void {
  const now = boardOf(editor, board);
  const hit = hitAt(now, x, y);
  if (hit.on === 'keys' && !(hit.row.kind === 'track' && hit.row.track.prop === 'state')) return edit();
  if (hit.on !== 'row' && hit.on !== 'keys') return;
  const { row } = hit;
  if (row.kind === 'modifier') return editModifier(editor, row.modifier);
  const t = Math.min(Math.max(nearestFrame(secondsAt(now.view, x)) / now.duration, 0), 1);
  const own = row.kind === 'track' ? [row.id] : row.moments.flatMap(({ keys }) => keys);
  const tracks = new Map(own.map((name) => [name.split(' ').slice(0, 2).join(' '), addressOf(name)]));
  addKeys(editor, [...tracks.values()], t);
}

function wheel({ editor, board, scrollBy }: BoardHands, event: WheelEvent, [x]: BoardPoint): void {
  if (!editor.store.getState().motion) return;
  event.preventDefault();
  const { deltaX, deltaY, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey)
    return board.setState(({ view }) => ({ view: zoomRuler(view, Math.exp(-deltaY * ZOOM_PER_PX), x) }));
  const aside = shiftKey && deltaX === 0 ? deltaY : deltaX;
  if (aside !== 0) board.setState(({ view }) => ({ view: panRuler(view, aside) }));
  if (!shiftKey) scrollBy(deltaY);
}

function cancel(held: Held): void {
  cancelAnimationFrame(held.frame);
  held.press?.drag?.cancel();
  held.press = null;
}

function menu(hands: BoardHands, held: Held, canvas: HTMLElement, event: MouseEvent): void {
  cancel(held);
  openBoardMenu(hands, canvas, event);
}

/** Cancels a drag on Escape. */
function escape(held: Held, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !held.press?.drag) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  cancel(held);
}
