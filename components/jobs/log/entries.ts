import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { FinalStatus, JobEvent } from '@/lib/contract/job';
import { costText } from '../../hooks/job-progress';

/** An entry of a log: the number and time of its first event, and all of its events. */
export type Entry = { seq: number; at: string; events: readonly JobEvent[] } & (
  | { kind: 'state'; text: string; status: 'queued' | 'started' | FinalStatus }
  | { kind: 'progress'; text: string; percent: number | null }
  | { kind: 'tool'; tool: string; callId: string; input: string; result: { text: string; isError: boolean } | null }
  | { kind: 'draft'; spec: MascotSpec }
  | { kind: 'clip'; clip: AnimationClip }
  | { kind: 'cost'; costUsd: number }
);

const ENDED: Record<FinalStatus, string> = { succeeded: 'Done', failed: 'Failed', canceled: 'Canceled' };

function entryOf(event: JobEvent): Entry | null {
  const base = { seq: event.seq, at: event.at, events: [event] };
  switch (event.type) {
    case 'queued':
      return { ...base, kind: 'state', status: 'queued', text: 'Queued' };
    case 'started':
      return { ...base, kind: 'state', status: 'started', text: 'Started' };
    case 'finished':
      return {
        ...base,
        kind: 'state',
        status: event.status,
        text: event.error && event.status === 'failed' ? `Failed: ${event.error}` : ENDED[event.status],
      };
    case 'progress':
      return { ...base, kind: 'progress', text: event.text, percent: event.percent ?? null };
    case 'tool_call':
      return { ...base, kind: 'tool', tool: event.tool, callId: event.call_id, input: '', result: null };
    case 'draft':
      return { ...base, kind: 'draft', spec: event.spec };
    case 'draft_clip':
      return { ...base, kind: 'clip', clip: event.clip };
    case 'usage':
      return { ...base, kind: 'cost', costUsd: event.cost_usd };
    default:
      return null;
  }
}

/** Adds an event to an entry. Gives the same object if the event does not belong to it. */
function grown(entry: Entry, event: JobEvent): Entry {
  const events = [...entry.events, event];
  if (entry.kind === 'tool' && 'call_id' in event && event.call_id === entry.callId) {
    if (event.type === 'tool_input_delta') return { ...entry, events, input: entry.input + event.text };
    if (event.type === 'tool_result')
      return { ...entry, events, result: { text: event.text, isError: event.is_error } };
  }
  return entry;
}

/** A text with its numbers masked, for comparison. */
const uncounted = (text: string) => text.replaceAll(/\d+/g, '#');

/** Whether an entry replaces the last one because only its numbers differ, such as a count of frames. */
function replaces(last: Entry, next: Entry): boolean {
  return (
    (last.kind === 'progress' && next.kind === 'progress' && uncounted(last.text) === uncounted(next.text)) ||
    (last.kind === 'cost' && next.kind === 'cost')
  );
}

/** Adds an event to a log. The streamed input of a tool call and its result are added to the entry of that call. */
export function withEvent(entries: readonly Entry[], event: JobEvent): readonly Entry[] {
  if (event.type === 'tool_input_delta' || event.type === 'tool_result') {
    const place = entries.findLastIndex((entry) => entry.kind === 'tool' && entry.callId === event.call_id);
    return entries.map((entry, index) => (index === place ? grown(entry, event) : entry));
  }
  const next = entryOf(event);
  if (!next) return entries;
  const last = entries.at(-1);
  if (!last || !replaces(last, next)) return [...entries, next];
  return [...entries.slice(0, -1), { ...next, seq: last.seq, events: [...last.events, ...next.events] }];
}

/** An entry as a line of text. */
export function textOf(entry: Entry): string {
  switch (entry.kind) {
    case 'tool':
      return [
        `${entry.tool}(${entry.input})`,
        entry.result && `${entry.result.isError ? 'error: ' : ''}${entry.result.text}`,
      ]
        .filter(Boolean)
        .join(' → ');
    case 'draft':
      return `Draft: ${entry.spec.parts.length} parts`;
    case 'clip':
      return `Draft of a motion: ${entry.clip.name}, ${entry.clip.duration} s`;
    case 'cost':
      return `Cost so far: ${costText(entry.costUsd)}`;
    case 'progress':
      return entry.percent === null ? entry.text : `${entry.text} (${Math.round(entry.percent)} %)`;
    default:
      return entry.text;
  }
}

/** The time of an entry since the start, in seconds: `+1.2 s`. */
export function offsetText(at: string, since: string): string {
  return `+${Math.max(0, (Date.parse(at) - Date.parse(since)) / 1000).toFixed(1)} s`;
}

/** A log as text: one line per entry, with its time. */
export function logText(entries: readonly Entry[], since: string): string {
  return entries.map((entry) => `${offsetText(entry.at, since)}\t${textOf(entry)}`).join('\n');
}
