import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as getNothing } from '@/app/api/v1/[[...rest]]/route';
import { POST as postConfirm } from '@/app/api/auth/confirm/route';
import { createKey } from '@/lib/contract/key';
import { getBundle } from '@/lib/contract/embed';
import { getFile } from '@/lib/contract/file';
import { createMascot, getMascot } from '@/lib/contract/mascot';
import { NAMES } from '@/lib/contract/legacy';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { closeTestDatabase } from '../../support/database';
import { call, ORIGIN, routeFileOf } from '../../support/http';
import { ask, instantly, openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';

let person: SomePerson;
beforeAll(async () => {
  await openQueue();
  person = await makePerson();
});
afterAll(closeTestDatabase);
afterEach(() => {
  vi.restoreAllMocks();
});

/** The lines that are logged while `act` runs. */
async function linesOf(act: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => {
      lines.push(line);
    });
  await act();
  return lines;
}

const requestsIn = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event === 'request');

describe('a request', () => {
  test('is logged in one line: route template, caller, status and duration', async () => {
    let id: string | null = null;
    const lines = await linesOf(async () => {
      id = (await call(getMascot, { key: person.key, params: { id: 'msc_aaaaaaaaaaaaaaaaaaaa' } })).headers.get(
        'request-id',
      );
    });
    expect(requestsIn(lines)).toEqual([
      {
        at: expect.any(String) as string,
        event: 'request',
        route: '/api/v1/mascots/{id}',
        method: 'GET',
        status: 404,
        ms: expect.any(Number) as number,
        request_id: id,
        actor: 'key',
        workspace: person.workspaceId,
        code: 'not_found',
      },
    ]);
  });

  test('of a person, of nobody, with a wrong method or an unknown path is logged, too', async () => {
    const lines = await linesOf(async () => {
      await call(createKey, { session: person.session, body: { name: 'Site' } });
      await call(createKey);
      await (
        await routeFileOf(getMascot)
      ).POST(new Request(`${ORIGIN}/api/v1/mascots/msc_a`, { method: 'POST' }), {
        params: Promise.resolve({ id: 'msc_a' }),
      });
      await getNothing(new Request(`${ORIGIN}/api/v1/nothing`));
    });
    expect(
      requestsIn(lines).map(({ route, method, status, actor, code }) => [route, method, status, actor, code]),
    ).toEqual([
      ['/api/v1/keys', 'POST', 201, 'session', undefined],
      ['/api/v1/keys', 'POST', 401, 'none', 'unauthorized'],
      ['/api/v1/mascots/{id}', 'POST', 405, 'none', 'invalid_request'],
      ['/api/v1/*', 'GET', 404, 'none', 'not_found'],
    ]);
  });

  test('logs no secret of a header, a cookie, a query, a path or a body', async () => {
    const secrets = [
      'lr_sk_wrongwrongwrongwrongwrongwrong',
      'share-token-secret',
      'link-token-secret',
      'private prompt',
      'someone@example.com',
    ];
    const lines = await linesOf(async () => {
      const { body } = await call(createKey, { session: person.session, body: { name: 'private prompt' } });
      secrets.push((body as { key: string }).key);
      await call(createMascot, { key: person.key, body: { prompt: 'private prompt' } });
      await call(createMascot, { key: person.key, text: '{"prompt": "private prompt"' });
      await call(getMascot, { key: secrets[0] ?? '', params: { id: 'share-token-secret' } });
      await call(getBundle, { params: { id: 'msc_aaaaaaaaaaaaaaaaaaaa' }, query: { token: 'share-token-secret' } });
      await call(getFile, { params: { id: 'file_aaaaaaaaaaaaaaaaaaaa' }, query: { token: 'link-token-secret' } });
      await getNothing(
        new Request(`${ORIGIN}/api/v1/nothing/link-token-secret?key=${person.key}`, {
          headers: { cookie: `${NAMES.sessionCookie}=${person.session}` },
        }),
      );
      await postConfirm(
        new Request(`${ORIGIN}/api/auth/confirm`, {
          method: 'POST',
          headers: { origin: ORIGIN, host: 'localhost:3000' },
          body: new URLSearchParams({ email: 'someone@example.com', token: 'link-token-secret' }),
        }),
        { params: Promise.resolve({}) },
      );
    });
    expect(requestsIn(lines)).toHaveLength(8);
    for (const secret of [person.key, person.session, ...secrets]) expect(lines.join('\n')).not.toContain(secret);
  });
});

describe('a job', () => {
  test('is logged in one line at its end, in each final status, without its content', async () => {
    const lines = await linesOf(async () => {
      await ask(person.actor, 'generate', { prompt: 'private prompt' });
      await drainUntilIdle(instantly);
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({
      at: expect.any(String) as string,
      event: 'job',
      job: expect.stringMatching(/^job_/) as string,
      type: 'generate',
      status: 'succeeded',
      workspace: person.workspaceId,
      queue_ms: expect.any(Number) as number,
      run_ms: expect.any(Number) as number,
      cost_usd: 0,
      credits: 10,
      artist: 'built-in',
      cause: null,
    });
    expect(lines.join('\n')).not.toContain('private prompt');
  });
});
