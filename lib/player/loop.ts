/** Called each frame with the seconds that have passed since the last one. */
export type FrameCallback = (elapsedSeconds: number) => void;

interface Runner {
  callback: FrameCallback;
  visible: boolean;
}

/** Longer gaps (a sleeping tab, a stalled page) count as this much, so that a motion goes on where it was. */
const LONGEST_STEP_SECONDS = 0.1;

const runners = new Map<Element, Set<Runner>>();
let observer: IntersectionObserver | null = null;
let request = 0;
let before = 0;

/**
 * Runs `callback` every frame while `element` is on screen and the page is shown: one animation frame request serves
 * every mascot of the page. Gives back the function that ends it.
 */
export function onFrame(element: Element, callback: FrameCallback): () => void {
  const runner: Runner = { callback, visible: true };
  const group = runners.get(element) ?? new Set<Runner>();
  if (group.size === 0) {
    runners.set(element, group);
    watch().observe(element);
  }
  group.add(runner);
  wake();
  return () => {
    group.delete(runner);
    if (group.size > 0 || runners.get(element) !== group) return;
    runners.delete(element);
    observer?.unobserve(element);
    if (runners.size === 0) rest();
  };
}

function watch(): IntersectionObserver {
  if (observer) return observer;
  observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      for (const runner of runners.get(entry.target) ?? []) runner.visible = entry.isIntersecting;
    }
    wake();
  });
  document.addEventListener('visibilitychange', wake);
  return observer;
}

function rest(): void {
  cancelAnimationFrame(request);
  request = 0;
  observer?.disconnect();
  observer = null;
  document.removeEventListener('visibilitychange', wake);
}

function anyVisible(): boolean {
  return [...runners.values()].some((group) => [...group].some((runner) => runner.visible));
}

function wake(): void {
  if (request !== 0 || document.hidden || !anyVisible()) return;
  before = performance.now();
  request = requestAnimationFrame(tick);
}

function tick(now: number): void {
  request = 0;
  const elapsed = Math.min(Math.max(0, (now - before) / 1000), LONGEST_STEP_SECONDS);
  before = now;
  for (const runner of [...runners.values()].flatMap((group) => [...group])) {
    if (runner.visible) runner.callback(elapsed);
  }
  if (request === 0 && !document.hidden && anyVisible()) request = requestAnimationFrame(tick);
}
