import { pan, zoomBy, type Camera } from './camera';

/** The doublings of zoom a pixel of the wheel: a notch of 100 zooms by about a fifth. */
const ZOOM_PER_WHEEL_PX = 0.0022;

/** Pans by space-drag, middle button or touch, and zooms by wheel or pinch at the pointer; gives what ends it. */
export function listenToCamera(element: HTMLElement, camera: Camera): () => void {
  const input = createInput(element, camera);
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

interface Point {
  x: number;
  y: number;
}

function createInput(element: HTMLElement, camera: Camera) {
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
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      zoomBy(camera, 2 ** (-pixels * ZOOM_PER_WHEEL_PX * (event.ctrlKey ? 4 : 1)), at(event));
    },
    pointerDown(event: PointerEvent) {
      const drags = event.pointerType === 'touch' || event.button === 1 || (event.button === 0 && spaceHeld);
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
