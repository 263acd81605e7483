/** Something to wait for that may ring at any time, also before anyone waits: that ring is not lost. */
export class Bell {
  private rung = false;
  private wake: (() => void) | undefined;

  /** Wakes whoever waits, or the next one who will. */
  readonly ring = (): void => {
    this.rung = true;
    this.wake?.();
  };

  /** Resolves when it has rung since the last wait, after `milliseconds`, or when the signal aborts. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!this.rung && !signal.aborted) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        timer = setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', this.ring, { once: true });
      });
      clearTimeout(timer);
      signal.removeEventListener('abort', this.ring);
      this.wake = undefined;
    }
    this.rung = false;
  }
}
