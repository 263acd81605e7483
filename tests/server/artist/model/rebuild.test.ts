import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { File as StoredFile } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { createMascot, getMascot, type Mascot } from '@/lib/contract/mascot';
import { createUpload } from '@/lib/contract/upload';
import '@/lib/server/mascots/reconstruct.job';
import { call } from '@/tests/support/http';
import { turn, uses } from '@/tests/support/messages-api';
import { api, balance, expectCost, setTheModelStage, story } from '@/tests/support/model-stage';
import { ended } from '@/tests/support/product';
import { somebody } from '@/tests/support/stage';
import { formWith } from '@/tests/support/uploads';
import { bear, painted } from '../../../artist/trace/pictures';

setTheModelStage();
// A picture is traced, compared and judged in threads that are made ready first: much for a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { width, height, rgba } = painted(350, 390, ...bear);
const png = new Uint8Array(
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer(),
);
const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="80" ' +
    'fill="#88aa44"/><circle cx="70" cy="90" r="12" fill="#222222"/><circle cx="130" cy="90" r="12" ' +
    'fill="#222222"/></svg>',
);

/** A part of its own for what is traced into the body. */
const belly = uses('put_part', { id: 'belly', parent: 'body', z: 21, pivot: [256, 330], rotateLimits: null, svg: '' });

async function begin(bytes: Uint8Array, name: string, more: object = {}) {
  const file = (await call(createUpload, { key: somebody.key, form: formWith(bytes as Uint8Array<ArrayBuffer>, name) }))
    .body as StoredFile;
  const { status, body } = await call(createMascot, { key: somebody.key, body: { upload_id: file.id, ...more } });
  expect(status, JSON.stringify(body)).toBe(202);
  return body as { mascot: Mascot; job: Job };
}
const find = async (id: string) =>
  (await call(getMascot, { key: somebody.key, params: { id }, query: { include: 'spec' } })).body as Mascot;
const finish = turn(uses('finish', { summary: 'A brown bear.' }));
const pictures = (request: number) =>
  JSON.stringify(api.requests[request]?.body.messages.at(-1)).split('"image/png"').length - 1;

describe('a picture', () => {
  test('is traced first, then shown with what came of it, corrected, compared and stored', async () => {
    api.script([
      turn(uses('compare', {}), uses('set_canvas', { description: 'A friendly brown bear.', archetype: 'biped' })),
      turn(uses('list_shapes', { part: 'body' })),
      turn(belly, uses('move_shapes', { from: 'body', to: 'belly', shapes: [1] })),
      turn(uses('rename', { parts: { belly: 'tummy' } })),
      finish,
      finish,
    ]);
    const before = await balance();
    const { mascot, job: asked } = await begin(png, 'brand-bear.png', { notes: 'it is called Bruno' });
    const job = await ended(somebody.key, asked);
    expect(job).toMatchObject({ type: 'reconstruct', status: 'succeeded', error: null });
    const ready = await find(mascot.id);
    expect(ready).toMatchObject({
      status: 'ready',
      source: 'image',
      spec: { description: 'A friendly brown bear.', archetype: 'biped' },
    });
    expect(ready.fidelity).toBeGreaterThan(0.9);
    expect(ready.needs_review).toBe(false);
    expect(ready.spec?.parts.find(({ id }) => id === 'tummy')?.svg).toContain('<path');
    expect(ready.spec?.parts.find(({ id }) => id === 'body')?.svg).toContain('<path');
    expect((job.result as { fidelity: number }).fidelity).toBe(ready.fidelity);
    expect([pictures(0), pictures(1)]).toEqual([1, 1]);
    expect(JSON.stringify(api.requests[0]?.body.messages)).toContain('it is called Bruno');
    const events = await story(job);
    expect(events.flatMap((event) => (event.type === 'progress' ? [event.text] : []))).toContainEqual(
      expect.stringMatching(/^Comparing with the picture: 9\d % alike$/),
    );
    expect(events.filter(({ type }) => type === 'draft').length).toBeGreaterThanOrEqual(2);
    await expectCost(job, api.requests.length * 0.003);
    expect(await balance()).toBe(before - 12);
  });

  test('that the mascot has become unlike is asked about once, and tells what is left to somebody', async () => {
    const unlike = uses('finish', {
      summary: 'A bear in part.',
      notDone: ['The arms could not be told from the body.'],
    });
    api.script([turn(uses('remove_parts', { ids: ['head'] })), turn(unlike), turn(unlike), turn(unlike)]);
    const { mascot, job: asked } = await begin(png, 'brand-bear.png');
    const job = await ended(somebody.key, asked);
    expect(job.status).toBe('succeeded');
    expect(JSON.stringify(api.requests[2]?.body.messages.at(-1))).toMatch(
      /has become less like the picture: 0\.\d+, after 0\.9\d+/,
    );
    const ready = await find(mascot.id);
    expect(ready.needs_review).toBe(true);
    expect(ready.fidelity).toBeLessThan(0.9);
  });

  test('that is a drawing is compared with its own shapes', async () => {
    api.script([turn(uses('compare', {})), finish, finish, finish]);
    const { mascot, job: asked } = await begin(svg, 'ball.svg');
    const job = await ended(somebody.key, asked);
    expect(job).toMatchObject({ status: 'succeeded', error: null });
    expect((await find(mascot.id)).fidelity).toBeGreaterThan(0.9);
  });

  test('without a figure costs nothing', async () => {
    api.script([]);
    const blank = new Uint8Array(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer(),
    );
    const { job: asked } = await begin(blank, 'blank.png');
    const before = await balance();
    const job = await ended(somebody.key, asked);
    expect(job).toMatchObject({ status: 'failed', cost_usd: 0 });
    expect(api.requests).toHaveLength(0);
    expect(await balance()).toBe(before + 12);
  });
});
