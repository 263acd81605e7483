/** Something to wait for that may ring at any time, also before anyone waits: that ring is not lost. */
export class AutoResetEvent {
  private isSet = false;
  private wake: (() => void) | undefined;

  /** Wakes whoever waits, or the next one who will. */
  readonly set = (): void => {
    this.isSet = true;
    this.wake?.();
  };

  /** Resolves when it has rung since the last wait, after `milliseconds`, or when the signal aborts. */
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
