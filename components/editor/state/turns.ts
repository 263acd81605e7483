/**
 * A change in a queue, which runs after the changes before it. If it has the same key as the last one that waits, it
 * replaces that one.
 */
export interface ChangeTurn {
  key?: string;
  run: () => void | Promise<void>;
}

/** A queue of changes that run one after the other. `run` resolves when the queue is empty again. */
export interface Turns {
  waiting: ChangeTurn[];
  isRunning: boolean;
  run: Promise<void>;
}

/** Creates an empty queue of turns. */
export const noTurns = (): Turns => ({ waiting: [], isRunning: false, run: Promise.resolve() });

/**
 * Adds a change to the queue. If the queue is empty, the change runs at once, before this function returns. The promise
 * resolves when the queue is empty again. A change must catch its own errors.
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
