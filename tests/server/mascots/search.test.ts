import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createMascot, listMascots, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { db, transaction } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { BOTH_DATABASES } from '../../support/both-databases';
import { call, codeOf } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';

interface Page {
  data: Mascot[];
  next_cursor: string | null;
}

const MADE: [name: string, prompt: string | undefined][] = [
  ['Émile', 'a cheerful orange fox barista'],
  ['Bramble', undefined],
  ['100% Otto_', 'a robot'],
  ['猫の耳', undefined],
];

const make = ({ workspaceId }: SomePerson, name: string, prompt?: string) =>
  transaction((tx) => insertMascot(tx, { workspaceId, name, source: 'prompt', prompt }));
const pageFor = async ({ key }: SomePerson, query: Record<string, string>) =>
  (await call(listMascots, { key, query })).body as Page;
const namesFor = async (person: SomePerson, q: string) => (await pageFor(person, { q })).data.map(({ name }) => name);

describe.each(BOTH_DATABASES)('on %s', (_, open, close) => {
  let somebody: SomePerson;

  beforeAll(async () => {
    await open();
    somebody = await makePerson();
    for (const [name, prompt] of MADE) await make(somebody, name, prompt);
  }, 60_000);
  afterAll(close);

  test.each([
    ['emile', ['Émile']],
    ['BRÁM', ['Bramble']],
    ['ramb', ['Bramble']],
    ['fox  emile', ['Émile']],
    ['arist', ['Émile']],
    ['fox bramble', []],
    ['e', ['Émile']],
    ['b', ['Bramble', 'Émile']],
    ['r', ['100% Otto_']],
    ['100%', ['100% Otto_']],
    ['ott%x', []],
    ['%', []],
    ['耳', ['猫の耳']],
  ])('%s finds %j', async (q, names) => expect(await namesFor(somebody, q)).toEqual(names));

  test('words of mascots that the API has designed and renamed are found', async () => {
    const person = await makePerson('studio');
    const { body } = await call(createMascot, { key: person.key, body: { prompt: 'a shy hedgehog' } });
    const { id, name } = (body as { mascot: Mascot }).mascot;
    expect(await namesFor(person, 'hedge')).toEqual([name]);
    await call(updateMascot, { key: person.key, params: { id }, body: { name: 'Ägidius' } });
    expect(await namesFor(person, 'agid shy')).toEqual(['Ägidius']);
    expect(await namesFor(person, 'new')).toEqual([]);
    expect(await namesFor(somebody, 'hedge')).toEqual([]);
  });

  test('a blank or too long search is refused', async () => {
    for (const q of ['', '  ', 'x'.repeat(101)])
      expect(codeOf(await call(listMascots, { key: somebody.key, query: { q } }))).toBe('invalid_request');
  });

  test('a large workspace is searched by the index, page by page', async () => {
    const person = await makePerson();
    for (const number of [1, 2, 3]) await make(person, `Zebra ${number}`);
    await db().execute(sql`
      insert into mascots (id, workspace_id, name, source, name_words, created_at)
      select 'msc_filler' || translate(n::text, '0123456789', 'abcdefghij'), ${person.workspaceId},
        'Ox', 'prompt', 'ox', now() + interval '1 hour' from generate_series(1, 1100) n`);
    const first = await pageFor(person, { q: 'zeb', limit: '2' });
    expect(first.data.map(({ name }) => name)).toEqual(['Zebra 3', 'Zebra 2']);
    const second = await pageFor(person, { q: 'zeb', limit: '2', cursor: first.next_cursor ?? '' });
    expect(second.data.map(({ name }) => name)).toEqual(['Zebra 1']);
    expect(second.next_cursor).toBeNull();
    expect((await pageFor(person, { q: 'o', limit: '2' })).data).toHaveLength(2);
  });
});
