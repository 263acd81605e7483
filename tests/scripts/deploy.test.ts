import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Variables } from '@/lib/server/variables';

const root = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const manifests = readdirSync(join(root, 'deploy/kubernetes'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `deploy/kubernetes/${name}`);

/** What a pattern of `.dockerignore` leaves out, as far as this file's patterns go. */
const ignored = text('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`));
const isIgnored = (path: string) => ignored.some((pattern) => pattern.test(path));

/** The words of each instruction of a kind in the Dockerfile. */
const instructions = (name: string) =>
  [...text('Dockerfile').matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest.split(' '));

/** The names at the left of a block of YAML that begins with a line. */
function namesBelow(path: string, line: RegExp): string[] {
  const lines = text(path).split('\n');
  const start = lines.findIndex((each) => line.test(each));
  const indent = /^ */.exec(lines[start + 1] ?? '')?.[0] ?? '';
  const block = lines.slice(start + 1);
  const length = block.findIndex((each) => !each.startsWith(indent));
  return block
    .slice(0, length < 0 ? undefined : length)
    .flatMap((each) => /^\s*([A-Z][A-Z0-9_]*):/.exec(each)?.[1] ?? []);
}

describe('the image', () => {
  test('is made of files that are there and that reach the builder', () => {
    const taken = instructions('COPY')
      .filter(([first = '']) => !first.startsWith('--from'))
      .flatMap((words) => words.slice(0, -1));
    expect(taken).toEqual(['package.json', 'package-lock.json', '.npmrc', '.']);
    for (const path of taken)
      expect([path, existsSync(join(root, path)), isIgnored(path)]).toEqual([path, true, false]);
  });

  test('is built of all that a build reads, and gets no secret and nothing that was built elsewhere', () => {
    const read = [
      'app',
      'components',
      'lib',
      'drizzle',
      'public',
      'docs',
      'scripts',
      'README.md',
      'instrumentation.ts',
    ];
    const configuration = ['proxy.ts', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json'];
    expect([...read, ...configuration].filter(isIgnored)).toEqual([]);
    const kept = [
      '.env',
      '.env.local',
      '.data',
      '.git',
      'node_modules',
      'build',
      '.next',
      'dist',
      'tsconfig.tsbuildinfo',
    ];
    expect(kept.filter((path) => !isIgnored(path))).toEqual([]);
  });

  test('runs as somebody who is not root, with the folder of the build alone', () => {
    expect(instructions('USER')).toEqual([['1000:1000']]);
    expect(instructions('COPY').at(-1)).toEqual(['--from=build', '/source/dist/server', './']);
    expect(text('package.json')).toContain('"build:server"');
  });
});

describe('what runs it', () => {
  test('sets only variables that the service reads', () => {
    const known = new Set(Object.keys(Variables.shape));
    const image = instructions('ENV').flatMap((words) => words.map((word) => word.split('=')[0] ?? ''));
    const composed = namesBelow('compose.yaml', /^ {4}environment:$/);
    const configured = namesBelow('deploy/kubernetes/configuration.yaml', /^data:$/);
    const inSecret = [...text('docs/guides/deploy.md').matchAll(/--from-literal=([A-Z0-9_]+)=/g)].map(
      ([, name = '']) => name,
    );
    expect([image, composed, configured, inSecret].map((names) => names.length > 3)).toEqual(Array(4).fill(true));
    expect([...image, ...composed, ...configured, ...inSecret].filter((name) => !known.has(name))).toEqual([]);
    // What a fleet cannot do without, from one place or the other.
    const needed = ['DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL', 'EMAIL_FROM', 'APP_URL', 'TRUST_PROXY'];
    for (const names of [composed, [...configured, ...inSecret]]) expect(names).toEqual(expect.arrayContaining(needed));
  });

  test('every manifest is in a kustomization, and every file that one names is there', () => {
    for (const path of manifests.filter((name) => name.endsWith('kustomization.yaml'))) {
      const folder = join(path, '..');
      const named = [...text(path).matchAll(/^ {2}- ([\w./-]+)$/gm)].map(([, name = '']) => join(folder, name));
      for (const name of named) expect([name, existsSync(join(root, name))]).toEqual([name, true]);
    }
    const all = manifests.map(text).join('\n');
    for (const path of manifests.filter((name) => !name.endsWith('kustomization.yaml')))
      expect(all).toContain(`- ${path.slice(path.lastIndexOf('/') + 1)}\n`);
  });

  test('probes say a host that the service answers to, and no server dies for its database', () => {
    const deployment = text('deploy/kubernetes/deployment.yaml');
    const live = deployment.slice(deployment.indexOf('livenessProbe:'));
    expect(deployment.match(/httpGet:(?! \*)/g)).toHaveLength(2);
    expect(deployment.match(/httpHeaders: \[\{ name: Host, value: localhost \}\]/g)).toHaveLength(2);
    expect(live).toContain('path: /player.js');
    expect(live).not.toContain('health');
  });

  test('writes only to volumes', () => {
    for (const path of ['deploy/kubernetes/deployment.yaml', 'deploy/kubernetes/migration/job.yaml'])
      expect(text(path)).toContain('readOnlyRootFilesystem: true');
    expect(text('compose.yaml')).toMatch(/read_only: true[\s\S]+volumes: \[\/data, \/tmp\]/);
  });
});
