import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, missingIn, send, trialOf, warningOf, type Filled } from '@/components/docs/try-it/call';
import { referenceOf } from '@/lib/contract/reference';

const operations = referenceOf('http://localhost:3000').pages.flatMap((page) => page.operations);
const trial = (id: string) => {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return trialOf(operation);
};
const filled = (changes: Partial<Filled> = {}): Filled => ({ places: {}, query: {}, body: '', file: null, ...changes });

afterEach(() => vi.unstubAllGlobals());

test('calls that cost credits or delete need a confirmation', () => {
  expect(warningOf(trial('deleteMascot'), filled())).toMatch(/for good/);
  expect(warningOf(trial('createMascot'), filled({ body: '{"prompt": "a fox"}' }))).toMatch(/up to 24 credits/);
  expect(warningOf(trial('suggestAnimations'), filled({ body: '{}' }))).toMatch(/up to 1 credit,/);
  expect(warningOf(trial('revokeSessions'), filled())).toMatch(/everywhere/);
  expect(warningOf(trial('createAnimation'), filled({ body: '{"preset": "wave"}' }))).toBeNull();
  expect(warningOf(trial('createExport'), filled({ body: '{"format": "gif"}' }))).toBeNull();
  expect(warningOf(trial('listMascots'), filled())).toBeNull();
});

test('a call needs a complete path and a valid JSON body', () => {
  expect(missingIn(trial('getMascot'), filled({ places: { id: ' ' } }))).toBe('Fill in id.');
  expect(missingIn(trial('createMascot'), filled({ body: '{"prompt"' }))).toBe('The body is not JSON.');
  expect(missingIn(trial('createMascot'), filled({ body: '{}' }))).toBeNull();
});

test('the URL contains the path and query as filled in', () => {
  expect(addressOf(trial('getJob'), filled({ places: { id: 'job_a/b' }, query: { wait: '5', other: '' } }))).toBe(
    '/api/v1/jobs/job_a%2Fb?wait=5',
  );
});

test('a call sends the body or the form, and gives the response', async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return Promise.resolve(Response.json({ ok: true }, { status: 201 }));
  });
  const { signal } = new AbortController();
  const answer = await send(trial('createKey'), filled({ body: '{"name": "Site"}' }), signal);
  expect(answer).toMatchObject({ status: 201, type: 'application/json' });
  expect(await answer.body.text()).toBe('{"ok":true}');
  expect(asked[0]).toEqual([
    '/api/v1/keys',
    { method: 'POST', signal, body: '{"name": "Site"}', headers: { 'Content-Type': 'application/json' } },
  ]);
  await send(trial('createUpload'), filled({ file: new File(['a'], 'a.png') }), signal);
  const [, second] = asked.map(([, init]) => init.body);
  expect(second instanceof FormData && second.get('file')).toBeInstanceOf(File);
});
