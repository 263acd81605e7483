// How long the event loop of the server is blocked while it analyses a site of the maximum size, compared with the same
// server under the same load without an analysis.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@/lib/contract/job';
import { median, note, report } from '../report';
import { startServer, type Server } from '../server';
import { connect, type Service } from '../service';
import { serveLargeSite } from './large-site';

const ROUNDS = 5;
/** The rate of background requests per second, of the kind that the studio sends. */
const LOAD_A_SECOND = 20;
const MOST_MS = 50;

/**
 * Delays of the event loop in milliseconds: the maximum, the 99th percentile, and the longest uninterrupted work of the
 * loop itself. The latter is null where the system does not report it.
 */
interface Blocked {
  mostMs: number;
  p99Ms: number;
  workMs: number | null;
}

/** Reads the delays of the server's event loop since the last call. */
async function blocked({ pid }: Server, folder: string): Promise<Blocked> {
  const file = join(folder, String(pid));
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await sleep(5);
  const told = JSON.parse(readFileSync(file, 'utf8')) as Blocked;
  rmSync(file);
  return told;
}

/** Runs `work` under a background load of light requests; gives its result. */
async function underLoad<T>(service: Service, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const load = (async () => {
    while (!over.signal.aborted) await Promise.all([service.send('GET', '/mascots'), sleep(1000 / LOAD_A_SECOND)]);
  })();
  const result = await work();
  over.abort();
  await load;
  return result;
}

const analysis = async (service: Service, url: string): Promise<number> => {
  const began = performance.now();
  const { id } = await service.json<Job>('POST', '/analyze', { url });
  const job = await service.json<Job>('GET', `/jobs/${id}?wait=60`);
  if (job.status !== 'succeeded') throw new Error(`The analysis ${job.status}: ${job.error}`);
  return performance.now() - began;
};

const site = await serveLargeSite();
const folder = mkdtempSync(join(tmpdir(), 'liverig-loop-'));
Object.assign(process.env, {
  OUTBOUND_ALLOW: site.host,
  LOOP_PROBE: folder,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'loop-probe.mjs')}`,
});
const server = await startServer();
try {
  const service = await connect(server);
  const url = `http://${site.host}/`;
  // Warm-up: one-time compilation and setup are not measured.
  for (let at = 0; at < 2; at += 1) await underLoad(service, () => analysis(service, url));
  const [idle, busy, times]: [Blocked[], Blocked[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await blocked(server, folder);
    const ms = await underLoad(service, () => analysis(service, url));
    busy.push(await blocked(server, folder));
    await underLoad(service, () => sleep(ms));
    idle.push(await blocked(server, folder));
    times.push(ms);
  }
  const of = (all: readonly Blocked[], which: 'mostMs' | 'p99Ms') => median(all.map((each) => each[which]));
  const [most, floor] = [of(busy, 'mostMs'), of(idle, 'mostMs')];
  note('a site of 5 MB of HTML, 2 MB of CSS and a large logo, s', (median(times) / 1000).toFixed(1));
  note(
    '99 of 100 blocks of the loop, ms: analysing, and not',
    `${of(busy, 'p99Ms').toFixed(1)}, ${of(idle, 'p99Ms').toFixed(1)}`,
  );
  const each = (all: readonly Blocked[]) => all.map(({ mostMs }) => mostMs.toFixed(0)).join(' ');
  const work = busy.flatMap(({ workMs }) => workMs ?? []);
  if (work.length > 0)
    report(
      `the longest work of the loop without a break, ms < ${MOST_MS}`,
      `${Math.max(...work).toFixed(0)}  (${work.map((ms) => ms.toFixed(0)).join(' ')})`,
      Math.max(...work) < MOST_MS,
    );
  report(
    `the longest block of the loop, waits for a processor among it, ms median < ${MOST_MS}`,
    `${most.toFixed(0)}, without an analysis ${floor.toFixed(0)}  (${each(busy)}; ${each(idle)})`,
    most < MOST_MS,
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
  site.close();
}
