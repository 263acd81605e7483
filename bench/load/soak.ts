// `npm run bench load/soak [minutes]`: a mixed load for 20 minutes, whether memory, handles and response times stay
// constant, and whether anything is left over at the end.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '../process-tree';
import { median, note, report } from '../report';
import { withServer, type Server } from '../server';
import { connect } from '../service';
import { fillCaches, makeMascots, startTraffic, type Taken } from './traffic';

const MINUTES = Number(process.argv[2] ?? 20);
const MASCOTS = 40;
const VISITORS = 4;
const SAMPLE_MS = 5000;
/** The share of the time for warm-up after the caches are full; later samples count. */
const WARM_SHARE = 0.2;
const MOST = { megabytesAnHour: 60, handles: 20, slower: 1.3 };

interface Sample {
  minute: number;
  megabytes: number;
  handles: number;
}

const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The slope of a line through points, by least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const across = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return across / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}

/** The ratio of the median times in the last and the second third, for each kind of request. */
function slowdowns(taken: Taken): [string, number][] {
  return Object.entries(taken).map(([name, times]) => {
    const third = Math.floor(times.length / 3);
    return [name, median(times.slice(2 * third)) / median(times.slice(third, 2 * third))];
  });
}

function tell(samples: readonly Sample[], taken: Taken): void {
  const late = samples.slice(Math.floor(samples.length * WARM_SHARE));
  const slope = slopeOf(late.map(({ minute, megabytes }) => [minute / 60, megabytes]));
  const { megabytes, handles } = late.at(-1)!;
  note('requests', String(Object.values(taken).reduce((sum, times) => sum + times.length, 0)));
  report(
    `memory grows by < ${MOST.megabytesAnHour} MB an hour once warm`,
    `${slope.toFixed(0)} MB an hour (from ${late[0]?.megabytes.toFixed(0)} to ${megabytes.toFixed(0)} MB)`,
    slope < MOST.megabytesAnHour,
  );
  const more = handles - (late[0]?.handles ?? 0);
  report(`handles grow by < ${MOST.handles}`, `${more} (${handles} open)`, more < MOST.handles);
  for (const [name, ratio] of slowdowns(taken))
    report(`${name}: < ${MOST.slower} times as slow at the end`, ratio.toFixed(2), ratio < MOST.slower);
}

/** What a server without work holds none of, by the names of its metrics. */
const LEFTOVERS = [
  'liverig_jobs',
  'liverig_credits_held',
  'liverig_webhook_deliveries_pending',
  'liverig_jobs_running_here',
];
const METRICS_TOKEN = 'a-look-at-the-end';
/** The time within which the last work ends, in milliseconds. */
const END_MS = 5000;

/** Reports rows and temporary files that the load has left over. */
async function tellLeftovers({ origin }: Server, temporary: string): Promise<void> {
  await sleep(END_MS);
  const answer = await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  for (const name of LEFTOVERS) {
    const values = lines.filter((line) => line.split(/[{ ]/)[0] === name).map((line) => Number(line.split(' ').at(-1)));
    const sum = values.reduce((total, value) => total + value, 0);
    report(`${name} is 0 at the end`, String(sum), sum === 0);
  }
  const files = readdirSync(temporary, { recursive: true, encoding: 'utf8' });
  report('no temporary file is left', files.join(', ') || 'none', files.length === 0);
}

const temporary = mkdtempSync(join(tmpdir(), 'liverig-soak-'));
await withServer(
  async (server) => {
    const service = await connect(server);
    const mascots = await makeMascots(service, MASCOTS);
    await fillCaches(service, mascots, VISITORS);
    const end = startTraffic(service, mascots, VISITORS);
    const began = performance.now();
    const samples: Sample[] = [];
    while (performance.now() - began < MINUTES * 60_000) {
      await sleep(SAMPLE_MS);
      const minute = (performance.now() - began) / 60_000;
      samples.push({ minute, megabytes: memoryOf(server.pid), handles: handlesOf(server.pid) });
    }
    tell(samples, await end());
    await tellLeftovers(server, temporary);
  },
  { METRICS_TOKEN, TMPDIR: temporary },
).finally(() => rmSync(temporary, { recursive: true, force: true }));
