import { pan, zoomBy, type Camera } from './camera';

/** The doublings of zoom a pixel of the wheel: a notch of 100 zooms by about a fifth. */
const ZOOM_PER_WHEEL_PX = 0.0022;

/** Pixels of a line of the wheel, where a browser counts in lines. */
const LINE_PX = 16;

/**
 * Pans by wheel, trackpad, space-drag, middle button or touch, and zooms by wheel with ⌘ or Ctrl, or by pinch, at the
 * pointer. A touch that is `taken` drags something else. Gives what ends it.
 */
export function listenToCamera(
  element: HTMLElement,
  camera: Camera,
  taken: (event: PointerEvent) => boolean = () => false,
): () => void {
  const input = createInput(element, camera, taken);
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('wheel', input.wheel, { passive: false, signal });
  element.addEventListener('pointerdown', input.pointerDown, { signal });
  element.addEventListener('pointermove', input.pointerMove, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(type, input.pointerUp, { signal });
  window.addEventListener('keydown', input.keyDown, { signal });
  window.addEventListener('keyup', input.keyUp, { signal, capture: true });
  return () => stop.abort();
}

/** The largest step of a pinch on a trackpad: a notch of a wheel is larger. */
const PINCH_STEP_PX = 50;

interface Point {
  x: number;
  y: number;
}

function createInput(element: HTMLElement, camera: Camera, taken: (event: PointerEvent) => boolean) {
  const pointers = new Map<number, Point>();
  let spaceHeld = false;
  let panned = false;
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const cursor = () => {
    element.style.cursor = pointers.size > 0 ? 'grabbing' : spaceHeld ? 'grab' : '';
  };
  return {
    wheel(event: WheelEvent) {
      event.preventDefault();
      const scale = event.deltaMode === 1 ? LINE_PX : 1;
      const [dx, dy] = [event.deltaX * scale, event.deltaY * scale];
      // A pinch on a trackpad comes as a wheel with Ctrl, in small steps.
      const factor = event.ctrlKey && Math.abs(dy) < PINCH_STEP_PX ? 4 : 1;
      if (event.ctrlKey || event.metaKey) zoomBy(camera, 2 ** (-dy * ZOOM_PER_WHEEL_PX * factor), at(event));
      else if (event.shiftKey && dx === 0) pan(camera, -dy, 0);
      else pan(camera, -dx, -dy);
    },
    pointerDown(event: PointerEvent) {
      const touches = event.pointerType === 'touch' && !taken(event);
      const drags = touches || event.button === 1 || (event.button === 0 && spaceHeld);
      if (!drags) return;
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, at(event));
      cursor();
    },
    pointerMove(event: PointerEvent) {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      const to = at(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(camera, other, from, to);
      else pan(camera, to.x - from.x, to.y - from.y);
      pointers.set(event.pointerId, to);
      panned ||= spaceHeld;
    },
    pointerUp(event: PointerEvent) {
      pointers.delete(event.pointerId);
      cursor();
    },
    keyDown(event: KeyboardEvent) {
      if (event.key !== ' ' || event.repeat) return;
      spaceHeld = true;
      panned = false;
      cursor();
    },
    keyUp(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      spaceHeld = false;
      cursor();
      // Space that dragged the stage does not play the motion.
      if (panned) event.preventDefault();
    },
  };
}

function pinch(camera: Camera, fixed: Point, from: Point, to: Point): void {
  const before = Math.hypot(from.x - fixed.x, from.y - fixed.y);
  const after = Math.hypot(to.x - fixed.x, to.y - fixed.y);
  const middle = { x: (to.x + fixed.x) / 2, y: (to.y + fixed.y) / 2 };
  if (before > 0) zoomBy(camera, after / before, middle);
  pan(camera, (to.x - from.x) / 2, (to.y - from.y) / 2);
}
