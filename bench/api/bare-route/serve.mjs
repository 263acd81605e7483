// The baseline of `bench/api/run.ts`: an application with one route that answers a constant, built and served like the
// product.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';

const dir = import.meta.dirname;
process.chdir(dir);
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
const cli = join(dir, '..', '..', '..', 'node_modules', 'next', 'dist', 'bin', 'next');
if (
  spawnSync(process.execPath, [cli, 'build', '--webpack'], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] })
    .status !== 0
)
  process.exit(1);

const { default: next } = await import('next');
const app = next({ dev: false, dir });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, () => process.send(server.address().port));
