// `npm run bench [name] [argument…]`: builds the product where needed, then runs every bench or the named one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './sources.mjs';

const root = join(import.meta.dirname, '..');
const BENCHES = {
  api: 'api/run.ts',
  exports: 'exports/run.ts',
  artist: 'artist/run.ts',
  analyze: 'analyze/run.ts',
  landing: 'landing/run.ts',
  rebuild: 'rebuild/run.ts',
  player: 'player/run.ts',
  studio: 'studio/run.ts',
  sweeps: 'exports/sweeps.ts',
  memory: 'exports/memory.ts',
  uploads: 'uploads/run.ts',
  cdn: 'cdn/run.ts',
  'load/mixed': 'load/mixed.ts',
  'load/streams': 'load/streams.ts',
  'load/claims': 'load/claims.ts',
  'load/units': 'load/units.ts',
  'load/soak': 'load/soak.ts',
  scale: 'scale/run.ts',
};
/**
 * The arguments of benches in a full run: large films in six formats alone would take ten minutes, as would a soak
 * test.
 */
const BRIEF = { memory: ['mp4', 'apng'], 'load/soak': ['2'] };

function run(file, args, stdio = 'inherit') {
  return (
    spawnSync(process.execPath, [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), join(root, file), ...args], {
      cwd: root,
      stdio,
    }).status === 0
  );
}

/** Gives the benches that a word names: one, or all of a folder. */
const namedBy = (word) => Object.keys(BENCHES).filter((name) => name === word || name.startsWith(`${word}/`));

const words = process.argv.slice(2);
const formats = words.filter((word) => namedBy(word).length === 0);
const named = words.flatMap(namedBy);

if (!isBuilt(root) && !run('scripts/build.mjs', [], ['ignore', 'ignore', 'inherit'])) process.exit(1);
let failed = false;
for (const name of named.length ? named : Object.keys(BENCHES)) {
  const began = Date.now();
  console.log(`\n── ${name}`);
  const ok = run(join('bench', BENCHES[name]), formats.length || words.includes(name) ? formats : (BRIEF[name] ?? []));
  console.log(`── ${name}: ${ok ? 'measured' : 'broke off'} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);
