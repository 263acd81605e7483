import { build } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';
import { compile } from 'svelte/compiler';
import type { Snippet } from '@/lib/contract/embed-code/snippets';

/** For each framework, its compiler and a page that renders the export of a file. */
const PROJECTS = {
  jsx: {
    compiled: (code: string) => code,
    main: `import { StrictMode, createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { \
Mascot } from 'pasted';
      window.leave = () => root.unmount(); const root = createRoot(document.getElementById('app')); \
root.render(createElement(StrictMode, null, createElement(Mascot)));`,
  },
  vue: {
    compiled: (code: string) => compileScript(parse(code).descriptor, { id: 'pasted', inlineTemplate: true }).content,
    main:
      "import { createApp } from 'vue'; import Mascot from 'pasted'; const app = createApp(Mascot); window.leave " +
      "= () => app.unmount(); app.mount('#app');",
  },
  svelte: {
    compiled: (code: string) => compile(code, { dev: true, filename: 'Mascot.svelte' }).js.code,
    main:
      "import { mount, unmount } from 'svelte'; import Mascot from 'pasted'; const app = mount(Mascot, { target: " +
      "document.getElementById('app') }); window.leave = () => unmount(app);",
  },
};

/** The script of a page that renders a framework's snippet, as a development build makes it. */
export async function pasted(language: Exclude<Snippet['language'], 'html'>, code: string): Promise<string> {
  const { compiled, main } = PROJECTS[language];
  const { outputFiles } = await build({
    stdin: { contents: main, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: true,
    conditions: ['browser', 'development'],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [
      {
        name: 'pasted',
        setup(plugins) {
          plugins.onResolve({ filter: /^pasted$/ }, () => ({ path: 'pasted', namespace: 'pasted' }));
          plugins.onLoad({ filter: /.*/, namespace: 'pasted' }, () => ({
            contents: compiled(code),
            loader: 'tsx',
            resolveDir: import.meta.dirname,
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}
