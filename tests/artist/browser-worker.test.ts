import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';

const ENTRY = "export { designSpec } from './lib/artist/design';";

test('bundled for a browser, the artist designs the same mascot without any platform API', async () => {
  const {
    outputFiles: [bundle],
  } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'artist',
    minify: true,
  });
  const input = { prompt: 'a cheerful orange fox barista with a green apron', detail: 'standard' } as const;
  const script = `${bundle?.text}; JSON.stringify(artist.designSpec(${JSON.stringify(input)}, 'seed'))`;
  expect(runInNewContext(script, {})).toBe(JSON.stringify(designSpec(input, 'seed')));
});
