import { getEventListeners, setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { deadline, firstOf } from '@/lib/server/abort';
import { heldBy } from '../support/held-by';

describe('the first of several signals', () => {
  test('passes on the reason of the one that aborts', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal } = firstOf([one.signal, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort(new Error('The reader left.'));
    one.abort(new Error('The server stops.'));
    expect(signal.reason).toEqual(new Error('The reader left.'));
  });

  test('is aborted from the start by a signal that was', () => {
    const reason = new Error('It is over.');
    expect(firstOf([new AbortController().signal, AbortSignal.abort(reason)]).signal.reason).toBe(reason);
  });

  test('leaves nothing at the signals after its end, and no longer follows them', () => {
    const lasting = new AbortController();
    setMaxListeners(0, lasting.signal);
    const bounds = Array.from({ length: 50 }, () => firstOf([lasting.signal, new AbortController().signal]));
    expect(heldBy(lasting.signal)).toBe(50);
    for (const { end } of bounds) end();
    expect(heldBy(lasting.signal)).toBe(0);
    lasting.abort();
    expect(bounds.some(({ signal }) => signal.aborted)).toBe(false);
  });
});

describe('a deadline', () => {
  test('aborts with the error of a timeout', async () => {
    const { signal } = deadline(5, () => new Error('Too late.'));
    await sleep(50);
    expect(signal.reason).toEqual(new Error('Too late.'));
  });

  test('aborts with the reason of the other signal, and neither after its end', async () => {
    const [stopped, running] = [new AbortController(), new AbortController()];
    const [first, second] = [stopped, running].map(({ signal }) => deadline(20, () => new Error('Too late.'), signal));
    stopped.abort(new Error('Stopped.'));
    expect(first?.signal.reason).toEqual(new Error('Stopped.'));
    second?.end();
    await sleep(60);
    expect(second?.signal.aborted).toBe(false);
    expect(getEventListeners(running.signal, 'abort')).toHaveLength(0);
  });
});
