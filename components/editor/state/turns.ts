/** A change that must not overtake the ones before it. A turn with the key of the last waiting one replaces it. */
export interface ChangeTurn {
  key?: string;
  run: () => void | Promise<void>;
}

/** The turns of an editor: those that wait, and the promise of the last run. */
export interface Turns {
  waiting: ChangeTurn[];
  isRunning: boolean;
  run: Promise<void>;
}

/** Creates an empty queue of turns. */
export const noTurns = (): Turns => ({ waiting: [], isRunning: false, run: Promise.resolve() });

/**
 * Runs a turn after all earlier ones; at once if there are none. Resolves when all waiting turns have run. A turn must
 * handle its errors.
 */
export function takeTurn({ turns }: { turns: Turns }, turn: ChangeTurn): Promise<void> {
  if (turn.key !== undefined && turns.waiting.at(-1)?.key === turn.key) turns.waiting.pop();
  turns.waiting.push(turn);
  if (!turns.isRunning) turns.run = runAll(turns);
  return turns.run;
}

async function runAll(turns: Turns): Promise<void> {
  turns.isRunning = true;
  for (let turn = turns.waiting.shift(); turn; turn = turns.waiting.shift()) {
    const done = turn.run();
    // A turn without a promise ends within the call, so that a key press has its effect at once.
    if (done) await done;
  }
  turns.isRunning = false;
}
