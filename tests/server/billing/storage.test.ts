import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { deleteMascot, getMascot, updateMascot, createMascot, type Mascot } from '@/lib/contract/mascot';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { needsStorage } from '@/lib/contract/quota';
import { eraseMascot } from '@/lib/contract/trash';
import { createAnimation } from '@/lib/contract/animation';
import { createUpload } from '@/lib/contract/upload';
import { refuseWithoutStorage, storageOf } from '@/lib/server/billing/storage';
import { transaction } from '@/lib/server/db/client';
import { insertFile } from '@/lib/server/db/files';
import { newId } from '@/lib/server/db/queries/ids';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { call, codeOf, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { connected, use } from '../../support/mcp';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, fixtureSpec, importFixture } from '../../support/product';
import { serveSites, type SiteServer } from '../../support/sites';
import { formWith } from '../../support/uploads';

let site: SiteServer;
beforeAll(async () => {
  site = await serveSites({
    '/owl.svg': (_, response) => response.setHeader('Content-Type', 'image/svg+xml').end(OWL),
  });
  vi.stubEnv('OUTBOUND_ALLOW', site.host);
  await openQueue();
});
afterAll(async () => {
  site.close();
  await closeProduct();
});
afterEach(() => vi.restoreAllMocks());

/** A small drawing. */
const OWL = '<svg viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

/** Gives a mascot an exported file of this many bytes, of which only the row is there. */
const addFile = ({ actor }: SomePerson, mascotId: string, bytes: number) =>
  transaction((tx) =>
    insertFile(tx, {
      id: newId('file'),
      workspaceId: actor.workspaceId,
      mascotId,
      jobId: null,
      kind: 'export',
      mime: 'video/mp4',
      name: 'film.mp4',
      bytes,
      sha256: 'none',
      facts: null,
      store: 'postgres',
      objectKey: null,
      expiresAt: null,
    }),
  );

/** A person whose workspace has been measured, with room for one byte until it is measured again. */
async function nearlyFull(): Promise<{ person: SomePerson; id: string }> {
  const person = await makePerson('free');
  const { id } = await importFixture(person.key);
  // The clock stands, so that the measurement holds.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await call(deleteMascot, { key: person.key, params: { id: (await importFixture(person.key)).id } });
  const { bytes, limit } = await storageOf(person.actor);
  await refuseWithoutStorage(createAnimation, person.actor, limit - bytes - 1);
  return { person, id };
}

/** Asks for a preset motion in a request that says to be empty. */
const preset = (key: string, id: string) =>
  call(createAnimation, { key, params: { id }, headers: { 'content-length': '0' }, body: { preset: 'nod' } });

