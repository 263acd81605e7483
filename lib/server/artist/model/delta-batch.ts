import type { ArtistEvent } from '../types';

/** The least time between two events, in milliseconds: ten a second. */
const PAUSE_MS = 100;

/** Pieces of tool input as they stream in, given on in batches. */
export class DeltaBatch {
  private readonly waiting = new Map<string, string>();
  private nextAt = 0;

  /** Takes a piece that came at `now` (milliseconds); gives the event that is due, if one is. */
  *add(callId: string, text: string, now: number): Generator<ArtistEvent, void, void> {
    if (text) this.waiting.set(callId, (this.waiting.get(callId) ?? '') + text);
    if (now < this.nextAt) return;
    const [oldest] = this.waiting;
    if (!oldest) return;
    this.nextAt = now + PAUSE_MS;
    yield this.take(oldest);
  }

  /** Everything that still waits: an event a call. */
  *rest(): Generator<ArtistEvent, void, void> {
    for (const each of this.waiting) yield this.take(each);
  }

  private take([callId, text]: [string, string]): ArtistEvent {
    this.waiting.delete(callId);
    return { type: 'tool_input_delta', call_id: callId, text };
  }
}
