// `npm run bench load/streams`: the delays of events on 1,000 event streams of one process, compared with a bare server
// of streams, and the memory of the streams.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewJobEvent } from '@/lib/contract/job';
import { LIMITS } from '@/lib/core/limits';
import { db } from '@/lib/server/db/client';
import { appendEvent } from '@/lib/server/db/job-events';
import { memoryOf, processorSecondsOf } from '../process-tree';
import { note, percentile, report } from '../report';
import { openStreams, type Heard } from './listeners';
import { makeKeys, makeRunningJobs, startProduct, type Product } from './product';

const STREAMS = 1000;
const MEASURED_MS = 15_000;
/** The time for a server to become idle before a measurement, in milliseconds. */
const SETTLE_MS = 3000;
const MOST = { p99Ms: 50, megabytes: 300 };
const WORKSPACE = 'wsp_bench';

/** A load profile: the number of jobs that share the streams, and the interval of events over all jobs. */
interface Shape {
  name: string;
  jobs: number;
  everyMs: number;
}

const SHAPES: Shape[] = [
  { name: 'ten on each of 100 jobs, 50 events a second', jobs: 100, everyMs: 20 },
  { name: 'all on one job, an event a second', jobs: 1, everyMs: 1000 },
];

/** Emits events of the jobs in turn; gives the number of events. */
async function tell({ jobs, everyMs }: Shape, one: (job: number, event: NewJobEvent) => unknown): Promise<number> {
  const began = performance.now();
  let told = 0;
  for (; performance.now() - began < MEASURED_MS; told += 1) {
    await one(told % jobs, { type: 'progress', text: 'Drawing the ears', percent: told % 100 });
    await sleep(Math.max(0, began + (told + 1) * everyMs - performance.now()));
  }
  await sleep(SETTLE_MS);
  return told;
}

const delays = ({ delays: each }: Heard) =>
  `p99 ${percentile(each, 0.99).toFixed(0)} ms, median ${percentile(each, 0.5).toFixed(0)} ms`;

/** The path of a job's streams on the bare server. */
const path = (job: number) => `/${job}`;

/** Measures the same streams on a bare server. */
async function measureBare(shape: Shape): Promise<void> {
  const child = fork(join(import.meta.dirname, 'bare-streams.mjs'));
  const [port] = (await once(child, 'message')) as [number];
  const { heard, close } = await openStreams(
    Array.from({ length: STREAMS }, (_, index) => ({
      url: `http://localhost:${port}${path(index % shape.jobs)}`,
      key: '',
    })),
  );
  await tell(shape, (job, event) => {
    const text = `data: ${JSON.stringify({ ...event, at: new Date().toISOString() })}\n\n`;
    child.send({ path: path(job), text });
  });
  note(`${shape.name}: a bare server of streams`, delays(heard));
  close();
  child.disconnect();
}

/** The share of a core that a process uses while `work` runs. */
async function coreShare<T>(pid: number, work: () => Promise<T>): Promise<[number, T]> {
  const [began, used] = [performance.now(), processorSecondsOf(pid)];
  const result = await work();
  return [((processorSecondsOf(pid) - used) * 1000) / (performance.now() - began), result];
}

async function measure({ server }: Product, shape: Shape): Promise<void> {
  const keys = await makeKeys(WORKSPACE, Math.ceil(STREAMS / LIMITS.streams.perCaller));
  const jobs = await makeRunningJobs(WORKSPACE, 'bench', shape.jobs);
  const before = memoryOf(server.pid);
  const began = performance.now();
  const { heard, close } = await openStreams(
    Array.from({ length: STREAMS }, (_, index) => ({
      url: `${server.origin}/api/v1/jobs/${jobs[index % shape.jobs]}/events`,
      key: keys[Math.floor(index / LIMITS.streams.perCaller)] ?? '',
    })),
  );
  note(`${shape.name}: opened`, `${STREAMS} streams in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const [idle] = await coreShare(server.pid, () => sleep(SETTLE_MS));
  const [busy, told] = await coreShare(server.pid, () =>
    tell(shape, (job, event) => appendEvent(db(), jobs[job] ?? '', 'bench', event)),
  );
  report(
    `${shape.name}: p99 of delivery <= ${MOST.p99Ms} ms`,
    delays(heard),
    percentile(heard.delays, 0.99) <= MOST.p99Ms,
  );
  const due = told * (STREAMS / shape.jobs);
  report(
    `${shape.name}: nothing lost`,
    `${heard.delays.length} of ${due}`,
    heard.delays.length === due && !heard.ended,
  );
  note(`${shape.name}: of a core`, `${(busy * 100).toFixed(0)} % (idle ${(idle * 100).toFixed(0)} %)`);
  const held = memoryOf(server.pid);
  report(
    `${shape.name}: the process holds <= ${MOST.megabytes} MB`,
    `${held.toFixed(0)} MB, of which ${(held - before).toFixed(0)} for the streams`,
    held <= MOST.megabytes,
  );
  close();
}

// Each on a fresh server: garbage of an earlier profile is collected late.
for (const shape of SHAPES) {
  await measureBare(shape);
  const product = await startProduct();
  try {
    await measure(product, shape);
  } finally {
    await product.stop();
  }
}
