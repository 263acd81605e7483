import type { Page } from 'playwright';

/** The measurements of a page since the last call. */
export interface Measured {
  /** Milliseconds from each input to the end of the frame that follows it. */
  inputs: number[];
  /** Milliseconds of each task over 50 ms. */
  longTasks: number[];
  /** The sum of all layout shifts, including those after inputs. */
  shift: number;
}

type Watching = typeof globalThis & { measured: Measured };

/** An init script for pages: measures inputs, long tasks and layout shifts from the start. */
export function watchFrames(): void {
  const measured: Measured = { inputs: [], longTasks: [], shift: 0 };
  (globalThis as Watching).measured = measured;
  const note = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      // The message is handled after the frame has been painted.
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

/** Gives the measurements of a page and resets them. */
export async function takeMeasured(page: Page): Promise<Measured> {
  // Observers report a task only after its end.
  await page.waitForTimeout(200);
  return page.evaluate(() => {
    const { measured } = globalThis as Watching;
    const taken = { ...measured };
    Object.assign(measured, { inputs: [], longTasks: [], shift: 0 });
    return taken;
  });
}

/** The frames per second of a page, measured over some seconds. */
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
