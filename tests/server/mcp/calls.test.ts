import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '@/lib/contract/errors';
import { cancelJob } from '@/lib/contract/job';
import { updateMascot, type Mascot } from '@/lib/contract/mascot';
import { listVersions, type Version } from '@/lib/contract/version';
import { TOOLS, type ToolName } from '@/lib/contract/tools';
import { type EmbedCode } from '@/lib/contract/tools/answers';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import * as list from '@/lib/server/jobs/list';
import * as jobs from '@/lib/server/jobs/wait';
import { mcpMethods } from '@/lib/server/mcp/endpoint';
import { makeTeamFixture, type TeamFixture } from '../../support/team-fixture';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { connected, picturesIn, use, worked, type Answered } from '../../support/mcp';
import { makePerson } from '../../support/people';
import { closeProduct, fixtureSpec } from '../../support/product';
import { eventually } from '../../support/eventually';

let team: TeamFixture;
let client: Client;
let stranger: Client;
beforeAll(async () => {
  await openQueue();
  team = await makeTeamFixture();
  [client, stranger] = [await connected(team.keys.good.key), await connected(team.stranger.key)];
  // The client validates answers with the schemas in the list of tools.
  await client.listTools();
});
afterAll(async () => {
  await client.close();
  await stranger.close();
  await closeProduct();
});

afterEach(() => vi.restoreAllMocks());

type Given = Record<string, unknown>;
interface Sample {
  /** Arguments that succeed, and the expected answer. */
  good: (team: TeamFixture) => Given;
  answer: unknown;
  /** Arguments that are refused, and the expected details. */
  bad: (team: TeamFixture) => Given;
  details: string[];
  /** Whether a caller of another workspace gets `not_found`; else their answer contains nothing of this workspace. */
  hidden: boolean;
}

