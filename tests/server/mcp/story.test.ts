import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnalyzeResult } from '@/lib/contract/analyze';
import type { ExportResult } from '@/lib/contract/exports';
import { getFile } from '@/lib/contract/file';
import type { Mascot } from '@/lib/contract/mascot';
import type { EmbedCode } from '@/lib/contract/tools/answers';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { connected, picturesIn, use, worked } from '../../support/mcp';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct } from '../../support/product';
import { serveSites, type SiteServer } from '../../support/sites';

let sites: SiteServer;
let person: SomePerson;
let client: Client;

beforeAll(async () => {
  sites = await serveSites();
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
  await openQueue();
  person = await makePerson('maker');
  client = await connected(person.key);
});
afterAll(async () => {
  await client.close();
  sites.close();
  await closeProduct();
});

test('an agent makes a mascot from a website, then a motion, a canvas, a file and embed code', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'liverig' });
  expect(client.getInstructions()).toContain('wait_for_job');

  const { answer: analysis } = await worked<AnalyzeResult>(client, 'analyze_website', {
    url: sites.address('/bakery/'),
  });
  expect(analysis).toMatchObject({ status: 'succeeded', error: null });
  const [{ name, prompt, style }] = analysis.result.concepts;

  const { answer: made, content } = await worked<{ mascot: Mascot }>(client, 'create_mascot', { name, prompt, style });
  const mascotId = made.result.mascot.id;
  const [picture] = picturesIn(content);
  const { width, height, hasAlpha } = await sharp(picture).metadata();
  expect([Math.max(width, height), hasAlpha]).toEqual([512, false]);

  const edited = await worked<{ version_id: string }>(client, 'edit_mascot', {
    mascot_id: mascotId,
    instruction: 'add a red scarf',
  });
  expect(edited.answer.status).toBe('succeeded');
  expect(picturesIn(edited.content)).toHaveLength(1);

  const [wave] = [await use(client, 'animate_mascot', { mascot_id: mascotId, preset: 'wave' })];
  expect(wave.answer).toMatchObject({ name: 'wave', preset: 'wave' });
  const bow = await worked<{ animation: { name: string } }>(client, 'animate_mascot', {
    mascot_id: mascotId,
    prompt: 'bows politely',
  });
  expect(bow.answer.status).toBe('succeeded');

  const { answer: canvas } = await use<{ name: string }>(client, 'create_canvas', {
    mascot_id: mascotId,
    name: 'Chat',
    template: 'chatbot',
  });
  const scene = await worked<{ summary: string }>(client, 'create_scene', {
    mascot_id: mascotId,
    prompt: 'in front of a bakery',
    animation: 'wave',
    t: 0.6,
  });
  expect(scene.answer.status).toBe('succeeded');
  expect(picturesIn(scene.content)).toHaveLength(1);

  const gif = await worked<ExportResult>(client, 'export_mascot', {
    mascot_id: mascotId,
    format: 'gif',
    animation: 'wave',
    size: 64,
    fps: 6,
  });
  const { file } = gif.answer.result;
  expect(gif.content).toContainEqual(
    expect.objectContaining({
      type: 'resource_link',
      uri: `http://localhost:3000${file.url}`,
      mimeType: 'image/gif',
      size: file.bytes,
    }),
  );
  const bytes = Buffer.from(
    await (await call(getFile, { key: person.key, params: { id: file.id } })).response.arrayBuffer(),
  );
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a');

  const { answer: code } = await use<EmbedCode>(client, 'get_embed_code', { mascot_id: mascotId, canvas: canvas.name });
  expect(code.ways.map(({ id }) => id)).toEqual([
    'html',
    'react',
    'vue',
    'svelte',
    'agent',
    'frame',
    'image',
    'markdown',
    'email',
  ]);
  expect(code.ways[0]?.code).toContain(`<service-player src="${code.bundle_url}" canvas="Chat">`);

  const { answer: mascots } = await use<{ data: Mascot[] }>(client, 'list_mascots', {});
  expect(mascots.data.map(({ id, name: called, status }) => [id, called, status])).toEqual([[mascotId, name, 'ready']]);
  const { answer: jobs } = await use<{ data: { type: string; status: string }[] }>(client, 'list_jobs', {
    mascot_id: mascotId,
  });
  expect(jobs.data.map(({ type, status }) => [type, status])).toEqual(
    ['export', 'scene', 'animate', 'edit', 'generate'].map((type) => [type, 'succeeded']),
  );
}, 120_000);

test('a waiting client gets progress notifications', async () => {
  const { answer } = await use<{ job: { id: string } }>(client, 'create_mascot', { prompt: 'a small green dragon' });
  const told: { progress: number; message?: string | undefined }[] = [];
  const [{ answer: job }] = await Promise.all([
    use<{ status: string }>(
      client,
      'wait_for_job',
      { job_id: answer.job.id, wait: 60 },
      { onprogress: ({ progress, message }) => told.push({ progress, message }) },
    ),
    drainUntilIdle(HANDLERS),
  ]);
  expect(job.status).toBe('succeeded');
  expect(told.length).toBeGreaterThan(0);
  expect(told.every(({ message }) => message !== '')).toBe(true);
  const steps = told.map(({ progress }) => progress);
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
});
