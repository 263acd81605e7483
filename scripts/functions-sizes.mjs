// `npm run functions:sizes`: measures each route as a function by the build's traces. Exits with 1 if one exceeds the
// platforms' limit.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, '.next', 'server', 'app');

/** The largest unpacked size of a function in megabytes: the limit of AWS Lambda, which other platforms share. */
const MAX_MEGABYTES = 250;

/** Sums the bytes of every file in a trace; each file counts once. */
function bytesOf(trace) {
  const { files } = JSON.parse(readFileSync(trace, 'utf8'));
  const paths = new Set(files.map((file) => resolve(dirname(trace), file)));
  return [...paths].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
}

if (!existsSync(built)) {
  console.error('There is no build: run `npm run build` first.');
  process.exit(1);
}
const sizes = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.nft.json'))
  .map((name) => ({
    name: relative(built, join(built, name.replace(/\.js\.nft\.json$/, ''))),
    megabytes: bytesOf(join(built, name)) / 1e6,
  }))
  .sort((a, b) => b.megabytes - a.megabytes);
for (const { name, megabytes } of sizes.slice(0, 10)) console.log(`${megabytes.toFixed(1).padStart(7)} MB  ${name}`);
console.log(`${sizes.length} functions, of at most ${MAX_MEGABYTES} MB each.`);
process.exit(sizes.length > 0 && (sizes[0]?.megabytes ?? 0) <= MAX_MEGABYTES ? 0 : 1);
