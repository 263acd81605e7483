/** Called every frame with the seconds since the last frame. */
export type FrameCallback = (elapsedSeconds: number) => void;

/**
 * The longest time step of a frame, in seconds. After a longer gap, such as a suspended tab, a motion continues where
 * it was.
 */
const MAX_STEP_SECONDS = 0.1;

const runners = new Set<FrameCallback>();
let request = 0;
let before = 0;

/**
 * Calls `callback` every frame. All mascots of a page share one animation frame request. Returns a function that stops
 * it.
 */
export function onFrame(callback: FrameCallback): () => undefined {
  runners.add(callback);
  if (!request) {
    before = performance.now();
    request = requestAnimationFrame(tick);
  }
  return () => {
    runners.delete(callback);
    if (runners.size) return;
    cancelAnimationFrame(request);
    request = 0;
  };
}

function tick(now: number): void {
  const elapsed = Math.min(Math.max(0, (now - before) / 1000), MAX_STEP_SECONDS);
  before = now;
  request = requestAnimationFrame(tick);
  const running = [...runners];
  for (const callback of running) if (runners.has(callback)) callback(elapsed);
}
