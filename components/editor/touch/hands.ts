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

/** The hands of the editor on its stage: they point, select and drag. */
export function createHands(editor: Editor): Hands {
  const hand = createHand(editor);
  return {
    listen(floor) {
      const stop = new AbortController();
      const { signal } = stop;
      floor.addEventListener('pointerdown', (event) => hand.down(floor, event), { signal });
      floor.addEventListener('pointermove', (event) => hand.move(floor, event), { signal });
      floor.addEventListener('pointerup', (event) => hand.up(floor, event), { signal });
      floor.addEventListener('pointercancel', () => hand.giveUp(), { signal });
      floor.addEventListener('pointerleave', () => hand.leave(), { signal });
      window.addEventListener('keydown', (event) => hand.key(event), { signal, capture: true });
      return () => stop.abort();
    },
    taken: (event) => hand.takes(event),
  };
}

const pointOf = (floor: Element, event: MouseEvent): StagePoint => {
  const box = floor.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
};

function createHand(editor: Editor) {
  let press: Press | null = null;
  let clickAt: StagePoint | null = null;
  let frame = 0;
  /** Runs the latest of several moves, once in a frame. */
  const inFrame = (run: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  };
  const stackAt = (floor: Element, event: MouseEvent) => {
    const { locked } = editor.store.getState();
    return partsAt(floor, event.clientX, event.clientY).filter((id) => !locked.includes(id));
  };
  const point = (part: string | null) => {
    if (editor.pointed.getState().part !== part) editor.pointed.setState({ part });
  };
  const giveUp = () => {
    cancelAnimationFrame(frame);
    press?.drag?.giveUp();
    press = null;
  };
  return {
    giveUp,
    /** Whether a touch begins on what is selected: it drags that, and does not pan. */
    takes(event: PointerEvent): boolean {
      const floor = event.currentTarget;
      const { selection } = editor.store.getState();
      return floor instanceof Element && stackAt(floor, event).some((id) => selection.parts.includes(id));
    },
    down(floor: HTMLElement, event: PointerEvent) {
      const touches = event.pointerType === 'touch';
      if (event.button !== 0 || press || (event.defaultPrevented && !touches)) return;
      const start = pointOf(floor, event);
      const { parts } = editor.store.getState().selection;
      const stack = isOnHandle(editor, start) ? parts : stackAt(floor, event);
      const pans = event.defaultPrevented;
      press = { pointer: event.pointerId, start, stack, adds: event.shiftKey, drag: null, moved: false, pans };
      if (pans) return;
      floor.setPointerCapture(event.pointerId);
      const { selection } = editor.store.getState();
      editor.store.setState({ selection: pressed(selection, press) });
    },
    move(floor: HTMLElement, event: PointerEvent) {
      if (press && press.pointer !== event.pointerId) return;
      const held = press;
      if (!held) {
        if (event.pointerType !== 'touch' && event.buttons === 0)
          inFrame(() => point(stackAt(floor, event)[0] ?? null));
        return;
      }
      const to = pointOf(floor, event);
      if (!held.moved && Math.hypot(to[0] - held.start[0], to[1] - held.start[1]) < DRAG_PX) return;
      if (!held.moved && !held.pans && !held.adds) held.drag = beginDrag(editor, held);
      held.moved = true;
      point(null);
      if (held.drag) inFrame(() => held.drag?.to(to));
    },
    up(floor: HTMLElement, event: PointerEvent) {
      if (!press || press.pointer !== event.pointerId) return;
      const { start, moved, drag } = press;
      const done = press;
      press = null;
      cancelAnimationFrame(frame);
      if (drag) drag.to(pointOf(floor, event));
      drag?.end();
      if (moved) {
        clickAt = null;
        return;
      }
      const again = clickAt !== null && Math.hypot(clickAt[0] - start[0], clickAt[1] - start[1]) < DRAG_PX;
      clickAt = start;
      const { selection } = editor.store.getState();
      editor.store.setState({ selection: clicked(selection, done, again) });
    },
    leave() {
      cancelAnimationFrame(frame);
      if (!press) point(null);
    },
    key(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !press?.drag) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      giveUp();
    },
  };
}

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
