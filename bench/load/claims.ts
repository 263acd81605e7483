// `npm run bench load/claims`: the jobs per second that one and four processes claim on one Postgres. It also checks
// that no job is claimed twice.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/server/db/client';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { report } from '../report';
import { openBenchPostgres } from './product';

const WORKSPACES = 4000;
const JOBS_EACH = 8;
const MEASURED_MS = 10_000;
/** The minimum ratio of four processes to one. On few cores one process and Postgres use them all, so it is below 1. */
const MIN_GROWTH = 0.7;
/** The minimum rate of claims relative to trivial transactions: a claim has eight statements, the other three. */
const MIN_SHARE = 0.15;

/** The result of one process: its claims, and the milliseconds for these and for as many trivial transactions. */
export interface Claimed {
  claims: number;
  claimMs: number;
  bareMs: number;
}

/** Replaces all jobs by queued ones in many workspaces, each with a turn. */
async function queueJobs(): Promise<void> {
  await db().execute(sql`truncate workspaces cascade`);
  await db().execute(sql`insert into workspaces (id, name, plan)
    select 'wsp_' || n, 'Bench', 'studio' from generate_series(1, ${WORKSPACES}::int) n`);
  await db().execute(sql`insert into jobs (id, workspace_id, type, status, input, lane)
    select 'job_' || w || '_' || n, 'wsp_' || w, 'generate', 'queued', '{}', 'waiting'
    from generate_series(1, ${WORKSPACES}::int) w, generate_series(1, ${JOBS_EACH}::int) n`);
  await db().execute(sql`insert into workspace_queue (workspace_id, lane, turn)
    select 'wsp_' || n, 'waiting', now() from generate_series(1, ${WORKSPACES}::int) n`);
  await db().execute(sql`analyze`);
}

async function startProcess(url: string, name: string): Promise<() => Promise<Claimed>> {
  const child = fork(join(import.meta.dirname, 'claimer.ts'), [name, String(MEASURED_MS)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: 's'.repeat(32) },
  });
  await once(child, 'message');
  return async () => {
    const said = once(child, 'message') as Promise<[Claimed]>;
    child.send('go');
    const [claimed] = await said;
    return claimed;
  };
}

/** Measures the claims per second of several processes together, and compares them with trivial transactions. */
async function measure(url: string, processes: number): Promise<number> {
  await queueJobs();
  const runs = await Promise.all(
    Array.from({ length: processes }, (_, index) => startProcess(url, `claimer-${processes}-${index}`)),
  );
  const each = await Promise.all(runs.map((run) => run()));
  const claims = each.reduce((sum, { claims: more }) => sum + more, 0);
  const [row] = await rowsOf<{ running: number; started: number }>(
    db(),
    sql`select (select count(*)::int from jobs where status = 'running') as running,
      (select count(*)::int from job_events where type = 'started') as started`,
  );
  report(
    `${processes} at once: every claim is of another job`,
    `${claims} claims, ${row?.running} running, ${row?.started} started`,
    claims === row?.running && claims === row.started,
  );
  const perSecond = (of: 'claimMs' | 'bareMs') =>
    each.reduce((sum, { claims: done, [of]: milliseconds }) => sum + (done * 1000) / milliseconds, 0);
  const [claimed, bare] = [perSecond('claimMs'), perSecond('bareMs')];
  report(
    `${processes} at once: claims to bare transactions >= ${MIN_SHARE}`,
    `${(claimed / bare).toFixed(2)}  (${claimed.toFixed(0)} to ${bare.toFixed(0)} a second)`,
    claimed / bare >= MIN_SHARE,
  );
  return claimed;
}

const { url, stop } = await openBenchPostgres();
try {
  const [one, four] = [await measure(url, 1), await measure(url, 4)];
  report(
    `four processes to one >= ${MIN_GROWTH}`,
    `${(four / one).toFixed(2)} times (${one.toFixed(0)} and ${four.toFixed(0)} a second)`,
    four / one >= MIN_GROWTH,
  );
} finally {
  await stop();
}
