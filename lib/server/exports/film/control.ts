/** What a film's threads and its owner say to each other while it is made, through shared memory. */
export interface FilmControl {
  memory: SharedArrayBuffer;
  stop(): void;
  stopped(): boolean;
  /** Frames made so far, and how many there will be; 0 before it is known. */
  progress(): { done: number; total: number };
  advance(done: number, total: number): void;
}

/** The places of the shared numbers. */
const CELL = { stop: 0, done: 1, total: 2 } as const;
const CONTROL_BYTES = 3 * Int32Array.BYTES_PER_ELEMENT;

/** Either end of a film's control: give it the memory of the other end. */
export function filmControl(memory = new SharedArrayBuffer(CONTROL_BYTES)): FilmControl {
  const cells = new Int32Array(memory);
  return {
    memory,
    stop: () => {
      Atomics.store(cells, CELL.stop, 1);
    },
    stopped: () => Atomics.load(cells, CELL.stop) === 1,
    progress: () => ({ done: Atomics.load(cells, CELL.done), total: Atomics.load(cells, CELL.total) }),
    advance(done, total) {
      Atomics.store(cells, CELL.total, total);
      Atomics.store(cells, CELL.done, done);
    },
  };
}
