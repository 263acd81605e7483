/** An event for one waiter. If it is set while nobody waits, the next wait resolves at once. */
export class AutoResetEvent {
  private isSet = false;
  private wake: (() => void) | undefined;

  /** Wakes the waiter, or makes the next wait resolve at once. */
  readonly set = (): void => {
    this.isSet = true;
    this.wake?.();
  };

  /** Resolves when the event is set, or was since the last wait. */
  async next(): Promise<void> {
    if (!this.isSet)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.wake = undefined;
    this.isSet = false;
  }

  /** Resolves when the event was set since the last wait, after `milliseconds`, or when the signal aborts. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!this.isSet && !signal.aborted) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        timer = setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', this.set, { once: true });
      });
      clearTimeout(timer);
      signal.removeEventListener('abort', this.set);
      this.wake = undefined;
    }
    this.isSet = false;
  }
}
