import { expect, test } from 'vitest';
import { logText, withEvent, type Entry } from '@/components/jobs/log/entries';
import type { JobEvent, NewJobEvent } from '@/lib/contract/job';

const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 12, 0, second)).toISOString();
const logOf = (...events: NewJobEvent[]) =>
  events.reduce<readonly Entry[]>(
    (entries, event, index) => withEvent(entries, { ...event, seq: index + 1, at: at(index) } as JobEvent),
    [],
  );

test('the input and the result of a tool call are one entry, also for parallel calls', () => {
  const entries = logOf(
    { type: 'tool_call', tool: 'put_part', call_id: 'a' },
    { type: 'tool_call', tool: 'look', call_id: 'b' },
    { type: 'tool_input_delta', call_id: 'a', text: '{"id":' },
    { type: 'tool_input_delta', call_id: 'a', text: '"ear"}' },
    { type: 'tool_result', call_id: 'b', text: 'no such part', is_error: true },
    { type: 'tool_result', call_id: 'a', text: 'put', is_error: false },
  );
  expect(entries).toMatchObject([
    { seq: 1, kind: 'tool', tool: 'put_part', input: '{"id":"ear"}', result: { text: 'put', isError: false } },
    { seq: 2, kind: 'tool', tool: 'look', input: '', result: { text: 'no such part', isError: true } },
  ]);
  expect(entries[0]?.events).toHaveLength(4);
});

test('consecutive counts update one entry, and earlier texts are kept', () => {
  const entries = logOf(
    { type: 'progress', text: 'Drew 6 of 60 frames', percent: 10 },
    { type: 'progress', text: 'Drew 36 of 60 frames', percent: 60 },
    { type: 'progress', text: 'Writing the file' },
    { type: 'usage', cost_usd: 0.01 },
    { type: 'usage', cost_usd: 0.02 },
  );
  expect(entries).toMatchObject([
    { seq: 1, percent: 60, text: 'Drew 36 of 60 frames' },
    { text: 'Writing the file', percent: null },
    { kind: 'cost', costUsd: 0.02 },
  ]);
});

test('a result of an unknown call is ignored', () => {
  expect(logOf({ type: 'tool_result', call_id: 'x', text: 'put', is_error: false })).toEqual([]);
});

test('a log is exported as text, one line per entry with its time', () => {
  const entries = logOf(
    { type: 'queued' },
    { type: 'started' },
    { type: 'progress', text: 'Drawing the ears', percent: 49.6 },
    { type: 'usage', cost_usd: 0.25 },
    { type: 'finished', status: 'failed', error: 'It is blue already.' },
  );
  expect(logText(entries, at(0)).split('\n')).toEqual([
    '+0.0 s\tQueued',
    '+1.0 s\tStarted',
    '+2.0 s\tDrawing the ears (50 %)',
    '+3.0 s\tCost so far: $0.250',
    '+4.0 s\tFailed: It is blue already.',
  ]);
});
