import { afterEach, expect, test, vi } from 'vitest';
import { logError } from '@/lib/server/log';

afterEach(() => {
  vi.restoreAllMocks();
});

function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(line);
  });
  logError('request.failed', error, { request_id: 'req_a' });
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

test('an error is logged in one line with its message, its cause and its stack', () => {
  const line = logged(new Error('Failed query: select 1', { cause: new Error('connection terminated') }));
  expect(line).toMatchObject({
    event: 'request.failed',
    request_id: 'req_a',
    error: 'Failed query: select 1',
    cause: 'connection terminated',
  });
  expect(line.stack).toMatch(/^\s+at .*log\.test\.ts/);
});

test('the values of a failed query are not logged', () => {
  const line = logged(
    new Error(
      'Failed query: insert into "keys" ("name") values ($1)\nparams: somebody@example.com,\n    at the market',
    ),
  );
  expect(line.error).toBe('Failed query: insert into "keys" ("name") values ($1)');
  expect(JSON.stringify(line)).not.toContain('somebody');
});

test('a thrown value that is not an error is logged as text', () => {
  expect(logged('lost')).toMatchObject({ error: 'lost' });
});

test.each([
  ['info', 1, 1],
  ['error', 0, 1],
  ['silent', 0, 0],
])('at level %s there is %i line of information and %i of errors', async (level, happened, wrong) => {
  vi.stubEnv('LOG_LEVEL', level);
  vi.resetModules();
  const { log: logThere, logError: logErrorThere } = await import('@/lib/server/log');
  const [out, err] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  logThere('started');
  logErrorThere('request.failed', 'lost');
  expect([out.mock.calls.length, err.mock.calls.length]).toEqual([happened, wrong]);
  vi.unstubAllEnvs();
});
