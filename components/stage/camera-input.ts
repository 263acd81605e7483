import { pan, zoomBy, type Camera } from './camera';

/** The zoom per pixel of the wheel, as an exponent of 2. A notch of 100 pixels zooms by about a sixth. */
const ZOOM_PER_WHEEL_PX = 0.0022;

/** The height of a line in pixels, for browsers that measure the wheel in lines. */
const LINE_PX = 16;

/**
 * Pans by wheel, trackpad, space-drag, middle button or touch. Zooms at the pointer by pinch, or by wheel with ⌘ or
 * Ctrl. Ignores a touch that `taken` reserves for another drag. Returns the cleanup.
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

/** The largest wheel step in pixels that counts as a trackpad pinch; a notch of a mouse wheel is larger. */
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
      // Browsers report a trackpad pinch as small wheel steps with Ctrl.
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
      // Space was used for panning, so that it must not toggle playback.
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
