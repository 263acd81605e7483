import { build } from 'esbuild';
import { expect, test } from 'vitest';

const ENTRY = `
export { rigOf } from './lib/core/rig/rig';
export { solve } from './lib/core/rig/solve';
export { render } from './lib/core/rig/render';
export { paintSvg } from './lib/core/paint/svg';
export { createCanvasPainter } from './lib/core/paint/canvas';
`;

test('posing and painting import no parser and no schema library', async () => {
  const { metafile } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    minify: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.filter((file) => file.includes('node_modules') || file.endsWith('schema.ts'))).toEqual([]);
  expect(files).toContain('lib/core/paint/canvas.ts');
});
