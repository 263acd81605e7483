import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as health } from '@/app/api/health/route';
import { GET as frame } from '@/app/m/[id]/frame/route';
import { GET as openApi } from '@/app/openapi.json/route';
import type { Guide } from '@/lib/contract/docs';
import { listMascots, updateMascot, type Mascot } from '@/lib/contract/mascot';
import { createCanvas } from '@/lib/contract/canvas';
import type { ErrorBody } from '@/lib/contract/errors';
import { CANCELED, ceilingReached, INTERRUPTED } from '@/lib/contract/job-errors';
import { PRICES } from '@/lib/contract/prices';
import { createWebhook } from '@/lib/contract/webhook';
import { serviceError } from '@/lib/server/artist/model/service-error';
import { GUIDE_SLUGS, guides } from '@/lib/server/docs/guides';
import { signDelivery } from '@/lib/server/webhooks/sign';
import { buildParts, buildPlayer } from '@/scripts/player.mjs';
import { bundled, run } from '../../support/commands';
import { call } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { openBrowser } from '../../support/player-page';
import { closeProduct, importFixture } from '../../support/product';
import { serveRoutes, type Answering, type ServedRoutes } from '../../support/served-routes';

/**
 * Languages that are run here, and those that are shown and proved elsewhere: commands of an installation, messages,
 * components (tests/contract/embed-code), and a proxy's configuration (bench/cdn).
 */
const RUN = ['sh', 'ts', 'html', 'json'];
const SHOWN = ['console', 'http', 'text', 'jsx', 'vue', 'svelte', 'toml', 'nginx'];

/** The quick start last: the others take the newest mascot, which is then the fixture's. */
const WITH_COMMANDS = guides('http://localhost')
  .filter(({ blocks }) => blocks.some((block) => block.kind === 'code' && block.language === 'sh'))
  .map(({ slug }) => slug)
  .toReversed();

/** What the code of a guide is refused, as it says. */
const REFUSED: Partial<Record<string, string[]>> = {
  errors: ['400 POST /api/v1/mascots'],
  versions: ['412 POST /api/v1/mascots/MASCOT/recolor'],
};

let served: ServedRoutes;
let person: SomePerson;
let mascotId: string;
let folder: string;
let pages: readonly Guide[];
/** What a page of the agent's events is told, in turn. */
const told = ['thinking', 'tool', 'text', 'approval', 'done'];

const codeOf = (slug: string, language: string): string[] =>
  pages
    .find((page) => page.slug === slug)
    ?.blocks.flatMap((block) => (block.kind === 'code' && block.language === language ? [block.text] : [])) ?? [];

