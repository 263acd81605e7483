import type { ArtistEvent, ArtistWork } from './types';

/**
 * Runs a job to its end and gives its result. Each event is passed to `onEvent`, which may be asynchronous. Errors of
 * the job and of `onEvent` are thrown.
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
    // Closes a job that stopped early, so that it releases its request or its thread.
    await work.return(undefined as never);
  }
}