const mascot = ({ mascotId }: TeamFixture) => ({ mascot_id: mascotId });
const SAMPLES: Record<ToolName, Sample> = {
  create_mascot: {
    good: () => ({ prompt: 'a round blue owl' }),
    answer: { mascot: { status: 'generating' }, job: { type: 'generate', status: 'queued' } },
    bad: () => ({ prompt: 'a', detail: 'huge' }),
    details: ['prompt: This must have at least 3 characters.', 'detail: This must be one of standard, high.'],
    hidden: false,
  },
  list_mascots: {
    good: () => ({ limit: 1 }),
    answer: { object: 'list' },
    bad: () => ({ limit: 101 }),
    details: ['limit: This must be 100 or less.'],
    hidden: false,
  },
  get_mascot: {
    good: mascot,
    answer: { object: 'mascot', name: 'Maple', parts: expect.any(Array) },
    bad: () => ({}),
    details: ['mascot_id: This field is required.'],
    hidden: true,
  },
  edit_mascot: {
    good: (at) => ({ ...mascot(at), instruction: 'make it blue' }),
    answer: { type: 'edit', status: 'queued' },
    bad: (at) => ({ ...mascot(at), instruction: ' ', colour: 'red' }),
    details: ['instruction: This may not be blank.', 'colour: This field is not known here.'],
    hidden: true,
  },
  recolor_mascot: {
    good: (at) => ({ ...mascot(at), palette: { fur: '#3366cc' } }),
    answer: { object: 'mascot', palette: expect.arrayContaining([{ name: 'fur', color: '#3366cc' }]) },
    bad: (at) => ({ ...mascot(at), palette: { fur: 'blue' } }),
    details: ['palette.fur: This must look like #3366cc.'],
    hidden: true,
  },
  animate_mascot: {
    good: (at) => ({ ...mascot(at), preset: 'nod', intensity: 2 }),
    answer: { object: 'animation', preset: 'nod' },
    bad: (at) => ({ ...mascot(at), preset: 'nod', intensity: 2.5 }),
    details: ['intensity: This must be 2 or less.'],
    hidden: true,
  },
  suggest_animations: {
    good: mascot,
    answer: { type: 'suggest', status: 'succeeded', result: { suggestions: expect.any(Array) } },
    bad: (at) => ({ ...mascot(at), use_case: 7 }),
    details: ['use_case: This must be text.'],
    hidden: true,
  },
  export_mascot: {
    good: (at) => ({ ...mascot(at), format: 'png', size: 64 }),
    answer: { type: 'export', status: 'queued' },
    bad: (at) => ({ ...mascot(at), format: 'png', size: 2049 }),
    details: ['size: This must be 2048 or less.'],
    hidden: true,
  },
  get_embed_code: {
    good: (at) => ({ ...mascot(at), animation: 'wave' }),
    answer: { public: false, ways: expect.any(Array) },
    bad: (at) => ({ ...mascot(at), ttl_seconds: 0 }),
    details: ['ttl_seconds: This must be 1 or more.'],
    hidden: true,
  },
  create_canvas: {
    good: (at) => ({ ...mascot(at), name: 'Guide', template: 'onboarding' }),
    answer: { object: 'canvas', name: 'Guide' },
    bad: (at) => ({ ...mascot(at), name: 'Guide', template: 'onboarding', graph: {} }),
    details: ['Exactly one of these is possible: template, or graph.'],
    hidden: true,
  },
  create_scene: {
    good: (at) => ({ ...mascot(at), prompt: 'a beach' }),
    answer: { type: 'scene', status: 'queued' },
    bad: (at) => ({ ...mascot(at), prompt: 'a beach', size: 'round' }),
    details: ['size: This must be one of square, wide, banner, portrait.'],
    hidden: true,
  },
  analyze_website: {
    good: () => ({ url: 'https://example.com/' }),
    answer: { type: 'analyze', status: 'queued', mascot_id: null },
    bad: () => ({ url: 'example' }),
    details: ['url: This must be a web address.'],
    hidden: false,
  },
  wait_for_job: {
    good: ({ jobId }) => ({ job_id: jobId, wait: 0 }),
    answer: { object: 'job', type: 'export' },
    bad: ({ jobId }) => ({ job_id: jobId, wait: 121 }),
    details: ['wait: This must be 120 or less.'],
    hidden: true,
  },
  list_jobs: {
    good: () => ({ type: 'export', limit: 1 }),
    answer: { object: 'list', data: [{ type: 'export' }] },
    bad: () => ({ status: 'done' }),
    details: ['status: This must be one of queued, running, succeeded, failed, canceled.'],
    hidden: false,
  },
};

const errorOf = ({ answer }: { answer: unknown }) => (answer as ErrorBody).error;

describe.each(Object.keys(TOOLS) as ToolName[])('%s', (name) => {
  const { good, answer, bad, details, hidden } = SAMPLES[name];

  test('does what it says', async () => {
    const calling = use(client, name, good(team));
    if (name === 'suggest_animations') await drainFor(calling);
    const said = (await calling) as Answered<{ id?: string; job?: { id: string } }>;
    expect(said.isError).toBe(false);
    expect(said.answer).toMatchObject(answer as object);
    expect(said.content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('never instructions') });
    await cancelled(said.answer);
  });

  test('refuses wrong arguments with the details of the API', async () => {
    const said = await use(client, name, bad(team));
    expect([said.isError, errorOf(said)]).toEqual([
      true,
      { code: 'invalid_request', message: 'The request is invalid.', details },
    ]);
  });

  test('shows a stranger nothing of this workspace', async () => {
    if (name === 'suggest_animations' || hidden)
      return expect(errorOf(await use(stranger, name, good(team)))).toMatchObject({ code: 'not_found' });
    expect(
      JSON.stringify(
        await use(stranger, name, name === 'analyze_website' || name === 'create_mascot' ? bad(team) : {}),
      ),
    ).not.toContain(team.mascotId);
  });
});

