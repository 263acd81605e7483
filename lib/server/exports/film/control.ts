/** The shared memory through which a film's threads and their owner report progress and stop. */
export interface FilmControl {
  memory: SharedArrayBuffer;
  stop(): void;
  stopped(): boolean;
  /** The number of frames made so far, and their total; 0 before it is known. */
  progress(): { done: number; total: number };
  advance(done: number, total: number): void;
}

/** The indices of the shared numbers. */
const CELL = { stop: 0, done: 1, total: 2 } as const;
const CONTROL_BYTES = 3 * Int32Array.BYTES_PER_ELEMENT;

/** Makes one end of a film's control; pass it the memory of the other end. */
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
