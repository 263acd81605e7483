// How long the server is deaf to everybody else while it analyses a site as large as one may be: beside the same server
// under the same load without it.
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
/** Requests a second beside, of the kind that the studio sends. */
const LOAD_A_SECOND = 20;
const MOST_MS = 50;

/**
 * The longest block of the loop, that of 99 in 100, and the longest that it was at work itself without a break; null
 * where the system does not tell.
 */
interface Blocked {
  mostMs: number;
  p99Ms: number;
  workMs: number | null;
}

/** How long the server's loop has been blocked since the last time it was asked. */
async function blocked({ pid }: Server, folder: string): Promise<Blocked> {
  const file = join(folder, String(pid));
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await sleep(5);
  const told = JSON.parse(readFileSync(file, 'utf8')) as Blocked;
  rmSync(file);
  return told;
}

/** Asks for something light again and again while some work is done; gives what that gives. */
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
  // What is compiled and opened once is not what is measured.
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
