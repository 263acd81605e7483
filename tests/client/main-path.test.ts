import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '@/lib/client';
import { closeTestDatabase, openTestDatabase } from '../support/database';
import { fetchRoutes } from '../support/fetch';
import { makePerson } from '../support/people';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

const spec: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/specs/fox.json'), 'utf8'));
const clientOfSomebody = async () => createClient({ baseUrl: 'http://localhost:3000/api/v1', key: (await makePerson()).key, fetch: fetchRoutes });

test('a mascot is imported, listed, renamed, recoloured, moved, shared and deleted through the client', async () => {
  const client = await clientOfSomebody();
  const { id, palette } = await client.importMascot(spec, 'Fox');
  expect((await client.listMascots({ limit: 1 })).data.map((mascot) => mascot.id)).toEqual([id]);
  expect((await client.updateMascot(id, { name: 'Reynard' })).name).toBe('Reynard');
  const token = palette[0]?.name ?? '';
  expect((await client.recolor(id, { [token]: '#123456' })).palette[0]).toEqual({ name: token, color: '#123456' });
  expect(await client.animate(id, { preset: 'wave' })).toMatchObject({ object: 'animation', preset: 'wave' });
  expect(await client.share(id, 60)).toMatchObject({ bundle_url: expect.stringContaining(`/mascots/${id}/bundle?token=`) });
  expect(Object.keys((await client.getBundle(id, { only: 'wave' })).clips)).toEqual(['wave']);
  expect((await client.getMascot(id, { include: 'spec' })).spec?.parts.length).toBeGreaterThan(3);
  expect(await client.deleteMascot(id)).toEqual({ id, object: 'mascot', deleted: true });
});

test('a job that is canceled ends its events and its waiting', async () => {
  const client = await clientOfSomebody();
  const { mascot, job } = await client.designMascot({ prompt: 'a calm owl' });
  expect(mascot.status).toBe('generating');
  await client.cancelJob(job.id);
  const types: string[] = [];
  for await (const event of client.jobEvents(job.id)) types.push(event.type);
  expect(types).toEqual(['queued', 'finished']);
  expect(await client.waitForJob(job.id)).toMatchObject({ id: job.id, status: 'canceled' });
  await expect(client.resultOf(job.id)).rejects.toMatchObject({ status: 500, code: 'job_failed' });
});

test('a picture is sent and rebuilt in one call, or by what is known of it', async () => {
  const client = await clientOfSomebody();
  const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#e08030"/></svg>']);
  const sent = await client.rebuildMascot(picture, { name: 'Dot' }, 'a dot');
  expect(sent).toMatchObject({ mascot: { name: 'Dot', source: 'svg', status: 'generating' }, job: { type: 'reconstruct' } });
  expect(await client.rebuildMascot(picture, { name: 'Dot' }, 'a dot')).toEqual(sent);
  const { id } = await client.upload(picture);
  expect((await client.rebuildMascot({ upload_id: id })).job.type).toBe('reconstruct');
  await expect(client.rebuildMascot({ image_url: 'https://127.0.0.1/fox.png' })).rejects.toMatchObject({ code: 'invalid_request' });
});