beforeAll(async () => {
  await openQueue();
  person = await makePerson('studio');
  const scripts = Object.entries({ 'player.js': await buildPlayer(), ...(await buildParts()) });
  const others: Record<string, Answering> = {
    ...Object.fromEntries(
      scripts.map(([name, text]): [string, Answering] => [
        `/${name}`,
        () => new Response(text, { headers: { 'Content-Type': 'text/javascript' } }),
      ]),
    ),
    '/api/health': (request) => health(request),
    '/openapi.json': () => openApi(),
    '/agent/events': () =>
      new Response(told.map((event) => `event: ${event}\ndata: {}\n\n`).join(''), {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
  };
  for (const page of ['embed', 'quick-start', 'canvases']) {
    others[`/pages/${page}`] = ({ url }) =>
      new Response(
        '<!doctype html><link rel="icon" href="data:,"><body>' +
          `${codeOf(page, 'html')[Number(new URL(url).searchParams.get('n'))]?.replaceAll('MASCOT', mascotId)}`,
        { headers: { 'Content-Type': 'text/html' } },
      );
  }
  served = await serveRoutes(others);
  pages = guides(served.origin);
  folder = mkdtempSync(join(tmpdir(), 'liverig-snippets-'));
  mascotId = (await importFixture(person.key)).id;
  others[`/m/${mascotId}/frame`] = (request) => frame(request, { params: Promise.resolve({ id: mascotId }) });
  await call(updateMascot, { key: person.key, params: { id: mascotId }, body: { public: true } });
  await call(createCanvas, {
    key: person.key,
    params: { id: mascotId },
    body: { name: 'Agent', template: 'ai_agent' },
  });
}, 120_000);
afterAll(async () => {
  await served?.close();
  await closeProduct();
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ LIVERIG_KEY: person.key });

/** Waits until no mascot is being drawn: some guides begin one, and others use the newest mascot. */
const drawnAll = () =>
  vi.waitFor(
    async () => {
      const { body } = await call(listMascots, { key: person.key, query: { status: 'generating' } });
      expect((body as { data: Mascot[] }).data).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );

describe('the code of the guides', { timeout: 120_000 }, () => {
  test('is in languages that are run here or tested elsewhere', () => {
    const languages = new Set(
      pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'code' ? [block.language] : []))),
    );
    expect([...languages].filter((language) => ![...RUN, ...SHOWN].includes(language))).toEqual([]);
    const [, body = ''] = codeOf('webhooks', 'http')[0]?.split('\n\n') ?? [];
    expect(createWebhook.body.safeParse(JSON.parse(body)).success).toBe(true);
    for (const text of GUIDE_SLUGS.flatMap((slug) => codeOf(slug, 'json')))
      expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  for (const slug of WITH_COMMANDS) {
    test(`commands do what they say: ${slug}`, async () => {
      const commands = codeOf(slug, 'sh');
      await drawnAll();
      const before = served.asked.length;
      const ended = await run('bash', ['-euo', 'pipefail', '-c', commands.join('\n')], { cwd: folder, env: env() });
      expect(ended.stderr).toBe('');
      expect(ended.code).toBe(0);
      const failed = served.asked.slice(before).filter((line) => !/^2\d\d /.test(line));
      expect(failed.map((line) => line.replace(/msc_\w+/, 'MASCOT'))).toEqual(REFUSED[slug] ?? []);
      if (slug === 'versions') expect(ended.stdout).toMatch(/200\n412\n$/);
      if (slug === 'errors') {
        const [refused = '{}'] = /^.*}/.exec(ended.stdout) ?? [];
        expect(JSON.parse(refused)).toEqual(JSON.parse(codeOf('errors', 'json')[0] ?? ''));
        expect(ended.stdout.slice(refused.length)).toMatch(/^\n?(msc_\w+)\n\1\n$/);
      }
      if (slug === 'quick-start')
        expect(readFileSync(join(folder, 'wave.gif')).subarray(0, 6).toString()).toBe('GIF89a');
      if (slug === 'embed') expect(statSync(join(folder, 'wave.png')).size).toBeGreaterThan(1000);
    });
  }

  test('the message of a failed job is that of the guide', () => {
    const [, rows = ''] = pages.find(({ slug }) => slug === 'errors')?.markdown.split('| `error` | means |') ?? [];
    const said = [...rows.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]);
    expect(said).toEqual([ceilingReached(PRICES.edit.ceilingUsd), serviceError('…').message, INTERRUPTED, CANCELED]);
  });

  test('a graph with problems is refused with the messages of the guide', async () => {
    const sent = { key: person.key, params: { id: mascotId } };
    const { body } = await call(createCanvas, { ...sent, body: { name: 'Wrong', graph: {} } });
    const { message, details } = (body as ErrorBody).error;
    expect(pages.find(({ slug }) => slug === 'canvases')?.markdown).toContain(`\`${message}\``);
    expect(details).toEqual(expect.arrayContaining([expect.stringMatching(/: .*\.$/)]));
  });

  test('TypeScript makes a mascot', async () => {
    await bundled(codeOf('quick-start', 'ts').join('\n'), join(folder, 'quick-start.mjs'));
    const ended = await run('node', ['quick-start.mjs'], { cwd: folder, env: env() });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(join(folder, 'owl.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  test('TypeScript catches refusals of the service, and controls a canvas', async () => {
    await bundled(codeOf('errors', 'ts').join('\n'), join(folder, 'errors.mjs'));
    expect((await run('node', ['errors.mjs'], { cwd: folder, env: env() })).stdout).toMatch(/^400 invalid_request \[/);
    await bundled(codeOf('canvases', 'ts').join('\n'), join(folder, 'canvases.mjs'));
    expect((await run('node', ['canvases.mjs'], { cwd: folder })).stdout).toBe(
      'thinking=true working=true progress=90 talking=true confidence=100 success!\n',
    );
  });

  test('TypeScript accepts only signed webhooks', async () => {
    await bundled(
      `${codeOf('webhooks', 'ts').join('\n')}\nserver.on('listening', () => console.log((server.address() as { ` +
        'port: number }).port));',
      join(folder, 'webhooks.mjs'),
    );
    const receiver = spawn('node', ['webhooks.mjs'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', WEBHOOK_SECRET: 'whsec_a' },
    });
    const lines = receiver.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let said = '';
    while (!/\n\d+\n/.test(said)) said += String((await lines.next()).value);
    expect(said).toMatch(/^true false\n/);
    const send = async (secret: string, at: Date) => {
      const body = '{"type":"job.succeeded","data":{"status":"succeeded"}}';
      return (
        await fetch(`http://127.0.0.1:${said.trim().split('\n')[1]}/`, {
          method: 'POST',
          body,
          headers: { 'Service-Signature': signDelivery(secret, body, at) },
        })
      ).status;
    };
    expect([
      await send('whsec_a', new Date()),
      await send('whsec_b', new Date()),
      await send('whsec_a', new Date(Date.now() - 301_000)),
    ]).toEqual([204, 400, 400]);
    receiver.kill();
    await once(receiver, 'exit');
  });

  test('HTML shows the mascot, and events of an agent control it', async () => {
    const browser = await openBrowser();
    if (!browser) throw new Error('There is no Chromium to test in.');
    const page = await browser.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    for (const slug of ['quick-start', 'embed', 'canvases']) {
      for (const [index] of codeOf(slug, 'html').entries()) {
        await page.goto(`${served.origin}/pages/${slug}?n=${index}`);
        // In the page, or in a frame of it.
        const heads = () =>
          Promise.all(page.frames().map((each) => each.locator('service-player [data-part=head]').count()));
        await expect.poll(async () => Math.max(...(await heads()))).toBe(1);
      }
    }
    await page.waitForFunction(() => document.querySelector('service-player')?.state === 'celebrating');
    await page.goto(`${served.origin}/pages/embed?n=2`);
    await page.waitForFunction(() =>
      document.querySelector('service-player')?.shadowRoot?.querySelector('[data-part=head]'),
    );
    await page.getByRole('button', { name: 'Cheer' }).click();
    await page.waitForFunction(() =>
      document.querySelector('service-player')?.getAttribute('aria-label')?.endsWith('celebrate'),
    );
    expect(troubles).toEqual([]);
    await browser.close();
  });
});
