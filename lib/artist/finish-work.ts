import type { ArtistEvent, ArtistWork } from './types';

/**
 * Runs a piece of work to its end, handing each event to `onEvent` and waiting for it; gives the result, throws what
 * the work or `onEvent` throws.
 */
export async function finishWork<Result>(
  work: ArtistWork<Result>,
  onEvent: (event: ArtistEvent) => void | Promise<void> = () => {},
): Promise<Result> {
  try {
    for (;;) {
      const step = await work.next();
      if (step.done) return step.value;
      await onEvent(step.value);
    }
  } finally {
    // Ends work that stopped early, so that it releases its request or its thread.
    await work.return(undefined as never);
  }
}
