import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPatiently } from '@/components/session/connection';
import { ServiceError } from '@/lib/client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A read that fails with each of these statuses in turn, and then gives `found`. */
const failing = (...statuses: number[]) => {
  const left = [...statuses];
  return vi.fn(() => {
    const status = left.shift();
    return status === undefined
      ? Promise.resolve('found')
      : Promise.reject(new ServiceError(status, 'http_error', `It answered ${status}.`));
  });
};

describe('a patient read', () => {
  test('retries while the service is unreachable, overloaded or failing', async () => {
    const read = failing(0, 429, 503);
    const reading = readPatiently(read, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reading).toBe('found');
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('ends with the last error', async () => {
    const read = failing(500, 500, 500, 502);
    const reading = expect(readPatiently(read, new AbortController().signal)).rejects.toThrow('It answered 502.');
    await vi.advanceTimersByTimeAsync(20_000);
    await reading;
    expect(read).toHaveBeenCalledTimes(4);
  });

  test('does not retry a refusal, nor after it was stopped', async () => {
    const refused = failing(404);
    await expect(readPatiently(refused, new AbortController().signal)).rejects.toThrow('It answered 404.');
    const stopped = failing(500);
    await expect(readPatiently(stopped, AbortSignal.abort())).rejects.toThrow('It answered 500.');
    expect([refused, stopped].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
