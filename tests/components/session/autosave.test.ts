import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { autosave } from '@/components/session/autosave';
import { EMPTY_HISTORY } from '@/components/session/history';
import type { EditSession } from '@/components/session/session';
import { ServiceError } from '@/lib/client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session with one unsaved change, whose saves fail with these errors, one after the other, and then succeed. */
function openSession(failures: ServiceError[]) {
  const said: string[] = [];
  let tries = 0;
  let dirty = true;
  const session: EditSession = {
    store: createStore<ReturnType<EditSession['store']['getState']>>(() => ({
      history: EMPTY_HISTORY,
      saving: 'saved',
      offline: false,
    })),
    tell: (message) => void said.push(message),
    line: Promise.resolve(),
    timer: undefined,
  };
  const { save } = autosave<EditSession>({
    isDirty: () => dirty,
    write: async () => {
      tries += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      dirty = false;
    },
    rebase: async () => undefined,
    keep: () => undefined,
  });
  return { session, save, said, tries: () => tries, saving: () => session.store.getState().saving };
}

const busy = () => new ServiceError(429, 'rate_limited', 'Too many requests.');
const broken = () => new ServiceError(500, 'internal', 'It failed.');

test('a save that the service fails to process is tried again after growing pauses, and reported once', async () => {
  const { session, save, said, tries, saving } = openSession([busy(), broken()]);
  await save(session);
  expect([saving(), tries()]).toEqual(['failed', 1]);
  await vi.advanceTimersByTimeAsync(1900);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect([saving(), tries()]).toEqual(['failed', 2]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([saving(), tries()]).toEqual(['saved', 3]);
  expect(said).toEqual(['Too many requests.']);
});

test('retries end at last', async () => {
  const { session, save, said, tries, saving } = openSession(Array.from({ length: 40 }, broken));
  await save(session);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([saving(), tries()]).toEqual(['failed', 9]);
  expect(said).toEqual(['It failed.', 'It failed.']);
});

test('a save that is refused for its content is not tried again', async () => {
  const { session, save, tries, saving } = openSession([new ServiceError(400, 'invalid_request', 'No.')]);
  await save(session);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([saving(), tries()]).toEqual(['failed', 1]);
});
