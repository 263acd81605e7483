import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { steadily } from '@/components/hooks/steadily';

const line = { onLine: true };
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads that fail so often before one succeeds, and how often they were tried. */
function failing(times: number) {
  const tried = { times: 0 };
  const load = () => {
    tried.times += 1;
    return tried.times <= times ? Promise.reject(new Error(`Try ${tried.times}.`)) : Promise.resolve('code');
  };
  return { tried, load };
}

test('code that could not be loaded is asked for again, three times', async () => {
  line.onLine = true;
  const { tried, load } = failing(3);
  const loaded = steadily(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe('code');
  expect(tried.times).toBe(4);
});

test('the error of the last try is thrown', async () => {
  line.onLine = true;
  const loaded = steadily(failing(9).load).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe('Error: Try 4.');
});

test('without a connection it waits for one, and asks as soon as there is one', async () => {
  line.onLine = false;
  const { tried, load } = failing(20);
  let loaded: string | null = null;
  void steadily(load).then((code) => {
    loaded = code;
  });
  await vi.advanceTimersByTimeAsync(19_500);
  expect([loaded, tried.times]).toEqual([null, 20]);
  line.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([loaded, tried.times]).toEqual(['code', 21]);
});
