import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signDelivery } from '@/lib/server/webhooks/sign';
import { openQueue } from '../support/jobs';
import { packageProject } from '../support/packed-package';
import { makePerson } from '../support/people';
import { closeProduct, importFixture } from '../support/product';
import { serveRoutes, type ServedRoutes } from '../support/served-routes';
import { serveSites, type SiteServer } from '../support/sites';

const ROOT = join(import.meta.dirname, '../..');
const { folder: project, installed, install } = packageProject('client');
const SECRET = 'whsec_test';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="40" cy="30" r="20" ' +
  'fill="#e08030"/><ellipse cx="40" cy="62" rx="16" ry="14" fill="#d06020"/></svg>';

let server: ServedRoutes;
let sites: SiteServer;
let key: string;
let mascotId: string;

beforeAll(async () => {
  install(['express', 'hono', '@types/express']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'fox.svg'), PICTURE);
  await openQueue();
  [server, sites] = await Promise.all([serveRoutes(), serveSites()]);
  vi.stubEnv('OUTBOUND_ALLOW', sites.host);
  ({ key } = await makePerson('studio'));
  mascotId = (await importFixture(key)).id;
}, 240_000);
afterAll(async () => {
  await server.close();
  sites.close();
  await closeProduct();
  rmSync(project, { recursive: true, force: true });
});

const baseUrl = () => `${server.origin}/api/v1`;
const environment = () => ({
  ...process.env,
  LIVERIG_URL: baseUrl(),
  LIVERIG_KEY: key,
  WEBSITE: sites.address('/vet/'),
  HOOK: sites.address('/hooks'),
  WEBHOOK_SECRET: SECRET,
  PORT: '0',
});

/** Writes TypeScript as the program that it becomes, and gives its name. */
function program(name: string, source: string): string {
  writeFileSync(
    join(project, `${name}.js`),
    ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } })
      .outputText,
  );
  return `${name}.js`;
}

/** What a program of the project prints; throws with what it complains of where it fails. */
async function printed(name: string, source: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=DEP0040', program(name, source), ...args],
    { cwd: project, env: environment() },
  );
  expect(stderr).toBe('');
  return stdout;
}

const example = (name: string): string => readFileSync(join(installed, 'examples', `${name}.ts`), 'utf8');

const isReceiver = (code: string) => code.includes('verifyWebhook(');

/** The README's code: each receiver of webhooks, and all others as one program, each block in a scope of its own. */
function readme(): { webhooks: string[]; story: string } {
  const imports = new Set<string>();
  const blocks = [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  );
  const [first = '', ...others] = blocks
    .filter((code) => !isReceiver(code))
    .map((code) =>
      code
        .replace(/^import .*\n/gm, (line) => {
          imports.add(line.trim());
          return '';
        })
        .replaceAll("'http://localhost:3000/api/v1'", `'${baseUrl()}'`),
    );
  const story = [
    ...imports,
    first,
    "console.log('told', gif.size > 1000);",
    ...others.map((code, index) => `{\n${code}\nconsole.log('told', ${index});\n}`),
  ].join('\n');
  return { webhooks: blocks.filter(isReceiver), story };
}

const BROWSER = `
  import { createClient, type Mascot, type Routes } from '@liverig/client';
  const client = createClient({ baseUrl: '/api/v1' });
  export const send = (input: HTMLInputElement): Promise<Mascot> => \
client.mascots.rebuildAndWait(input.files![0]!).then(({ mascot }) => mascot);
  export const part: Routes['GET /mascots/{id}']['answers']['parts'][number]['pivot'] = [0, 1];
  // @ts-expect-error there is no such endpoint
  void client.call('GET /nothing');
  // @ts-expect-error a mascot is named by its id
  void client.call('GET /mascots/{id}');
  // @ts-expect-error there is no such preset
  void client.animations.create('msc_a', { preset: 'moonwalk' });
  // @ts-expect-error what is in work has no clip yet
  void client.animations.create('msc_a', { prompt: 'waves' }).then(({ clip }) => clip);`;

