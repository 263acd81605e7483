import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCredits } from '@/lib/contract/credits';
import type { ErrorBody } from '@/lib/contract/errors';
import { createMascot, listMascots } from '@/lib/contract/mascot';
import { db } from '@/lib/server/db/client';
import { earlierAnswer } from '@/lib/server/db/idempotency';
import * as recolor from '@/lib/server/mascots/recolor';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { connected, picturesIn, use } from '../../support/mcp';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

beforeAll(openQueue);
afterAll(closeProduct);
afterEach(() => vi.restoreAllMocks());

let person: SomePerson;
let client: Client;
beforeEach(async () => {
  person = await makePerson('free');
  client = await connected(person.key);
  return () => client.close();
});

const OWL = { prompt: 'a round blue owl', idempotency_key: 'owl-1' };
const balance = async () => ((await call(getCredits, { key: person.key })).body as { balance: number }).balance;
const mascots = async () => ((await call(listMascots, { key: person.key })).body as { data: unknown[] }).data.length;
const errorOf = ({ answer }: { answer: unknown }) => (answer as ErrorBody).error;
const metaOf = async (given: Record<string, unknown>) => {
  const { _meta: meta } = await client.callTool({ name: 'create_mascot', arguments: given });
  return meta;
};

describe('a repeated call with an idempotency key', () => {
  test('gets the first answer, and is paid once', async () => {
    const before = await balance();
    const first = await use(client, 'create_mascot', OWL);
    const paid = before - (await balance());
    const again = await use(client, 'create_mascot', OWL);
    expect(again.answer).toEqual(first.answer);
    expect([paid, before - (await balance()), await mascots()]).toEqual([10, 10, 1]);
    expect([await metaOf(OWL), await metaOf({ prompt: 'a small green frog' })]).toEqual([
      { 'Idempotent-Replayed': true },
      undefined,
    ]);
  });

  test('may name its arguments in another order', async () => {
    const { answer } = await use(client, 'create_mascot', { ...OWL, name: 'Ula' });
    const { idempotency_key: key, prompt } = OWL;
    expect((await use(client, 'create_mascot', { idempotency_key: key, name: 'Ula', prompt })).answer).toEqual(answer);
  });

  test('is refused with other arguments, with another tool and in REST', async () => {
    await use(client, 'create_mascot', OWL);
    const { idempotency_key: key, ...body } = OWL;
    const others = [
      await use(client, 'create_mascot', { ...OWL, prompt: 'a square owl' }),
      await use(client, 'analyze_website', { url: 'https://example.com/', idempotency_key: key }),
    ];
    for (const other of others)
      expect([other.isError, errorOf(other).code, errorOf(other).message]).toEqual([
        true,
        'invalid_request',
        expect.stringContaining('another request'),
      ]);
    const rest = await call(createMascot, { key: person.key, body, headers: { 'Idempotency-Key': key } });
    expect([rest.status, await mascots()]).toEqual([400, 1]);
  });

  test('runs once where ten come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => use<{ job: { id: string } }>(client, 'create_mascot', OWL)),
    );
    expect(new Set(answers.map(({ answer }) => answer.job.id)).size).toBe(1);
    expect(await mascots()).toBe(1);
  });

  test('of another workspace is its own call', async () => {
    await use(client, 'create_mascot', OWL);
    const other = await connected((await makePerson('free')).key);
    const { answer, isError } = await use(other, 'create_mascot', { ...OWL, prompt: 'an owl of others' });
    await other.close();
    expect([isError, answer]).toMatchObject([false, { mascot: { status: 'generating' } }]);
  });

  test('repeats a refusal, and runs again after a fault', async () => {
    const { id } = await importFixture(person.key);
    const given = { mascot_id: id, palette: { nothing: '#3366cc' }, idempotency_key: 'colors' };
    const recolored = vi.spyOn(recolor, 'recolorMascot');
    const refusals = [await use(client, 'recolor_mascot', given), await use(client, 'recolor_mascot', given)];
    const refusal = { code: 'invalid_request', message: 'The palette is invalid.', details: expect.any(Array) };
    expect(refusals.map((said) => [said.isError, errorOf(said)])).toEqual([
      [true, refusal],
      [true, refusal],
    ]);
    expect(recolored).toHaveBeenCalledTimes(1);

    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const fine = { mascot_id: id, palette: { fur: '#3366cc' }, idempotency_key: 'colors-2' };
    recolored.mockRejectedValueOnce(new Error('fault'));
    expect(errorOf(await use(client, 'recolor_mascot', fine)).code).toBe('internal');
    expect((await use(client, 'recolor_mascot', fine)).isError).toBe(false);
  });

  test('shows its picture the first time, and stores neither pictures nor tokens', async () => {
    const { id } = await importFixture(person.key);
    const given = { mascot_id: id, palette: { fur: '#3366cc' }, idempotency_key: 'blue' };
    const [first, again] = [await use(client, 'recolor_mascot', given), await use(client, 'recolor_mascot', given)];
    expect([picturesIn(first.content).length, picturesIn(again.content).length]).toEqual([1, 0]);
    expect(again.content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('made before') });
    expect(JSON.stringify(again.answer)).toContain('token=');
    const stored = JSON.stringify(await earlierAnswer(db(), person.workspaceId, 'key blue'));
    expect([stored.includes(id), stored.includes('token=')]).toEqual([true, false]);
  });
});

test('a key of a wrong form is refused and does nothing; a tool that only reads takes none', async () => {
  for (const bad of ['', 'x'.repeat(256), 'é', 7, null]) {
    const said = await use(client, 'create_mascot', { ...OWL, idempotency_key: bad });
    expect(errorOf(said).details).toEqual(['idempotency_key: This must be 1 to 255 printable ASCII characters.']);
  }
  expect(await mascots()).toBe(0);
  expect(errorOf(await use(client, 'list_mascots', { idempotency_key: 'a' })).details).toEqual([
    'idempotency_key: This field is not known here.',
  ]);
});

test('invalid arguments do not use up a key', async () => {
  expect((await use(client, 'create_mascot', { ...OWL, prompt: 'a' })).isError).toBe(true);
  expect((await use(client, 'create_mascot', OWL)).isError).toBe(false);
});
