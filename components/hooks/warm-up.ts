import { onFirstHand } from './first-hand';
import { whenIdle } from './when-idle';

/** Loads a module. */
type Load = () => Promise<unknown>;

/**
 * Preloads code that only gestures need, after the first interaction: one module at a time, in idle time. Then calls
 * `done`. Returns a function that cancels it.
 */
export function warmUp(late: readonly Load[], done: () => void = () => undefined): () => void {
  let cancel: (() => void) | null = null;
  const load = (at: number): void => {
    const next = late[at];
    // A module that failed to load is requested again when it is needed.
    const goOn = () => load(at + 1);
    cancel = whenIdle(() => (next ? void next().then(goOn, goOn) : done()));
  };
  const forget = onFirstHand(() => load(0));
  return () => {
    forget();
    cancel?.();
  };
}
