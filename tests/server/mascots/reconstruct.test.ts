import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listAnimations } from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import type { File as StoredFile } from '@/lib/contract/file';
import { cancelJob, type Job } from '@/lib/contract/job';
import { createMascot, deleteMascot, getMascot, type Mascot } from '@/lib/contract/mascot';
import { listVersions } from '@/lib/contract/version';
import { createUpload } from '@/lib/contract/upload';
import { db } from '@/lib/server/db/client';
import { filesOfMascot, filesOfWorkspace } from '@/lib/server/db/files';
import { eventsAfter } from '@/lib/server/db/job-events';
// Imported here, since loading it within the first job would take seconds of its time limit.
import '@/lib/server/mascots/reconstruct.job';
import { call, codeOf, detailsOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, ended } from '../../support/product';
import { formWith } from '../../support/uploads';
import { bear, nothing, painted } from '../../artist/trace/pictures';

const fileOf = ({ width, height, rgba }: ReturnType<typeof painted>) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
const png = await fileOf(painted(350, 390, ...bear));
const blank = await fileOf(nothing(64, 64));
const film = readFileSync(join(import.meta.dirname, '../../fixtures/uploads/film.mp4'));

/** A picture whose header promises 30,000 pixels each way. */
const huge = Buffer.from(png);
huge.writeUInt32BE(30_000, 16);
huge.writeUInt32BE(30_000, 20);
huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);

let somebody: SomePerson;
let server: Server;
const pages: Record<string, RequestListener> = {
  '/pictures/brand-bear.png': (_, response) => response.end(png),
  '/film.png': (_, response) => response.end(film),
  '/cut.png': (_, response) => response.end(png.subarray(0, png.length / 2)),
  '/empty.png': (_, response) => response.end(),
  '/huge.png': (_, response) => response.end(huge),
  '/bomb.svg': (_, response) =>
    response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g>'.repeat(99)}${'</g>'.repeat(99)}</svg>`,
    ),
  '/page.png': (_, response) => response.setHeader('Content-Type', 'image/png').end('<!DOCTYPE html><html></html>'),
};

