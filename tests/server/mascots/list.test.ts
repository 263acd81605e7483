import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { mascots } from '@/drizzle/schema';
import { listMascots, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { MASCOT_SORTS } from '@/lib/contract/mascot-words';
import { replaceTags } from '@/lib/contract/tag';
import { db, transaction } from '@/lib/server/db/client';
import { insertMascot } from '@/lib/server/db/mascots';
import { BOTH_DATABASES } from '../../support/both-databases';
import { call, codeOf, detailsOf } from '../../support/http';
import { makePerson, type SomePerson } from '../../support/people';

interface Page {
  data: Mascot[];
  next_cursor: string | null;
}

const pageFor = async ({ key }: SomePerson, query: Record<string, string>) =>
  (await call(listMascots, { key, query })).body as Page;
const namesFor = async (person: SomePerson, query: Record<string, string>) =>
  (await pageFor(person, query)).data.map(({ name }) => name);

/** All names of a list, read in pages of two. */
async function pagedNames(person: SomePerson, query: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page = await pageFor(person, { ...query, limit: '2', ...(cursor ? { cursor } : {}) });
    names.push(...page.data.map(({ name }) => name));
    cursor = page.next_cursor;
  }
  return names;
}

describe.each(BOTH_DATABASES)('on %s', (_, open, close) => {
  let person: SomePerson;
  const ids = new Map<string, string>();
  const make = async (name: string, source: 'prompt' | 'image' | 'svg', drawn = true) => {
    const id = await transaction((tx) => insertMascot(tx, { workspaceId: person.workspaceId, name, source }));
    ids.set(name, id);
    if (drawn) await db().update(mascots).set({ versionCount: 1 }).where(eq(mascots.id, id));
    return id;
  };
  const tag = (name: string, ...tags: string[]) =>
    call(replaceTags, { key: person.key, params: { id: ids.get(name) ?? '' }, body: { tags } });

  beforeAll(async () => {
    await open();
    person = await makePerson();
    for (const [name, source, drawn] of [
      ['Émile', 'prompt', true],
      ['bramble', 'image', true],
      ['Zoë', 'svg', true],
      ['Émile', 'image', true],
      ['Anders', 'prompt', false],
    ] as const)
      await make(name, source, drawn);
    await make('Otto', 'svg');
    await call(updateMascot, { key: person.key, params: { id: ids.get('bramble') ?? '' }, body: { public: true } });
    await tag('Zoë', 'Winter', 'Café');
    await tag('Otto', 'winter');
  }, 60_000);
  afterAll(close);

  test.each([
    [{}, ['Otto', 'Anders', 'Émile', 'Zoë', 'bramble', 'Émile']],
    [{ sort: '-created' }, ['Otto', 'Anders', 'Émile', 'Zoë', 'bramble', 'Émile']],
    [{ sort: 'created' }, ['Émile', 'bramble', 'Zoë', 'Émile', 'Anders', 'Otto']],
    [{ sort: '-updated' }, ['bramble', 'Otto', 'Anders', 'Émile', 'Zoë', 'Émile']],
    [{ sort: 'name' }, ['Anders', 'bramble', 'Émile', 'Émile', 'Otto', 'Zoë']],
    [{ status: 'generating' }, ['Anders']],
    [{ status: 'ready', sort: 'name' }, ['bramble', 'Émile', 'Émile', 'Otto', 'Zoë']],
    [{ status: 'failed' }, []],
    [{ source: 'svg' }, ['Otto', 'Zoë']],
    [{ public: 'true' }, ['bramble']],
    [{ public: 'false', source: 'image' }, ['Émile']],
    [{ tag: 'WINTER', sort: 'created' }, ['Zoë', 'Otto']],
    [{ tag: 'winter, café' }, ['Zoë']],
    [{ q: 'cafe' }, ['Zoë']],
    [{ q: 'winter', source: 'svg', sort: 'name' }, ['Otto', 'Zoë']],
    [{ q: 'emile', source: 'image' }, ['Émile']],
  ])('%j lists %j, also in pages', async (query, names) => {
    expect(await namesFor(person, query)).toEqual(names);
    expect(await pagedNames(person, query)).toEqual(names);
  });

  test('a cursor is valid for its own sort only', async () => {
    for (const sort of MASCOT_SORTS) {
      const { next_cursor: cursor } = await pageFor(person, { sort, limit: '1' });
      for (const other of MASCOT_SORTS) {
        const answer = await call(listMascots, { key: person.key, query: { sort: other, cursor: cursor ?? '' } });
        expect([sort, other, answer.status]).toEqual([sort, other, sort === other ? 200 : 400]);
      }
    }
    const text = Buffer.from('name a\0b msc_aaaa').toString('base64url');
    expect(codeOf(await call(listMascots, { key: person.key, query: { sort: 'name', cursor: text } }))).toBe(
      'invalid_request',
    );
  });

  test('names of any length and script are sorted', async () => {
    const long = await makePerson();
    for (const end of ['c', 'a', 'b'])
      await transaction((tx) =>
        insertMascot(tx, { workspaceId: long.workspaceId, name: `${'ﷺ'.repeat(79)}${end}`, source: 'svg' }),
      );
    expect(await pagedNames(long, { sort: 'name' })).toHaveLength(3);
  });

  test('an unknown value is refused with its name', async () => {
    for (const [name, value] of Object.entries({
      sort: 'size',
      status: 'x',
      source: 'x',
      public: 'x',
      tag: ' ',
      include: 'x',
    }))
      expect(detailsOf(await call(listMascots, { key: person.key, query: { [name]: value } }))).toEqual([
        expect.stringMatching(new RegExp(`^${name}`)),
      ]);
  });

  test('a large workspace is filtered by the index', async () => {
    const large = await makePerson();
    const id = await transaction((tx) =>
      insertMascot(tx, { workspaceId: large.workspaceId, name: 'Zebra', source: 'image' }),
    );
    await call(replaceTags, { key: large.key, params: { id }, body: { tags: ['Rare'] } });
    await db().execute(sql`
      insert into mascots (id, workspace_id, name, source, name_words, created_at)
      select 'msc_filled' || translate(n::text, '0123456789', 'abcdefghij'), ${large.workspaceId},
        'Ox', 'prompt', 'ox', now() + interval '1 hour' from generate_series(1, 1100) n`);
    const queries: Record<string, string>[] = [{ source: 'image' }, { tag: 'rare', sort: 'name' }, { q: 'rare' }];
    for (const query of queries) expect(await namesFor(large, query)).toEqual(['Zebra']);
  });
});
