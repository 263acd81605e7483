import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportInput, ExportResult } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import type { Mascot } from '@/lib/contract/mascot';
import { freePort, Server } from '../crash/server';
import { startPostgres } from '../support/postgres';

const root = join(import.meta.dirname, '../..');
/** Long enough for a build on a busy machine, which comes first where there is none of these sources. */
const BUILD_MS = 900_000;
/** Long enough for three programs that each begin an embedded database, on a busy machine. */
const BACKUP_MS = 180_000;

const place = mkdtempSync(join(tmpdir(), 'liverig-moved-'));
const folder = join(place, 'server');
/** What its processes have of this one's environment. */
const inherited = { PATH: process.env.PATH, NODE_ENV: 'production' as const };
let server: Server;
let mascot: Mascot;

async function ended(id: string): Promise<Job> {
  const { body } = await server.call<Job>('GET', `/jobs/${id}?wait=80`);
  expect([body.status, body.error]).toEqual(['succeeded', null]);
  return body;
}

function authorization(): { Authorization: string; Connection: string } {
  const key = readFileSync(join(server.dataDir, 'local-api-key'), 'utf8').trim();
  return { Authorization: `Bearer ${key}`, Connection: 'close' };
}

/** Runs a program of the folder to its end. */
const run = (program: string, variables: Record<string, string>, words: string[] = []) =>
  spawnSync('node', [`scripts/${program}.mjs`, ...words], {
    cwd: folder,
    env: { ...inherited, NODE_ENV: 'production', ...variables },
    encoding: 'utf8',
  });

