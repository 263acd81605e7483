import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUpload } from '@/lib/contract/upload';
import { LIMITS } from '@/lib/core/limits';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, ORIGIN, routeFileOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { formWith } from '../../support/uploads';

let [flooding, other] = ['', ''];

beforeAll(async () => {
  await openTestDatabase();
  [flooding, other] = await Promise.all([makePerson(), makePerson()]).then((people) => people.map(({ key }) => key));
});
afterAll(closeTestDatabase);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f80' } })
    .png()
    .toBuffer();

const small = async () => (await call(createUpload, { key: other, form: formWith(await picture(8, 8)) })).status;

/** Begins an upload of unknown length that sends nothing after its first bytes; tells whether those were read. */
async function slowUpload() {
  const { POST } = await routeFileOf(createUpload);
  const leaves = new AbortController();
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new Uint8Array(1024));
        return new Promise<void>((resolve) => {
          leaves.signal.addEventListener('abort', () => {
            controller.error(new Error('Gone.'));
            resolve();
          });
        });
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${flooding}`, 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
    signal: leaves.signal,
  };
  const answered = POST(new Request(`${ORIGIN}/api/v1/uploads`, init), { params: Promise.resolve({}) });
  return { isRead: () => isRead, leave: () => leaves.abort(), answered };
}

test('a workspace that sends many files at once has two of them in memory, and keeps nobody else waiting', async () => {
  const uploads = await Promise.all(Array.from({ length: 12 }, slowUpload));
  const read = () => uploads.filter(({ isRead }) => isRead()).length;
  await expect.poll(read).toBe(2);
  expect(await small()).toBe(201);
  expect(read()).toBe(2);
  uploads.find(({ isRead }) => isRead())?.leave();
  await expect.poll(read).toBe(3);
  for (const { leave } of uploads) leave();
  await Promise.all(uploads.map(({ answered }) => answered));
  expect(await small()).toBe(201);
});

test('a workspace that sends many large pictures has one of them decoded at a time', async () => {
  const form = formWith(await picture(10_000, LIMITS.upload.pixels / 10_000));
  const done: string[] = [];
  const large = Array.from({ length: 6 }, async () => {
    expect((await call(createUpload, { key: flooding, form })).status).toBe(201);
    done.push('large');
  });
  await expect.poll(() => done.length).toBe(1);
  expect(await small()).toBe(201);
  expect(done.length).toBeLessThanOrEqual(3);
  await Promise.all(large);
});
