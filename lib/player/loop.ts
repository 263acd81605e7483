import { inSight, onSight } from './on-screen';

/** Called each frame with the seconds that have passed since the last one. */
export type FrameCallback = (elapsedSeconds: number) => void;

/** Longer gaps (a sleeping tab, a stalled page) count as this much, so that a motion goes on where it was. */
const LONGEST_STEP_SECONDS = 0.1;

const runners = new Map<FrameCallback, Element>();
let request = 0;
let before = 0;

/**
 * Runs `callback` every frame while `element` is on screen and the page is shown: one animation frame request serves
 * every mascot of the page. Gives back the function that ends it; a callback runs for one element at a time.
 */
export function onFrame(element: Element, callback: FrameCallback): () => void {
  runners.set(callback, element);
  const endSight = onSight(element, wake);
  wake();
  return () => {
    if (!runners.delete(callback)) return;
    endSight();
    if (runners.size) return;
    cancelAnimationFrame(request);
    request = 0;
  };
}

const seen = (): FrameCallback[] => [...runners].filter(([, element]) => inSight(element)).map(([callback]) => callback);

function wake(): void {
  if (request || !seen().length) return;
  before = performance.now();
  request = requestAnimationFrame(tick);
}

function tick(now: number): void {
  request = 0;
  const elapsed = Math.min(Math.max(0, (now - before) / 1000), LONGEST_STEP_SECONDS);
  before = now;
  for (const callback of seen()) if (runners.has(callback)) callback(elapsed);
  if (!request && seen().length) request = requestAnimationFrame(tick);
}
