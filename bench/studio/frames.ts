import type { Page } from 'playwright';

/** What a page measured of itself since it was asked last. */
export interface Measured {
  /** Milliseconds from each input to the end of the frame that follows it. */
  inputs: number[];
  /** Milliseconds of each task over 50 ms. */
  longTasks: number[];
  /** The sum of all layout shifts, those after inputs included. */
  shift: number;
}

type Watching = typeof globalThis & { measured: Measured };

/** Has every page of a context measure its inputs, long tasks and layout shifts from its beginning. */
export function watchFrames(): void {
  const measured: Measured = { inputs: [], longTasks: [], shift: 0 };
  (globalThis as Watching).measured = measured;
  const note = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      // A message is handled after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => measured.inputs.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, note, true);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the page measured, which then starts anew. */
export async function takeMeasured(page: Page): Promise<Measured> {
  // Observers hear of a task only after it.
  await page.waitForTimeout(200);
  return page.evaluate(() => {
    const { measured } = globalThis as Watching;
    const taken = { ...measured };
    Object.assign(measured, { inputs: [], longTasks: [], shift: 0 });
    return taken;
  });
}

/** The frames that a page paints in a second, over some seconds. */
export const frameRate = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = () => {
          const passed = (performance.now() - began) / 1000;
          if (passed >= length) return resolve(frames / passed);
          frames += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
    seconds,
  );