beforeAll(async () => {
  await openQueue();
  server = createServer((request, response) =>
    (pages[request.url ?? ''] ?? ((_, answer) => answer.writeHead(404).end('no')))(request, response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('OUTBOUND_ALLOW', `127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await closeProduct();
});
beforeEach(async () => {
  somebody = await makePerson('studio');
});

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const upload = async (bytes: Buffer, name = 'img-0042.png', { key } = somebody) =>
  (await call(createUpload, { key, form: formWith(new Uint8Array(bytes), name) })).body as StoredFile;
const create = (body: Record<string, unknown>) => call(createMascot, { key: somebody.key, body });
async function begin(body: Record<string, unknown>): Promise<{ mascot: Mascot; job: Job }> {
  const { status, body: begun } = await create(body);
  expect(status, JSON.stringify(begun)).toBe(202);
  return begun as { mascot: Mascot; job: Job };
}
const find = async (id: string) =>
  (await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'spec' } })).body as Mascot;
const credits = async () => (await call(getCredits, { key: somebody.key })).body as Credits;
async function refusalOf(body: Record<string, unknown>): Promise<unknown> {
  const received = await create(body);
  expect([received.status, codeOf(received)]).toEqual([400, 'invalid_request']);
  return detailsOf(received);
}

describe('an upload', () => {
  test('becomes a rigged mascot whose measured fidelity is right', async () => {
    const { id } = await upload(png);
    const { mascot, job } = await begin({ upload_id: id });
    expect(mascot).toMatchObject({ status: 'generating', source: 'image', fidelity: null, version_id: null });
    expect(job).toMatchObject({ type: 'reconstruct', status: 'queued', mascot_id: mascot.id });
    const done = await ended(somebody.key, job);
    expect(done).toMatchObject({ status: 'succeeded', error: null });
    const { spec, ...ready } = await find(mascot.id);
    expect(ready).toMatchObject({ status: 'ready', source: 'image', needs_review: false, name: 'Mascot' });
    expect(ready.fidelity).toBeGreaterThan(0.95);
    expect(done.result).toEqual({
      mascot: ready,
      fidelity: ready.fidelity,
      summary: expect.stringMatching(/^Rebuilt from a picture\./),
      warnings: [],
    });
    expect(spec?.parts.map((part) => part.id)).toEqual(
      expect.arrayContaining([
        'head',
        'arm_left',
        'arm_right',
        'leg_left',
        'leg_right',
        'eye_left',
        'eye_right',
        'mouth',
      ]),
    );
    const { body } = await call(listVersions, { key: somebody.key, params: { id: mascot.id } });
    expect(body).toMatchObject({
      data: [
        {
          number: 1,
          source: 'reconstruct',
          current: true,
          summary: expect.stringMatching(/^Rebuilt from a picture\./),
        },
      ],
    });
    expect((await call(listAnimations, { key: somebody.key, params: { id: mascot.id } })).status).toBe(200);
  });

  test('that is an SVG keeps its own shapes, colours and fidelity', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="40" ' +
      'fill="#e08030"/><circle cx="30" cy="38" r="6" fill="#201810"/><circle cx="60" cy="38" r="6" ' +
      'fill="#201810"/></svg>';
    const { mascot, job } = await begin({ upload_id: (await upload(Buffer.from(drawing), 'dot.svg')).id });
    expect(await ended(somebody.key, job)).toMatchObject({ status: 'succeeded' });
    const ready = await find(mascot.id);
    expect(ready).toMatchObject({
      name: 'Dot',
      source: 'svg',
      status: 'ready',
      palette: [{ color: '#e08030' }, { color: '#201810' }],
    });
    expect(ready.fidelity).toBeGreaterThan(0.98);
    expect(ready.parts.map((part) => part.id)).toEqual(['root', 'body', 'eye_left', 'eye_right']);
  });

  test('that is an SVG with unsupported content is marked for review, with the reason', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><style>.fur{fill:#e08030}</style><circle ' +
      'class="fur" cx="45" cy="45" r="40"/><text x="30" y="80">Acme</text></svg>';
    const { mascot, job } = await begin({ upload_id: (await upload(Buffer.from(drawing), 'dot.svg')).id });
    const { result } = await ended(somebody.key, job);
    expect((result as { warnings: string[] }).warnings).toEqual([
      'It hardly moves when it waves, talks or walks: no limb and no mouth of it moves.',
      'Neither a face nor limbs were found.',
      'Text is left out: turn it into paths to keep it.',
    ]);
    expect(await find(mascot.id)).toMatchObject({
      status: 'ready',
      needs_review: true,
      palette: [{ color: '#e08030' }],
    });
    const { body } = await call(listVersions, { key: somebody.key, params: { id: mascot.id } });
    expect(body).toMatchObject({
      data: [{ summary: expect.stringContaining('Text is left out: turn it into paths to keep it.') }],
    });
  });

  test('emits the figure in one piece, then the rig, and lists ignored words', async () => {
    const { job } = await begin({ upload_id: (await upload(png)).id, notes: 'give it a hat' });
    await ended(somebody.key, job);
    const events = await eventsAfter(db(), job.id, 0, 1000);
    const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.spec.parts.length] : []));
    expect([drafts.length, drafts[0]]).toEqual([2, 2]);
    expect(events.flatMap((event) => (event.type === 'progress' ? [event.text] : []))).toContain(
      'The built-in artist draws what the picture shows; it did not follow the notes.',
    );
    expect([events[0]?.type, events.at(-1)?.type]).toEqual(['queued', 'finished']);
  });

  test.each([
    ['img.png', 'Bruno', 'Bruno'],
    ['Brand Bear_v2 (final).png', undefined, 'Brand bear'],
    ['Screenshot 2026-01-01.png', undefined, 'Mascot'],
  ])('of the file %s with the requested name %s is called %s', async (fileName, wish, name) => {
    const { mascot, job } = await begin({ upload_id: (await upload(png, fileName)).id, name: wish });
    await ended(somebody.key, job);
    expect((await find(mascot.id)).name).toBe(name);
  });

  test('costs twelve credits, twenty-four in high detail, which are refunded on cancel', async () => {
    const { id } = await upload(png);
    const before = await credits();
    const { mascot, job } = await begin({ upload_id: id });
    await begin({ upload_id: id, detail: 'high' });
    expect(await credits()).toMatchObject({ balance: before.balance - 36, held: 36 });
    await call(cancelJob, { key: somebody.key, params: { id: job.id } });
    expect(await find(mascot.id)).toMatchObject({ status: 'failed', error: 'Canceled' });
    expect(await credits()).toMatchObject({ balance: before.balance - 24, held: 24 });
  });

  test('of an empty picture fails with a sentence, and is refunded', async () => {
    const before = await credits();
    const { mascot, job } = await begin({ upload_id: (await upload(blank)).id });
    const error = 'The picture shows no figure that stands out from its ground.';
    expect(await ended(somebody.key, job)).toMatchObject({ status: 'failed', error, result: null });
    expect(await find(mascot.id)).toMatchObject({ status: 'failed', error });
    expect(await credits()).toMatchObject({ balance: before.balance, held: 0 });
  });

  test('can be used again, and stays when its mascot is deleted', async () => {
    const { id } = await upload(png);
    for (let count = 0; count < 2; count += 1) {
      const { mascot, job } = await begin({ upload_id: id });
      expect(await ended(somebody.key, job)).toMatchObject({ status: 'succeeded' });
      await call(deleteMascot, { key: somebody.key, params: { id: mascot.id } });
    }
    expect(await filesOfWorkspace(db(), somebody.workspaceId)).toEqual([id]);
  });

  test('that is unknown, of another workspace, not an upload, or a video is refused with its field', async () => {
    const unknown = ['upload_id: There is no such upload in this workspace.'];
    expect(await refusalOf({ upload_id: 'file_x' })).toEqual(unknown);
    expect(await refusalOf({ upload_id: '' })).toEqual(unknown);
    expect(await refusalOf({ upload_id: (await upload(png, 'a.png', await makePerson())).id })).toEqual(unknown);
    expect(await refusalOf({ upload_id: (await upload(film)).id })).toEqual([
      'upload_id: This upload is a video. Give one of a picture: PNG, JPG, WebP or SVG.',
    ]);
  });
});

describe('a URL', () => {
  test('becomes a mascot, with which its picture is deleted', async () => {
    const { mascot, job } = await begin({ image_url: addressOf('/pictures/brand-bear.png') });
    expect(await ended(somebody.key, job)).toMatchObject({ status: 'succeeded' });
    expect(await find(mascot.id)).toMatchObject({ name: 'Brand bear', source: 'image', status: 'ready' });
    const [file] = await filesOfMascot(db(), mascot.id);
    expect(file).toMatch(/^file_/);
    await call(deleteMascot, { key: somebody.key, params: { id: mascot.id } });
    expect(await filesOfWorkspace(db(), somebody.workspaceId)).toEqual([]);
  });

  test.each([
    ['/missing.png', /^image_url: The address answered with status 404, not with a file\.$/],
    ['/page.png', /^image_url: This is a web page\. Send /],
    ['/empty.png', /^image_url: The file is empty\.$/],
    ['/cut.png', /^image_url: The picture is cut off or broken\. Save it again, and send that\.$/],
    ['/huge.png', /^image_url: The picture has 30000 × 30000 pixels; it may have at most 16384 on a side/],
    ['/bomb.svg', /^image_url: The SVG is not taken: /],
    ['/film.png', /^image_url: The address leads to a video\. Give one of a picture: PNG, JPG, WebP or SVG\.$/],
  ])('that answers %s is refused at once, and nothing is stored', async (path, detail) => {
    const before = await credits();
    expect(await refusalOf({ image_url: addressOf(path) })).toEqual([expect.stringMatching(detail)]);
    expect(await credits()).toEqual(before);
    expect(await filesOfWorkspace(db(), somebody.workspaceId)).toEqual([]);
  });

  test('inside of the network is refused', async () => {
    expect(await refusalOf({ image_url: 'https://169.254.169.254/latest/meta-data/' })).toEqual([
      'image_url: 169.254.169.254 is not an address of the public internet.',
    ]);
  });

  test('without enough credits stores nothing', async () => {
    somebody = await makePerson('free');
    for (let count = 0; count < 20; count += 1) await create({ prompt: 'a fox' });
    const answer = await create({ image_url: addressOf('/pictures/brand-bear.png') });
    expect([answer.status, codeOf(answer), detailsOf(answer)]).toEqual([
      402,
      'insufficient_credits',
      { needed: 12, balance: 0 },
    ]);
    expect(await filesOfWorkspace(db(), somebody.workspaceId)).toEqual([]);
  });
});
