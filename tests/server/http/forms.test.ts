import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST as postConfirm } from '@/app/api/auth/confirm/route';
import { POST as postLink } from '@/app/api/auth/link/route';
import { ErrorBody } from '@/lib/contract/errors';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { ORIGIN } from '../../support/http';
import { nowhere } from '../../support/sign-in';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

/** A form with an endless body, and the number of bytes that were read of it. */
function endlessForm(path: string, type: string) {
  let read = 0;
  const piece = new TextEncoder().encode('email=a'.repeat(1000));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += piece.byteLength;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { host: new URL(ORIGIN).host, 'content-type': type };
  const request = new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { request, read: () => read };
}

test.each([
  ['/api/auth/link', postLink, 'application/x-www-form-urlencoded'],
  ['/api/auth/link', postLink, 'multipart/form-data; boundary=x'],
  ['/api/auth/confirm', postConfirm, 'application/x-www-form-urlencoded'],
  ['/api/auth/confirm', postConfirm, 'multipart/form-data; boundary=x'],
])('%s refuses a form over 16 kB before it has arrived whole', async (path, post, type) => {
  const { request, read } = endlessForm(path, type);
  const answer = await post(request, nowhere);
  expect([answer.status, ErrorBody.parse(await answer.json()).error.code]).toEqual([400, 'invalid_request']);
  expect(read()).toBeLessThan(64 * 1024);
});

test('a form of either type is read, and a malformed one has no fields', async () => {
  const headers = { host: new URL(ORIGIN).host };
  const send = (body: BodyInit, more: Record<string, string> = {}) =>
    postConfirm(
      new Request(`${ORIGIN}/api/auth/confirm`, { method: 'POST', headers: { ...headers, ...more }, body }),
      nowhere,
    );
  const fields = { email: 'ada@example.com', token: 'used-up' };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const body of [new URLSearchParams(fields), form])
    expect((await send(body)).headers.get('location')).toBe('/sign-in?error=link');
  for (const type of ['multipart/form-data', 'application/json', 'text/plain'])
    expect((await send('email=a&token=b', { 'content-type': type })).status).toBe(400);
});
