/** A stopwatch, which counts seconds while it runs. */
export interface Stopwatch {
  seconds(): number;
  /** Starts from zero. */
  restart(): void;
  run(running: boolean): void;
}

/** Creates a running stopwatch. */
export function startStopwatch(): Stopwatch {
  let counted = 0;
  let since: number | null = performance.now();
  const seconds = () => counted + (since === null ? 0 : (performance.now() - since) / 1000);
  return {
    seconds,
    restart: () => {
      counted = 0;
      since = since === null ? null : performance.now();
    },
    run: (running) => {
      if (running === (since !== null)) return;
      counted = seconds();
      since = running ? performance.now() : null;
    },
  };
}
