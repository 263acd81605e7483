import type { ArtistEvent, ArtistWork } from './types';

/** Runs a piece of work to its end, handing each event to `onEvent` and waiting for it; gives the result, throws what the work throws. */
export async function finishWork<Result>(work: ArtistWork<Result>, onEvent: (event: ArtistEvent) => void | Promise<void> = () => {}): Promise<Result> {
  for (;;) {
    const step = await work.next();
    if (step.done) return step.value;
    await onEvent(step.value);
  }
}
