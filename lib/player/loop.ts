/** Called each frame with the seconds that have passed since the last one. */
export type FrameCallback = (elapsedSeconds: number) => void;

/**
 * The maximum step of a frame in seconds: after a longer gap (a sleeping tab, a stalled page) a motion continues where
 * it was.
 */
const MAX_STEP_SECONDS = 0.1;

const runners = new Set<FrameCallback>();
let request = 0;
let before = 0;

/**
 * Runs `callback` every frame; one animation frame request serves every mascot of the page. Gives the function that
 * stops it.
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