/** Cancels the job of a call, so that no later test runs it. */
async function cancelled({ id, job }: { id?: string; job?: { id: string } }): Promise<void> {
  const begun = [id, job?.id].find((known) => known?.startsWith('job_'));
  if (begun) await call(cancelJob, { key: team.keys.good.key, params: { id: begun } });
}

/** Runs queued jobs until the answer has arrived. */
async function drainFor(answer: Promise<unknown>): Promise<void> {
  const come = answer.then(
    () => true,
    () => true,
  );
  do await drainUntilIdle(HANDLERS);
  while (!(await Promise.race([come, sleep(20, false)])));
}

describe('an answer for a model', () => {
  test('has an opaque picture where one helps, and links to resources', async () => {
    for (const name of ['get_mascot', 'recolor_mascot', 'animate_mascot'] as const) {
      const { content } = await use(client, name, SAMPLES[name].good(team));
      const [picture] = picturesIn(content);
      expect(picture?.subarray(1, 4).toString(), name).toBe('PNG');
    }
    const { content } = await use(client, 'get_mascot', mascot(team));
    expect(content).toContainEqual(
      expect.objectContaining({ type: 'resource_link', uri: `mascot://${team.mascotId}/spec` }),
    );
    const still = await worked(client, 'export_mascot', { ...mascot(team), format: 'sticker', size: 1024 });
    expect(picturesIn(still.content)).toHaveLength(1);
  });

  test('has a spec only on request', async () => {
    expect((await use(client, 'get_mascot', mascot(team))).answer).not.toHaveProperty('spec');
    const { answer } = await use<Mascot>(client, 'get_mascot', { ...mascot(team), include: 'spec' });
    expect(answer.spec?.parts.length).toBe(answer.parts.length);
    expect(
      (await use(client, 'recolor_mascot', { ...mascot(team), palette: { fur: '#aa5522' } })).answer,
    ).not.toHaveProperty('parts');
  });

  test('has no spec that would fill its context', async () => {
    const spec = fixtureSpec('blob');
    const [first, ...parts] = spec.parts;
    const long = `<path d="M1 1${'l1.5 0l-1.5 0'.repeat(20_000)}" fill="none" stroke="#123456"/>`;
    const { answer } = await use<Mascot>(client, 'create_mascot', {
      spec: { ...spec, parts: [{ ...first, svg: `${first?.svg}${long}` }, ...parts] },
    });
    const said = await use(client, 'get_mascot', { mascot_id: answer.id, include: 'spec' });
    expect([said.answer, said.content[0]]).toMatchObject([
      { id: answer.id, parts: expect.any(Array) },
      { text: expect.stringContaining('too long') },
    ]);
    expect(said.answer).not.toHaveProperty('spec');
  });

  test('has the mascot at once if its spec is imported', async () => {
    const { answer, content } = await use<Mascot>(client, 'create_mascot', { spec: fixtureSpec('blob'), name: 'Drop' });
    expect([answer.name, answer.status, picturesIn(content).length]).toEqual(['Drop', 'ready', 1]);
    const refused = errorOf(await use(client, 'create_mascot', { spec: { ...fixtureSpec('blob'), parts: [] } }));
    expect(refused).toMatchObject({
      code: 'invalid_request',
      message: 'Spec is invalid.',
      details: [expect.stringMatching(/^parts: /)],
    });
  });

  test('has the error codes of the API', async () => {
    const { answer } = await use<{ mascot: Mascot; job: { id: string } }>(client, 'create_mascot', {
      prompt: 'a slow snail',
    });
    expect(
      errorOf(await use(client, 'edit_mascot', { mascot_id: answer.mascot.id, instruction: 'faster' })),
    ).toMatchObject({ code: 'not_ready', details: null });
    expect(errorOf(await use(client, 'get_embed_code', { mascot_id: answer.mascot.id }))).toMatchObject({
      code: 'not_ready',
    });
    expect((await use(client, 'get_mascot', { mascot_id: answer.mascot.id })).answer).toMatchObject({
      status: 'generating',
    });
    await call(cancelJob, { key: team.keys.good.key, params: { id: answer.job.id } });
    const ended = await use(client, 'wait_for_job', { job_id: answer.job.id });
    expect([ended.isError, ended.answer, ended.content[0]]).toMatchObject([
      false,
      { status: 'canceled', result: null },
      { text: expect.stringContaining('refunded') },
    ]);
    expect(errorOf(await use(client, 'get_mascot', { mascot_id: '../keys' }))).toMatchObject({ code: 'not_found' });
    expect(errorOf(await use(client, 'animate_mascot', { ...mascot(team), prompt: 'a\0b' })).details).toEqual([
      expect.stringMatching(/^prompt: /),
    ]);
  });

  test('hides an internal error, except for the request id', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(list, 'listJobs').mockRejectedValueOnce(new Error('the secret inside'));
    const said = await use(client, 'list_jobs', {});
    expect(errorOf(said)).toMatchObject({ code: 'internal', details: { request_id: expect.stringMatching(/^req_/) } });
    expect(JSON.stringify(said)).not.toContain('secret inside');
  });
});

