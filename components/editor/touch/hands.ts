import { partsAt } from '../../stage/hits';
import type { Hands } from '../../stage/stage';
import type { StagePoint } from '../overlay/geometry';
import { clicked, pressed } from '../selection/pick';
import type { Editor } from '../state/editor';
import { selectParts } from '../state/select';
import { editOf } from '../work/works';
import { isOnHandle, jointDrag, limitDrag, moveDrag, poseDrag, standingIn, turnedPart, type Drag } from './drags';

/** How far a pointer goes before a press becomes a drag, in pixels: a hand that clicks trembles. */
const DRAG_PX = 4;

interface Press {
  pointer: number;
  start: StagePoint;
  stack: readonly string[];
  adds: boolean;
  drag: Drag | null;
  moved: boolean;
  /** Whether the camera follows this touch: it is a press only if it does not move. */
  pans: boolean;
}

/** A pointer over the stage. */
interface Hand {
  editor: Editor;
  press: Press | null;
  /** Where the last click was; null after a drag. */
  clickAt: StagePoint | null;
  /** The frame in which the latest move counts. */
  frame: number;
}

/** The hands of the editor on its stage: they point, select and drag. */
export function createHands(editor: Editor): Hands {
  const hand: Hand = { editor, press: null, clickAt: null, frame: 0 };
  return {
    listen(floor) {
      const stop = new AbortController();
      const { signal } = stop;
      floor.addEventListener('pointerdown', (event) => down(hand, floor, event), { signal });
      floor.addEventListener('pointermove', (event) => move(hand, floor, event), { signal });
      floor.addEventListener('pointerup', (event) => up(hand, floor, event), { signal });
      floor.addEventListener('pointercancel', () => giveUp(hand), { signal });
      floor.addEventListener('pointerleave', () => leave(hand), { signal });
      window.addEventListener('keydown', (event) => escape(hand, event), { signal, capture: true });
      return () => stop.abort();
    },
    taken: (event) => event.currentTarget instanceof Element && isOnSelection(hand, event.currentTarget, event),
  };
}

function pointOf(floor: Element, event: MouseEvent): StagePoint {
  const box = floor.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/** Runs the latest of several moves, once in a frame. */
function inFrame(hand: Hand, run: () => void): void {
  cancelAnimationFrame(hand.frame);
  hand.frame = requestAnimationFrame(run);
}

function stackAt({ editor }: Hand, floor: Element, event: MouseEvent): string[] {
  const { locked } = editor.store.getState();
  return partsAt(floor, event.clientX, event.clientY).filter((id) => !locked.includes(id));
}

function pointAt({ editor: { pointed } }: Hand, part: string | null): void {
  if (pointed.getState().part !== part) pointed.setState({ part });
}

/** Whether a touch begins on what is selected: it drags that, and does not pan. */
function isOnSelection(hand: Hand, floor: Element, event: PointerEvent): boolean {
  const { parts } = hand.editor.store.getState().selection;
  return isOnHandle(hand.editor, pointOf(floor, event)) || stackAt(hand, floor, event).some((id) => parts.includes(id));
}

function down(hand: Hand, floor: HTMLElement, event: PointerEvent): void {
  const pans = event.defaultPrevented;
  if (event.button !== 0 || hand.press || (pans && event.pointerType !== 'touch')) return;
  const { editor } = hand;
  const start = pointOf(floor, event);
  const { selection } = editor.store.getState();
  const stack = isOnHandle(editor, start) ? selection.parts : stackAt(hand, floor, event);
  hand.press = { pointer: event.pointerId, start, stack, adds: event.shiftKey, drag: null, moved: false, pans };
  if (pans) return;
  floor.setPointerCapture(event.pointerId);
  editor.store.setState({ selection: pressed(selection, hand.press) });
}

function move(hand: Hand, floor: HTMLElement, event: PointerEvent): void {
  const { press } = hand;
  if (!press) {
    const points = event.pointerType !== 'touch' && event.buttons === 0;
    if (points) inFrame(hand, () => pointAt(hand, stackAt(hand, floor, event)[0] ?? null));
    return;
  }
  const to = pointOf(floor, event);
  if (press.pointer !== event.pointerId || (!press.moved && isNear(to, press.start))) return;
  if (!press.moved && !press.pans && !press.adds) press.drag = beginDrag(hand.editor, press);
  press.moved = true;
  pointAt(hand, null);
  if (press.drag) inFrame(hand, () => press.drag?.to(to));
}

function up(hand: Hand, floor: HTMLElement, event: PointerEvent): void {
  const { press, editor } = hand;
  if (!press || press.pointer !== event.pointerId) return;
  hand.press = null;
  cancelAnimationFrame(hand.frame);
  press.drag?.to(pointOf(floor, event));
  press.drag?.end();
  const again = hand.clickAt !== null && isNear(hand.clickAt, press.start);
  hand.clickAt = press.moved ? null : press.start;
  if (press.moved) return;
  editor.store.setState(({ selection }) => ({ selection: clicked(selection, press, again) }));
}

function leave(hand: Hand): void {
  cancelAnimationFrame(hand.frame);
  if (!hand.press) pointAt(hand, null);
}

function giveUp(hand: Hand): void {
  cancelAnimationFrame(hand.frame);
  hand.press?.drag?.giveUp();
  hand.press = null;
}

/** Escape gives a drag up. */
function escape(hand: Hand, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !hand.press?.drag) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  giveUp(hand);
}

const isNear = (a: StagePoint, b: StagePoint): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < DRAG_PX;

/** The drag that a mode begins on the selection; null where there is nothing to drag, or while an edit is drawn. */
function beginDrag(editor: Editor, { start, stack }: Press): Drag | null {
  const { mode, selection, works } = editor.store.getState();
  const [only] = selection.parts;
  if (editOf({ works }) || only === undefined) return null;
  if (mode === 'rig') {
    const joint = selection.parts.length === 1 ? limitDrag(editor, only, start) : null;
    return joint ?? jointDrag(editor, selection.parts.at(-1) ?? only, start);
  }
  if (stack.length === 0) return null;
  if (mode === 'design') return moveDrag(editor, selection.parts, start);
  const standing = standingIn(editor);
  const part = standing && turnedPart(standing, selection.parts.at(-1) ?? only);
  if (!part) return null;
  selectParts(editor, [part.id]);
  return poseDrag(editor, part, start);
}
