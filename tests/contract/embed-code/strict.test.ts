import { parse } from 'svelte/compiler';
import { compileScript, parse as parseVue } from 'vue/compiler-sfc';
import { describe, expect, test } from 'vitest';
import { SNIPPETS, type SnippetId } from '@/lib/contract/embed-code/snippets';
import { complaints } from '../../support/compile';

/** The strictest compiler options. */
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

/** The code that a project's compiler checks: the script of a component, for Vue with the compiled template. */
const vueScript = (code: string): string => {
  const { descriptor } = parseVue(code);
  expect(descriptor.scriptSetup?.lang).toBe('ts');
  return compileScript(descriptor, { id: 'pasted', inlineTemplate: true }).content;
};

const svelteScript = (code: string): string => {
  expect(code).toContain('<script lang="ts">');
  const content = parse(code, { modern: true }).instance?.content as unknown as
    | { start: number; end: number }
    | undefined;
  return code.slice(content?.start, content?.end);
};

describe('a snippet compiles in the strictest TypeScript project', () => {
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