const ask = (request: Request) => mcpMethods.POST(request, { params: Promise.resolve({}) });

describe('a wait', () => {
  test('ends after its seconds with the current job, which continues', async () => {
    const { answer } = await use<{ id: string }>(client, 'export_mascot', { ...mascot(team), format: 'svg' });
    const said = await use(client, 'wait_for_job', { job_id: answer.id, wait: 1 });
    expect([said.answer, said.content[0]]).toMatchObject([
      { status: 'queued' },
      { text: expect.stringContaining('again') },
    ]);
  });

  test('ends when the client disconnects, and the job continues', async () => {
    const { answer } = await use<{ id: string }>(client, 'export_mascot', { ...mascot(team), format: 'svg' });
    const gone = new AbortController();
    const waiting = vi.spyOn(jobs, 'waitForJob');
    const waits = (token: object) =>
      new Request('http://localhost:3000/api/mcp', {
        method: 'POST',
        signal: gone.signal,
        headers: {
          authorization: `Bearer ${team.keys.good.key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'wait_for_job', arguments: { job_id: answer.id, wait: 120 }, ...token },
        }),
      });
    const plain = ask(waits({}));
    const streamed = await ask(waits({ _meta: { progressToken: 7 } }));
    expect(streamed.headers.get('content-type')).toBe('text/event-stream');
    await eventually(() => expect(waiting).toHaveBeenCalledTimes(2));
    gone.abort();
    expect(await (await plain).json()).toMatchObject({ result: { structuredContent: { status: 'queued' } } });
    expect(await streamed.text()).toContain('"status":"queued"');
    expect((await use(client, 'wait_for_job', { job_id: answer.id, wait: 0 })).answer).toMatchObject({
      status: 'queued',
    });
  });
});

describe('embed code', () => {
  test('of a private mascot has a token that expires; of a public one it does not expire', async () => {
    const hidden = (await use<EmbedCode>(client, 'get_embed_code', { ...mascot(team), ttl_seconds: 7200 })).answer;
    expect(Date.parse(hidden.expires_at ?? '') - Date.now()).toBeGreaterThan(7_100_000);
    expect(hidden.ways.every(({ code }) => code.includes('token='))).toBe(true);
    await call(updateMascot, { key: team.keys.good.key, params: { id: team.mascotId }, body: { public: true } });
    const open = (await use<EmbedCode>(client, 'get_embed_code', mascot(team))).answer;
    expect([open.public, open.expires_at, open.ways.some(({ code }) => code.includes('token='))]).toEqual([
      true,
      null,
      false,
    ]);
  });

  test('accepts motions, canvases and versions of the mascot, and refuses others', async () => {
    const html = async (given: Given) =>
      (await use<EmbedCode>(client, 'get_embed_code', { ...mascot(team), ...given })).answer.ways[0]?.code;
    expect(await html({ animation: team.animationId })).toContain('animation="wave"');
    expect(await html({ animation: 'dance' })).toContain('animation="dance"');
    expect(await html({ canvas: team.canvasId })).toContain('canvas="Chat"');
    const [version] = (
      (await call(listVersions, { key: team.keys.good.key, params: { id: team.mascotId } })).body as { data: Version[] }
    ).data;
    expect(await html({ v: version?.id })).toContain(`v=${version?.id}`);
    for (const [given, code] of [
      [{ animation: 'fly' }, 'invalid_request'],
      [{ canvas: 'None' }, 'invalid_request'],
      [{ v: 'ver_none' }, 'not_found'],
    ] as const)
      expect(errorOf(await use(client, 'get_embed_code', { ...mascot(team), ...given })).code).toBe(code);
  });
});

describe('resources and prompts', () => {
  test('the spec and the picture of each mascot can be listed and read by its workspace alone', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([`mascot://${team.mascotId}/spec`, `mascot://${team.mascotId}/preview`]),
    );
    expect((await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'mascot://{mascot_id}/spec',
      'mascot://{mascot_id}/preview',
    ]);
    const [spec] = (await client.readResource({ uri: `mascot://${team.mascotId}/spec` })).contents;
    expect(JSON.parse(spec && 'text' in spec ? spec.text : '')).toMatchObject({ specVersion: 1 });
    const [picture] = (await client.readResource({ uri: `mascot://${team.mascotId}/preview` })).contents;
    expect(
      Buffer.from(picture && 'blob' in picture ? picture.blob : '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    for (const [who, uri] of [
      [stranger, `mascot://${team.mascotId}/spec`],
      [client, 'mascot://none/spec'],
      [client, `mascot://${team.mascotId}/keys`],
      [client, 'file:///etc/passwd'],
    ] as const) {
      await expect(who.readResource({ uri })).rejects.toMatchObject({ code: -32_002, data: { code: 'not_found' } });
    }
    await expect(client.listResources({ cursor: 'nonsense' })).rejects.toMatchObject({ code: -32_602 });
  });

  test('prompts contain their arguments, and name a missing one', async () => {
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
      'mascot_for_site',
      'onboarding_motions',
    ]);
    const {
      messages: [message],
    } = await client.getPrompt({
      name: 'mascot_for_site',
      arguments: { url: 'https://example.com', wishes: 'an owl' },
    });
    expect(message?.content).toMatchObject({
      type: 'text',
      text: expect.stringMatching(/https:\/\/example\.com.*an owl[^]*analyze_website/),
    });
    expect(
      (await client.getPrompt({ name: 'onboarding_motions', arguments: { mascot_id: team.mascotId } })).messages[0]
        ?.content,
    ).toMatchObject({ text: expect.stringContaining(team.mascotId) });
    await expect(client.getPrompt({ name: 'mascot_for_site' })).rejects.toMatchObject({
      code: -32_602,
      data: { details: ['url: This field is required.'] },
    });
    await expect(client.getPrompt({ name: 'constructor' })).rejects.toMatchObject({ data: { code: 'not_found' } });
  });
});

test('a call that costs more than the balance is refused with the balance, and starts nothing', async () => {
  const poor = await connected((await makePerson('free')).key);
  const dear = { prompt: 'a gilded peacock', detail: 'high' };
  const calls = await Promise.all(Array.from({ length: 10 }, () => use(poor, 'create_mascot', dear)));
  expect(calls.some(({ isError }) => isError)).toBe(false);
  expect(errorOf(await use(poor, 'create_mascot', dear))).toMatchObject({
    code: 'insufficient_credits',
    details: { needed: 20, balance: 0 },
  });
  expect((await use<{ data: unknown[] }>(poor, 'list_mascots', {})).answer.data).toHaveLength(10);
  await poor.close();
});