/** Exports the mascot, and gives what the job ended with, and the file. */
async function exported(input: ExportInput): Promise<{ result: ExportResult; bytes: Buffer }> {
  const { body } = await server.call<Job>('POST', `/mascots/${mascot.id}/exports`, input);
  const result = (await ended(body.id)).result as ExportResult;
  const file = await fetch(new URL(result.file.url, server.origin), { headers: authorization() });
  return { result, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** How an answer is packed, what it is, how long it is kept, and whether browsers may guess what it is. */
const headersOf = (answer?: Response) =>
  ['content-encoding', 'content-type', 'cache-control', 'x-content-type-options'].map((name) =>
    answer?.headers.get(name),
  );

const page = async (path: string) => {
  const response = await fetch(`${server.origin}${path}`, { headers: { Connection: 'close' } });
  return { status: response.status, text: await response.text() };
};

beforeAll(async () => {
  const made = spawnSync(process.execPath, ['scripts/standalone.mjs', folder], { cwd: root, encoding: 'utf8' });
  expect(made.status, made.stderr).toBe(0);
  server = new Server(
    await freePort(),
    join(place, 'data'),
    { LOCAL_API_KEY: '1', HOST: '127.0.0.1' },
    { folder, inherited },
  );
  await server.start();
}, BUILD_MS);

afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('the folder of `npm run build:server`, moved elsewhere', () => {
  test('names nowhere the place where it was made, and holds no secrets', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files
      .filter(({ name }) => /\.(?:[cm]?js|json|sh|html|rsc)$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((path) => readFileSync(path, 'utf8').includes(root))).toEqual([]);
    expect(files.filter(({ name }) => name.startsWith('.env'))).toEqual([]);
  });

  test('builds nothing', () => {
    expect(server.output).not.toContain('building');
    expect(lstatSync(join(folder, '.next/BUILD_ID')).isFile()).toBe(true);
  });

  test('is well, in all of its parts', async () => {
    const { status, text } = await page('/api/health');
    const { checks, ...rest } = JSON.parse(text) as { checks: Record<string, string> };
    expect([status, rest]).toEqual([200, { status: 'ok', database: 'pglite', designer: 'built-in' }]);
    expect(checks).toMatchObject({ migrations: 'ok', drawing: 'ok' });
  });

  test('sends its scripts packed to who unpacks them, and the same ones plain', async () => {
    const [path = ''] = /\/_next\/static\/chunks\/[\w-]+\.js/.exec((await page('/')).text) ?? [];
    const [packed, plain] = await Promise.all(
      ['br', 'identity'].map((encoding) =>
        fetch(`${server.origin}${path}`, { headers: { 'Accept-Encoding': encoding, Connection: 'close' } }),
      ),
    );
    const [encoding, ...others] = headersOf(packed);
    expect([encoding, others]).toEqual(['br', headersOf(plain).slice(1)]);
    expect(await packed?.text()).toBe(await plain?.text());
  });

  test('draws a mascot from a prompt', async () => {
    const { status, body } = await server.call<{ mascot: Mascot; job: Job }>('POST', '/mascots', {
      prompt: 'a cheerful orange fox barista with a green apron',
    });
    expect(status).toBe(202);
    expect((await ended(body.job.id)).result).toMatchObject({ mascot: { status: 'ready' } });
    mascot = body.mascot;
  });

  test.each([
    ['png', {}, /^\x89PNG/],
    ['svg', {}, /^<svg/],
    ['gif', { animation: 'wave' }, /^GIF89a/],
    ['webp', { animation: 'wave' }, /^RIFF.{4}WEBP/s],
    ['lottie', { animation: 'wave' }, /^\{.*"layers"/s],
    ['animated-svg', { animation: 'wave' }, /^<svg/],
  ] as const)('exports %s', async (format, input, begin) => {
    const { result, bytes } = await exported({ format, size: 128, ...input });
    expect(bytes.toString('latin1')).toMatch(begin);
    // Drawn again by another painter, of a package that is loaded where it is needed.
    if (format === 'svg' || format === 'lottie') expect(result.receipt?.worst_error).toBeLessThan(5);
  });

  test('exports films where the package that encodes them is installed', async () => {
    const { text } = await page('/api/health');
    const { checks } = JSON.parse(text) as { checks: Record<string, string> };
    if (checks.video !== 'ok') return;
    const { bytes } = await exported({ format: 'mp4', size: 128, animation: 'wave' });
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
  });

  test('takes a picture and rebuilds it', async () => {
    const { bytes } = await exported({ format: 'png', size: 256 });
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(bytes)], 'fox.png', { type: 'image/png' }));
    const uploaded = await fetch(`${server.origin}/api/v1/uploads`, {
      method: 'POST',
      headers: authorization(),
      body: form,
    });
    expect(uploaded.status).toBe(201);
    const { id } = (await uploaded.json()) as { id: string };
    const { body } = await server.call<{ job: Job }>('POST', '/mascots', { upload_id: id });
    await ended(body.job.id);
  });

  test('serves its pages, its documentation, its contract and the player', async () => {
    expect((await page('/')).status).toBe(200);
    expect((await page('/docs')).text).toContain('/docs/self-hosting');
    // Its table of variables is read from the README.
    expect((await page('/docs/self-hosting.md')).text).toContain('| `DATA_DIR` |');
    expect(JSON.parse((await page('/api/v1/openapi.json')).text)).toHaveProperty('openapi');
    expect((await page('/player.js')).text).toBe(readFileSync(join(root, 'public/player.js'), 'utf8'));
    const style = /\/_next\/static\/[^"]+\.css/.exec((await page('/docs')).text)?.[0] ?? '';
    expect((await page(style)).status).toBe(200);
    expect((await page('/server.js')).status).toBe(404);
  });

  test('tells a container that it is well, and that it is not', () => {
    expect(run('healthy', { PORT: String(server.port) }).status).toBe(0);
    expect(run('healthy', { PORT: '1' }).status).toBe(1);
  });

  test('is backed up while it serves, and restored into an empty folder', { timeout: BACKUP_MS }, () => {
    const [file, restored] = [join(place, 'backup.gz'), { DATA_DIR: join(place, 'restored') }];
    const backup = run('backup', { DATA_DIR: server.dataDir }, ['--to', file]);
    expect([backup.status, backup.stderr]).toEqual([0, expect.stringContaining(' 2 mascots') as string]);
    const restore = run('restore', restored, ['--from', file]);
    expect([restore.status, restore.stdout]).toEqual([0, expect.stringMatching(/^Restored \d+ rows/) as string]);
    expect(run('restore', restored, ['--from', file])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The database is not empty.') as string,
    });
  });

  test('does what an operator says, while it serves', () => {
    const variables = { DATA_DIR: server.dataDir };
    const shown = run('operator', variables, ['show', 'local@localhost', '--json']);
    expect([shown.status, shown.stderr]).toEqual([0, '']);
    const { workspaces } = JSON.parse(shown.stdout) as { workspaces: { id: string }[] };
    const granted = run('operator', variables, ['grant', workspaces[0]?.id ?? '', '7', 'thanks']);
    expect([granted.status, granted.stdout]).toEqual([0, expect.stringContaining('granted: 207') as string]);
    expect(run('operator', variables, ['suspend', workspaces[0]?.id ?? ''])).toMatchObject({ status: 2 });
  });

  test('migrates a PostgreSQL, once, and no embedded database', async () => {
    expect(run('migrate', {})).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Set DATABASE_URL') as string,
    });
    const { url, stop } = await startPostgres();
    try {
      const variables = {
        DATABASE_URL: url,
        AUTH_SECRET: 's'.repeat(32),
        SMTP_URL: 'smtp://localhost',
        EMAIL_FROM: 'a@b.c',
      };
      const first = run('migrate', variables);
      expect(first).toMatchObject({ status: 0, stderr: '' });
      expect(first.stdout).toMatch(/^The database has (\d+) migrations, and this version knows \1\.\n$/);
      expect(run('migrate', variables).stdout).toBe(first.stdout);
    } finally {
      await stop();
    }
  });

  test('stops by SIGTERM with 0', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output).toContain('"event":"stopped"');
  });
});
