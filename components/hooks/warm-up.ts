import { onFirstHand } from './first-hand';
import { whenIdle } from './when-idle';

/** Loads a module. */
type Load = () => Promise<unknown>;

/**
 * Loads code that only gestures need in idle time once a hand is at the page, one module after the other, so that a
 * press does not wait for it; calls `done` then. Gives a function that cancels it.
 */
export function warmUp(late: readonly Load[], done: () => void = () => undefined): () => void {
  let cancel: (() => void) | null = null;
  const load = (at: number): void => {
    const next = late[at];
    // A module that could not be loaded is asked for again when it is needed.
    const goOn = () => load(at + 1);
    cancel = whenIdle(() => (next ? void next().then(goOn, goOn) : done()));
  };
  const forget = onFirstHand(() => load(0));
  return () => {
    forget();
    cancel?.();
  };
}
