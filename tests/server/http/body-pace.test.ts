import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withBodyRoom } from '@/lib/server/body-room';
import { readBytes } from '@/lib/server/http/body-bytes';
import { ORIGIN } from '../../support/http';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const MEGABYTE = 1024 * 1024;
const MOST = { maxBytes: 16 * MEGABYTE, tooLarge: 'The file is too large.' };

/** A request of which `bytes` arrive every second, and how many arrived before its reader left. */
function trickle(bytes: number, seconds: number) {
  const sent = { bytes: 0, left: false };
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => {
        if (bytes > 0) controller.enqueue(new Uint8Array(bytes));
        sent.bytes += bytes;
        seconds -= 1;
        if (seconds > 0) return;
        clearInterval(timer);
        controller.close();
      }, 1000);
    },
    cancel() {
      clearInterval(timer);
      sent.left = true;
    },
  });
  const request = new Request(ORIGIN, { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, sent };
}

const outcome = (work: Promise<Uint8Array>) =>
  work.then(
    ({ byteLength }) => byteLength,
    (error: unknown) => error,
  );

const TOO_SLOW = {
  code: 'internal',
  status: 503,
  message: 'The body arrived too slowly while others waited to send theirs. It is safe to try again.',
  headers: { 'Retry-After': '10' },
};

test('a body that arrives slowly is read where nobody waits, and gives way where somebody does', async () => {
  for (const perSecond of [0, 100 * 1024]) {
    const [alone, awaited] = [trickle(perSecond, 60), trickle(perSecond, 60)];
    const read = outcome(readBytes(alone.request, MOST, () => false));
    const gaveWay = outcome(readBytes(awaited.request, MOST, () => true));
    await vi.advanceTimersByTimeAsync(9000);
    expect(awaited.sent.left).toBe(false);
    await vi.advanceTimersByTimeAsync(51_000);
    expect(await read).toBe(60 * perSecond);
    expect(await gaveWay).toMatchObject(TOO_SLOW);
    expect(awaited.sent).toEqual({ bytes: (perSecond === 0 ? 11 : 13) * perSecond, left: true });
  }
});

test('a body that keeps the pace is read while others wait', async () => {
  const steady = outcome(readBytes(trickle(MEGABYTE, 16).request, MOST, () => true));
  await vi.advanceTimersByTimeAsync(16_000);
  expect(await steady).toBe(16 * MEGABYTE);
  expect(vi.getTimerCount()).toBe(0);
});

test('of the slow senders of four workspaces one gives way to another that waits, and the others go on', async () => {
  const { signal } = new AbortController();
  const send = (workspace: string, perSecond: number, seconds: number) => {
    const { request } = trickle(perSecond, seconds);
    return outcome(withBodyRoom(workspace, MOST.maxBytes, signal, (isAwaited) => readBytes(request, MOST, isAwaited)));
  };
  const slow = Array.from({ length: 4 }, () => randomUUID()).flatMap((workspace) => [
    send(workspace, 1024, 250),
    send(workspace, 1024, 250),
  ]);
  await vi.advanceTimersByTimeAsync(30_000);
  const other = send(randomUUID(), MEGABYTE, 4);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await other).toBe(4 * MEGABYTE);
  await vi.advanceTimersByTimeAsync(250_000);
  const ends = await Promise.all(slow);
  expect(ends.filter((end) => typeof end !== 'number')).toEqual([expect.objectContaining(TOO_SLOW)]);
});