describe('the storage of a workspace', () => {
  test('is the bytes of files, drawings and motions, the trash included', async () => {
    const person = await makePerson('maker');
    const { key, actor } = person;
    const stored = async () => (await storageOf(actor)).bytes;
    expect(await storageOf(actor)).toEqual({ bytes: 0, limit: PLAN_LIMITS.maker.storageBytes });
    const { id } = await importFixture(key);
    const drawn = await stored();
    expect(drawn).toBeGreaterThan(1000);
    await call(createAnimation, { key, params: { id }, body: { preset: 'wave' } });
    const moved = await stored();
    expect(moved).toBeGreaterThan(drawn + 500);
    await addFile(person, id, 1_000_000);
    expect((await stored()) - moved).toBeCloseTo(1_000_000, -4);
    await call(deleteMascot, { key, params: { id } });
    expect(await stored()).toBeGreaterThan(1000);
    await call(eraseMascot, { key, params: { id } });
    expect(await stored()).toBe(0);
  });

  test('that is used up refuses what stores more, and nothing else, until something is deleted', async () => {
    const [person, other] = [await makePerson('free'), await makePerson('free')];
    const { key } = person;
    const mascots = [await importFixture(key), await importFixture(key)] as const;
    const [{ id }, { id: large }] = mascots;
    for (let n = 0; n < 2; n += 1) await addFile(person, large, 1.2e9);
    // A measurement holds for a minute: deleting anything begins another.
    await call(deleteMascot, { key, params: { id: (await importFixture(key)).id } });

    const upload = () => call(createUpload, { key, form: formWith(OWL) });
    const refused = await upload();
    expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid_request']);
    expect(detailsOf(refused)).toMatchObject({ bytes_limit: 2 ** 31 });
    expect((await call(createMascot, { key, body: { spec: fixtureSpec('blob') } })).status).toBe(400);
    expect((await call(createAnimation, { key, params: { id }, body: { preset: 'nod' } })).status).toBe(400);

    expect((await call(updateMascot, { key, params: { id }, body: { name: 'Vixen' } })).status).toBe(200);
    expect(((await call(getMascot, { key, params: { id } })).body as Mascot).name).toBe('Vixen');
    expect((await importFixture(other.key)).status).toBe('ready');

    // The trash keeps drawings and no files.
    await call(deleteMascot, { key, params: { id: large } });
    expect((await upload()).status).toBe(201);
  });

  test('counts the bytes of requests until it is measured again', async () => {
    const person = await makePerson('free');
    const { id } = await importFixture(person.key);
    await addFile(person, id, 2 ** 31 - 1_000_000);
    await call(deleteMascot, { key: person.key, params: { id: (await importFixture(person.key)).id } });
    const sent = { key: person.key, params: { id }, headers: { 'content-length': '900000' }, body: { preset: 'nod' } };
    expect((await call(createAnimation, sent)).status).toBe(201);
    // What the request said was more than what it stored, which measuring tells.
    expect((await call(createAnimation, sent)).status).toBe(201);
  });

  test('counts a request that does not say its length', async () => {
    const { person, id } = await nearlyFull();
    const sent = { key: person.key, params: { id }, body: { preset: 'nod' } };
    expect((await call(createAnimation, sent)).status).toBe(201);
    expect((await preset(person.key, id)).status).toBe(400);
  });

  test('counts what a tool was sent', async () => {
    const { person, id } = await nearlyFull();
    const client = await connected(person.key);
    expect((await use(client, 'animate_mascot', { mascot_id: id, preset: 'nod' })).isError).toBe(false);
    await client.close();
    expect((await preset(person.key, id)).status).toBe(400);
  });

  test.each([
    ['an exported film', 'export_mascot', { format: 'gif', animation: 'wave', size: 64 }],
    ['a sprite sheet with its table of frames', 'export_mascot', { format: 'sprite', animation: 'wave', size: 64 }],
    ['a scene', 'create_scene', { prompt: 'a beach' }],
  ] as const)(
    'counts %s as soon as it is stored',
    async (_, tool, given) => {
      const { person, id } = await nearlyFull();
      const client = await connected(person.key);
      // Beginning stores next to nothing, and is counted with what was sent: there is room for that.
      await refuseWithoutStorage(createAnimation, person.actor, -10_000);
      const { answer } = await use<{ id: string }>(client, tool, { mascot_id: id, ...given });
      expect((await preset(person.key, id)).status).toBe(201);
      await drainUntilIdle(HANDLERS);
      const job = await use<{ status: string }>(client, 'wait_for_job', { job_id: answer.id });
      expect(job.answer.status).toBe('succeeded');
      await client.close();
      expect((await preset(person.key, id)).status).toBe(400);
    },
    60_000,
  );

  test('counts a file that is fetched', async () => {
    const { person, id } = await nearlyFull();
    const { key } = person;
    const sent = { key, headers: { 'content-length': '0' }, body: { url: site.address('/owl.svg') } };
    expect(await call(createUpload, sent)).toMatchObject({ status: 201 });
    expect((await preset(key, id)).status).toBe(400);
  });
});

test('every write below the content of a workspace needs storage but those that store next to nothing', () => {
  const light = Object.values(ENDPOINTS as Record<string, Endpoint>)
    .filter((endpoint) => endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && !needsStorage(endpoint))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => /^\w+ \/(?:mascots|uploads|jobs|trash|analyze)/.test(name));
  expect(light.sort()).toEqual([
    'PATCH /mascots/{id}',
    'POST /analyze',
    'POST /jobs/{id}/cancel',
    'POST /mascots/{id}/share',
    'POST /trash/{id}/restore',
    'PUT /mascots/{id}/presence',
    'PUT /mascots/{id}/tags',
  ]);
});
