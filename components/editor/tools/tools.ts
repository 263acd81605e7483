import { wholeOf } from '@/lib/core/rig/underlays';
import { isByKeyboard, openContextMenu } from '../../layers/context-menu';
import { partsAt } from '../../stage/hits';
import type { StageTools } from '../../stage/stage';
import { partMenu, selectedTitle, selectForMenu, stageMenu } from '../menus/part-menu';
import type { StagePoint } from '../overlay/geometry';
import { clicked, pressed } from '../selection/pick';
import type { Editor } from '../state/editor';
import { selectParts } from '../state/select';
import { editOf } from '../work/works';
import { isOnHandle, pivotDrag, limitDrag, moveDrag, poseDrag, standingIn, turnedPart, type Drag } from './drags';
import { marqueeDrag } from './marquee';

/** The distance in pixels after which a press becomes a drag, because a pointer moves slightly during a click. */
const DRAG_PX = 4;

interface Press {
  pointer: number;
  start: StagePoint;
  stack: readonly string[];
  adds: boolean;
  drag: Drag | null;
  moved: boolean;
  /** Whether the camera pans with this touch. Then it only counts as a press if it does not move. */
  pans: boolean;
}

/** The state of the pointer over the stage. */
interface Pointer {
  editor: Editor;
  press: Press | null;
  /** The position of the last click; null after a drag. */
  clickAt: StagePoint | null;
  /** The pending animation frame, which handles the latest move. */
  frame: number;
}

/** Creates the tools of the editor's stage: hovering, selecting and dragging parts. */
export function createTools(editor: Editor): StageTools {
  const pointer: Pointer = { editor, press: null, clickAt: null, frame: 0 };
  return {
    listen(floor) {
      const stop = new AbortController();
      const { signal } = stop;
      floor.addEventListener('pointerdown', (event) => down(pointer, floor, event), { signal });
      floor.addEventListener('pointermove', (event) => move(pointer, floor, event), { signal });
      floor.addEventListener('pointerup', (event) => up(pointer, floor, event), { signal });
      floor.addEventListener('pointercancel', () => cancel(pointer), { signal });
      floor.addEventListener('pointerleave', () => leave(pointer), { signal });
      floor.addEventListener('contextmenu', (event) => menu(pointer, floor, event), { signal });
      window.addEventListener('keydown', (event) => escape(pointer, event), { signal, capture: true });
      return () => stop.abort();
    },
    taken: (event) => event.currentTarget instanceof Element && isOnSelection(pointer, event.currentTarget, event),
  };
}