/** What a strict compiler has to say of files of the project and of the package's types. */
function complaints(files: Record<string, string>, options: ts.CompilerOptions): string[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  const compiled = ts.createProgram(
    Object.keys(files).map((file) => join(project, file)),
    {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      typeRoots: [join(ROOT, 'node_modules/@types')],
      ...options,
    },
  );
  const ours = compiled.getSourceFiles().filter(({ fileName }) => fileName.startsWith(project));
  expect(ours.map(({ fileName }) => fileName)).toContain(join(installed, 'dist/index.d.ts'));
  return ours
    .flatMap((file) => [...compiled.getSyntacticDiagnostics(file), ...compiled.getSemanticDiagnostics(file)])
    .map(
      ({ file, start = 0, messageText }) =>
        `${file?.fileName}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1}: ` +
        `${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('the packed client', () => {
  test('depends on nothing, and its types on nothing but the platform', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(installed, 'package.json'), 'utf8'),
    ) as Record<string, object | undefined>;
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
    for (const file of readdirSync(join(installed, 'dist'))) {
      const text = readFileSync(join(installed, 'dist', file), 'utf8');
      expect(
        [...text.matchAll(/(?:from|import\()\s*["']([^"']+)["']/g)]
          .map(([, name = '']) => name)
          .filter((name) => !name.startsWith('./')),
        file,
      ).toEqual(file === 'node.js' ? ['node:fs'] : []);
      expect(text, file).not.toMatch(/\bzod\b|lib\/contract\/(?!legacy|job-status)/);
    }
  });

  test('is typed in Node with its examples and README, and in browsers; what is wrong does not compile', () => {
    const { webhooks, story } = readme();
    expect(webhooks).toHaveLength(4);
    const examples = readdirSync(join(installed, 'examples')).map(
      (file) => [`example-${file}`, readFileSync(join(installed, 'examples', file), 'utf8')] as const,
    );
    expect(examples).toHaveLength(5);
    const files = {
      'story.ts': story,
      ...Object.fromEntries([...examples, ...webhooks.map((code, index) => [`webhook-${index}.ts`, code] as const)]),
    };
    expect(complaints(files, { module: ts.ModuleKind.NodeNext, lib: ['lib.es2023.d.ts'], types: ['node'] })).toEqual(
      [],
    );
    expect(
      complaints(
        { 'browser.ts': BROWSER },
        {
          module: ts.ModuleKind.ESNext,
          moduleResolution: ts.ModuleResolutionKind.Bundler,
          lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
          types: [],
        },
      ),
    ).toEqual([]);
  });

  test('does all that its README says', async () => {
    const { story } = readme();
    const told = await printed('story', story);
    expect(told.match(/^told /gm)).toHaveLength(story.match(/console\.log\('told'/g)?.length ?? 0);
    expect(told).toContain('400 invalid_request');
  }, 180_000);

  test('runs its examples', async () => {
    const [words, picture, exports, agent] = await Promise.all([
      printed('words', example('words')),
      printed('picture', example('picture'), 'fox.svg'),
      printed('exports', example('exports'), mascotId, '64'),
      printed('agent', example('agent-canvas'), mascotId),
    ]);
    expect(words).toMatch(/has \d+ parts and does "Hello" for [\d.]+ s\.\n$/);
    expect(readFileSync(join(project, 'hello.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(picture).toMatch(/a sketch of \d+ parts\n[^]*Fox is \d+ % like the picture/);
    expect(exports.trim().split('\n')).toHaveLength(14);
    expect(exports).toMatch(/^gif image\/gif \d+$/m);
    expect(agent).toMatch(/^Inputs: \w+ \(\w+\), [^]*canvas="Agent"[^]*agent\.(fire|setInput)\('\w+'/);
  }, 120_000);

  test("believes the service's webhooks alone, as its example and its README have it", async () => {
    const body = JSON.stringify({
      type: 'job.succeeded',
      created_at: new Date().toISOString(),
      data: { id: 'job_a', type: 'export', status: 'succeeded', result: { file: { url: '/api/v1/files/file_a' } } },
    });
    const signature = signDelivery(SECRET, body, new Date());
    const child = spawn(process.execPath, [program('receiver', example('webhook-receiver'))], {
      cwd: project,
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')));
    const heard = (count: number) => vi.waitUntil(() => lines.length >= count, { timeout: 25_000 });
    await heard(1);
    const post = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${lines[0]?.slice('listening on '.length)}/`, { method: 'POST', body, headers }))
        .status;
    expect([
      await post({ 'MascotForge-Signature': signature }),
      await post({ 'Service-Signature': signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
      await post({}),
    ]).toEqual([204, 400, 400]);
    await heard(4);
    expect(lines.slice(1)).toEqual(['job_a made /api/v1/files/file_a', 'refused: mismatch', 'refused: missing']);
    child.kill();
    await once(child, 'exit');

    const [next = '', worker = '', hono = '', express = ''] = readme().webhooks;
    for (const [name, code] of Object.entries({
      next,
      worker,
      hono,
      express: express.replace('app.listen(8787)', 'export const server = app.listen(0)'),
    }))
      program(name, code);
    const sent = (header: string) =>
      `{ method: 'POST', body: ${JSON.stringify(body)}, headers: { 'Content-Type': 'application/json', ` +
      `'Service-Signature': ${JSON.stringify(header)} } }`;
    expect(
      await printed(
        'ask',
        `
      import { once } from 'node:events';
      import { POST } from './next.js';
      import worker from './worker.js';
      import hono from './hono.js';
      import { server } from './express.js';
      await once(server, 'listening');
      const answers = [];
      for (const init of [${sent(signature)}, ${sent('t=1,v1=0')}]) {
        const request = () => new Request('http://localhost/hooks/liverig', init);
        const asked = [POST(request()), worker.fetch(request(), { WEBHOOK_SECRET: process.env.WEBHOOK_SECRET }), \
hono.fetch(request()), fetch('http://127.0.0.1:' + server.address().port + '/hooks/liverig', init)];
        answers.push(...(await Promise.all(asked)).map(({ status }) => status));
      }
      server.close();
      console.log(answers.join(' '));`,
      ),
    ).toMatch(/204 204 204 204 400 400 400 400\n$/);
  });

  test.each(['browser', 'neutral'] as const)(
    "bundled for %s it needs nothing of Node, and works with nothing but the web's globals",
    async (platform) => {
      const {
        outputFiles: [bundle],
      } = await build({
        stdin: { contents: "export * from '@liverig/client';", resolveDir: project },
        bundle: true,
        write: false,
        platform,
        format: 'iife',
        globalName: 'liverig',
        logLevel: 'silent',
      });
      const code = bundle?.text ?? '';
      expect(code).not.toMatch(/node:|require\(/);
      const context = createContext({
        fetch,
        Request,
        Response,
        Headers,
        FormData,
        Blob,
        File,
        URL,
        URLSearchParams,
        AbortController,
        AbortSignal,
        ReadableStream,
        TextEncoder,
        TextDecoder,
        crypto,
        setTimeout,
        clearTimeout,
        baseUrl: baseUrl(),
        key,
        mascotId,
        secret: SECRET,
        body: '{}',
        signature: signDelivery(SECRET, '{}', new Date()),
        picture: PICTURE,
      });
      const outcome: unknown = await runInContext(
        `${code}\n(async () => {
      const client = liverig.createClient({ baseUrl, key });
      const { kind } = await client.uploads.create(new Blob([picture]));
      const { duration } = await client.animations.createAndWait(mascotId, { prompt: 'waves', duration: 1 }, { \
onEvent: () => undefined });
      const refused = await client.uploads.create('fox.svg').catch((error) => error.name);
      return JSON.stringify([kind, duration, refused, await liverig.verifyWebhook({ payload: body, signature, secret \
})]);
    })()`,
        context,
      );
      expect(JSON.parse(String(outcome))).toEqual(['upload', 1, 'TypeError', {}]);
    },
  );
});
