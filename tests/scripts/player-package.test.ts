import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageProject } from '../support/packed-package';
import { acceptedSpec, sampleSpec } from '../support/specs';

const { folder: project, installed, run, install } = packageProject('player');

beforeAll(() => install(['@types/react', 'csstype', 'vue', '@vue', 'svelte']), 120_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a strict compiler has to say of files of the project and of the package's types. */
function complaints(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  const program = ts.createProgram(
    Object.keys(files).map((file) => join(project, file)),
    {
      noEmit: true,
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    },
  );
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(project));
  expect(ours.map(({ fileName }) => fileName)).toContain(join(installed, 'dist/index.d.ts'));
  return ours
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

const PLAIN = `
  import type { PlayerBundle, PlayerEvents } from '@liverig/player';
  import { firstFrame } from '@liverig/player/server';
  export const html = (bundle: PlayerBundle): string => firstFrame(bundle, { attributes: { src: '/bundle', \
'follow-cursor': true, id: 'a' } }) + bundle.spec.parts[0]?.svg;
  const player = document.createElement('service-player');
  player.setInput('mood', 3);
  void player.speak([{ at: 0, viseme: 'aa' }], { audio: new Audio() });
  player.addEventListener('ready', (event) => (event as CustomEvent<PlayerEvents['ready']>).detail.animations.length);
  // @ts-expect-error an input is no text
  player.setInput('mood', 'good');`;

const REACT = `
  import '@liverig/player/react';
  export const good = <service-player src="/b" animation="wave" trigger="click" follow-cursor speed={2} loop={false} \
className="m" ref={(player) => player?.play()}
    onready={({ detail }) => detail.animations.length} onstatechange={({ detail }) => detail.why.length} onerror={({ \
detail }) => detail.reason} />;
  // @ts-expect-error there is no such trigger
  export const wrong = <service-player trigger="always" />;`;

const OTHERS = `
  import '@liverig/player/vue';
  import '@liverig/player/svelte';
  import type { GlobalComponents } from 'vue';
  import type { SvelteHTMLElements } from 'svelte/elements';
  export const vue: InstanceType<GlobalComponents['service-player']>['$props'] = { src: '/b', canvas: 'chatbot', \
onStatechange: ({ detail }) => detail.why };
  export const svelte: SvelteHTMLElements['service-player'] = { src: '/b', 'follow-cursor': true, class: 'm', \
onstatechange: ({ detail }) => detail.why };
  // @ts-expect-error there is no such trigger
  export const wrong: SvelteHTMLElements['service-player'] = { trigger: 'always' };`;

describe('the packed player', () => {
  test('holds modules, types and a README, and depends on nothing', () => {
    const { dependencies, exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      dependencies?: object;
      exports: Record<string, string | Record<string, string>>;
    };
    expect(dependencies).toBeUndefined();
    const files = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)));
    for (const file of [...files, 'README.md'])
      expect(readFileSync(join(installed, file), 'utf8').length, file).toBeGreaterThan(0);
    for (const file of readdirSync(join(installed, 'dist')))
      expect(readFileSync(join(installed, 'dist', file), 'utf8'), file).not.toMatch(
        /from ['"](?!\.\/|react['"]|vue['"]|svelte\/)/,
      );
  });

  test('is imported by plain Node, where it defines nothing and writes first frames', () => {
    writeFileSync(join(project, 'spec.json'), JSON.stringify(acceptedSpec(sampleSpec('fox'))));
    writeFileSync(
      join(project, 'page.mjs'),
      `
      import { readFileSync } from 'node:fs';
      import '@liverig/player/react';
      import { ServicePlayer } from '@liverig/player';
      import { firstFrame } from '@liverig/player/server';
      const spec = JSON.parse(readFileSync('spec.json', 'utf8'));
      console.log(typeof ServicePlayer, typeof customElements, firstFrame({ spec, clips: {}, canvases: {} }, { \
attributes: { src: '/bundle' } }).slice(0, 69));`,
    );
    expect(run(process.execPath, ['page.mjs'])).toBe(
      'function undefined <service-player src="/bundle"><template shadowrootmode="open"><style>\n',
    );
  });

  test('is typed for plain scripts, JSX, Vue and Svelte, and needs no types but those of the framework', () => {
    expect(complaints({ 'plain.ts': PLAIN, 'react.tsx': REACT, 'others.ts': OTHERS })).toEqual([]);
  });
});
