import { parse } from 'svelte/compiler';
import { compileScript, parse as parseVue } from 'vue/compiler-sfc';
import { describe, expect, test } from 'vitest';
import { SNIPPETS, type SnippetId } from '@/lib/contract/embed-code/snippets';
import { complaints } from '../../support/compile';

/** As strict as a project can be. */
const STRICT = {
  strict: true,
  noImplicitAny: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

const codeOf = (id: SnippetId): string =>
  SNIPPETS.find((snippet) => snippet.id === id)?.code({
    origin: 'https://mascots.example',
    mascotId: 'msc_a',
    animation: 'wave',
    token: 'a.b',
  }) ?? '';

/** The script of a component, and for Vue what its template is compiled to: what a project's compiler looks at. */
const vueScript = (code: string): string => {
  const { descriptor } = parseVue(code);
  expect(descriptor.scriptSetup?.lang).toBe('ts');
  return compileScript(descriptor, { id: 'pasted', inlineTemplate: true }).content;
};

const svelteScript = (code: string): string => {
  expect(code).toContain('<script lang="ts">');
  const content = parse(code, { modern: true }).instance?.content as unknown as
    { start: number; end: number } | undefined;
  return code.slice(content?.start, content?.end);
};

describe('a snippet that is pasted into the strictest of TypeScript projects compiles', () => {
  test('React', () => {
    const app = `import { Mascot } from './mascot';\nexport const App = () => <Mascot />;\n`;
    expect(complaints({ 'mascot.tsx': codeOf('react'), 'app.tsx': app }, STRICT)).toEqual([]);
  });

  test('Vue', () => {
    expect(complaints({ 'mascot.ts': vueScript(codeOf('vue')) }, { ...STRICT, noUnusedLocals: false })).toEqual([]);
  });

  test('Svelte', () => {
    expect(complaints({ 'mascot.ts': `${svelteScript(codeOf('svelte'))}\nexport {};\n` }, STRICT)).toEqual([]);
  });
});
