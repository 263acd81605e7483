import { unlessAborted } from '../../abort';
import type { ArtistEvent } from '@/lib/artist/types';

/** The least time between two events while input streams in. */
const PAUSE_MS = 100;
/** The time in which at most `MAX_PER_WINDOW` events are sent. */
const WINDOW_MS = 1000;
const MAX_PER_WINDOW = 10;

/** Batches streamed pieces of tool input: at most ten events a second over all answers of a piece of work. */
export class DeltaBatch {
  private readonly waiting = new Map<string, string>();
  /** The times at which the last events were sent, the oldest first. */
  private told: number[] = [];

  /** Adds a piece; yields the event that is due, if any. */
  *add(callId: string, text: string): Generator<ArtistEvent, void, void> {
    if (text) this.waiting.set(callId, (this.waiting.get(callId) ?? '') + text);
    if (performance.now() >= Math.max((this.told.at(-1) ?? -PAUSE_MS) + PAUSE_MS, this.freeAt)) yield* this.next();
  }

  /** Yields everything that is still pending, an event for each call. Throws the signal's reason. */
  async *rest(signal: AbortSignal): AsyncGenerator<ArtistEvent, void, void> {
    while (this.waiting.size > 0) {
      const pause = this.freeAt - performance.now();
      if (pause > 0)
        await unlessAborted(
          new Promise((resolve) => {
            setTimeout(resolve, Math.ceil(pause));
          }),
          signal,
        );
      yield* this.next();
    }
  }

  /** When the next event may be sent. */
  private get freeAt(): number {
    const [oldest = 0] = this.told;
    return this.told.length < MAX_PER_WINDOW ? 0 : oldest + WINDOW_MS;
  }

  private *next(): Generator<ArtistEvent, void, void> {
    const [oldest] = this.waiting;
    if (!oldest) return;
    const [callId, text] = oldest;
    this.waiting.delete(callId);
    this.told = [...this.told.slice(1 - MAX_PER_WINDOW), performance.now()];
    yield { type: 'tool_input_delta', call_id: callId, text };
  }
}