function pointOf(floor: Element, event: MouseEvent): StagePoint {
  const box = floor.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/** Handles only the latest of several moves in a frame. */
function inFrame(pointer: Pointer, run: () => void): void {
  cancelAnimationFrame(pointer.frame);
  pointer.frame = requestAnimationFrame(run);
}

function stackAt({ editor }: Pointer, floor: Element, event: MouseEvent): string[] {
  const { locked, spec } = editor.store.getState();
  const whole = wholeOf(spec.parts);
  const hit = partsAt(floor, event.clientX, event.clientY).map(whole);
  return [...new Set(hit)].filter((id) => !locked.includes(id));
}

function pointAt({ editor: { pointed } }: Pointer, part: string | null): void {
  if (pointed.getState().part !== part) pointed.setState({ part });
}

/** Whether a touch starts on the selection or its handles, so that it drags instead of panning. */
function isOnSelection(pointer: Pointer, floor: Element, event: PointerEvent): boolean {
  const { parts } = pointer.editor.store.getState().selection;
  return (
    isOnHandle(pointer.editor, pointOf(floor, event)) || stackAt(pointer, floor, event).some((id) => parts.includes(id))
  );
}

function down(pointer: Pointer, floor: HTMLElement, event: PointerEvent): void {
  const pans = event.defaultPrevented;
  if (event.button !== 0 || pointer.press || (pans && event.pointerType !== 'touch')) return;
  const { editor } = pointer;
  const start = pointOf(floor, event);
  const { selection } = editor.store.getState();
  const stack = isOnHandle(editor, start) ? selection.parts : stackAt(pointer, floor, event);
  pointer.press = { pointer: event.pointerId, start, stack, adds: event.shiftKey, drag: null, moved: false, pans };
  if (pans) return;
  floor.setPointerCapture(event.pointerId);
  editor.store.setState({ selection: pressed(selection, pointer.press) });
}

function move(pointer: Pointer, floor: HTMLElement, event: PointerEvent): void {
  const { press } = pointer;
  if (!press) {
    const points = event.pointerType !== 'touch' && event.buttons === 0;
    if (points) inFrame(pointer, () => pointAt(pointer, stackAt(pointer, floor, event)[0] ?? null));
    return;
  }
  const to = pointOf(floor, event);
  if (press.pointer !== event.pointerId || (!press.moved && isNear(to, press.start))) return;
  if (!press.moved && !press.pans) press.drag = beginDrag(pointer.editor, press);
  press.moved = true;
  pointAt(pointer, null);
  if (press.drag) inFrame(pointer, () => press.drag?.to(to));
}

function up(pointer: Pointer, floor: HTMLElement, event: PointerEvent): void {
  const { press, editor } = pointer;
  if (!press || press.pointer !== event.pointerId) return;
  pointer.press = null;
  cancelAnimationFrame(pointer.frame);
  press.drag?.to(pointOf(floor, event));
  press.drag?.end();
  const again = pointer.clickAt !== null && isNear(pointer.clickAt, press.start);
  pointer.clickAt = press.moved ? null : press.start;
  if (press.moved) return;
  editor.store.setState(({ selection }) => ({ selection: clicked(selection, press, again) }));
}

function leave(pointer: Pointer): void {
  cancelAnimationFrame(pointer.frame);
  if (!pointer.press) pointAt(pointer, null);
}

function cancel(pointer: Pointer): void {
  cancelAnimationFrame(pointer.frame);
  pointer.press?.drag?.cancel();
  pointer.press = null;
}

/** Opens the menu of the part under the pointer; that of the selection if requested by keyboard. */
function menu(pointer: Pointer, floor: HTMLElement, event: MouseEvent): void {
  const { editor } = pointer;
  cancel(pointer);
  const byKeyboard = isByKeyboard(event);
  const stack = byKeyboard ? [] : stackAt(pointer, floor, event);
  const { parts } = editor.store.getState().selection;
  const [top] = stack;
  if (top !== undefined && !stack.some((id) => parts.includes(id))) selectForMenu(editor, top);
  const ofParts = byKeyboard ? parts.length > 0 : top !== undefined;
  openContextMenu(event, {
    label: ofParts ? selectedTitle(editor) : 'Stage',
    entries: ofParts ? partMenu(editor, stack) : stageMenu(editor),
    at: byKeyboard ? middleOf(floor) : undefined,
  });
}

function middleOf(floor: Element): { x: number; y: number } {
  const { left, top, width, height } = floor.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function escape(pointer: Pointer, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !pointer.press?.drag) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  cancel(pointer);
}

const isNear = (a: StagePoint, b: StagePoint): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < DRAG_PX;

/**
 * The drag that starts on the selection or on the empty stage in the current mode. Null if there is nothing to drag, or
 * while an edit is running.
 */
function beginDrag(editor: Editor, { start, stack, adds }: Press): Drag | null {
  const { mode, selection, works } = editor.store.getState();
  const [only] = selection.parts;
  if (editOf({ works })) return null;
  if (stack.length === 0) return marqueeDrag(editor, start, adds);
  if (adds || only === undefined) return null;
  if (mode === 'rig') {
    const limit = selection.parts.length === 1 ? limitDrag(editor, only, start) : null;
    return limit ?? pivotDrag(editor, selection.parts.at(-1) ?? only, start);
  }
  if (mode === 'design') return moveDrag(editor, selection.parts, start);
  const standing = standingIn(editor);
  const part = standing && turnedPart(standing, selection.parts.at(-1) ?? only);
  if (!part) return null;
  selectParts(editor, [part.id]);
  return poseDrag(editor, part, start);
}
