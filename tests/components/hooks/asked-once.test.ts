import { expect, test } from 'vitest';
import { askedOnce } from '@/components/hooks/asked-once';
import { ServiceError } from '@/lib/client';

/** Sends a request that fails with these errors in turn and then succeeds; gives the keys that it was sent with. */
async function keysOf(asked: unknown, errors: readonly ServiceError[]): Promise<string[]> {
  const keys: string[] = [];
  const failing = [...errors];
  const send = async (key: string) => {
    keys.push(key);
    const error = failing.shift();
    if (error) throw error;
  };
  for (let tries = 0; tries <= errors.length; tries += 1) await askedOnce(asked, send).catch(() => undefined);
  return keys;
}

const lost = new ServiceError(0, 'http_error', 'The service could not be reached.', null);
const refused = new ServiceError(402, 'insufficient_credits', 'Too few credits.', null);

test('a request whose answer was lost is repeated with its key, and the next one has a new key', async () => {
  const [first, second] = await keysOf(['edit', 'make it blue'], [lost]);
  expect(second).toBe(first);
  const [third] = await keysOf(['edit', 'make it blue'], []);
  expect(third).not.toBe(first);
});

test('a request that was refused is new when it is asked again', async () => {
  const [first, second] = await keysOf(['edit', 'make it red'], [refused]);
  expect(second).not.toBe(first);
});

test('another request has another key, also while the answer to the first is lost', async () => {
  const [first] = await keysOf(['edit', 'make it green'], [lost, lost, lost]);
  const [other] = await keysOf(['edit', 'make it pink'], []);
  expect(other).not.toBe(first);
});
