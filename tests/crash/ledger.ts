import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** What a database says of a job. */
export interface JobLine {
  id: string;
  status: string;
  action: string | null;
  /** Kinds of its ledger entries, and of its events, in order. */
  entries: string[];
  finished: number;
  events: number;
  lastSeq: number;
}

/** What a stopped server's database says of every job, and the sums of its ledger. */
export interface Books {
  jobs: JobLine[];
  balance: number;
  held: number;
}

/** A query for the lines of all jobs. */
export const JOB_LINES = `
  select j.id, j.status, j.action, j.last_seq as "lastSeq",
    coalesce((select array_agg(c.kind order by c.kind) from credit_entries c where c.job_id = j.id), '{}') as entries,
    (select count(*)::int from job_events e where e.job_id = j.id and e.type = 'finished') as finished,
    (select count(*)::int from job_events e where e.job_id = j.id) as events
  from jobs j`;

/** Reads the books of a data folder whose server has stopped. */
export async function readBooks(dataDir: string): Promise<Books> {
  const client = await PGlite.create(join(dataDir, 'db'));
  try {
    const { rows: jobs } = await client.query<JobLine>(JOB_LINES);
    const {
      rows: [sums],
    } = await client.query<{ balance: number; held: number }>(
      'select sum(credits)::int as balance, sum(held)::int as held from credit_entries',
    );
    return { jobs, balance: sums?.balance ?? 0, held: sums?.held ?? 0 };
  } finally {
    await client.close();
  }
}

/** What is wrong with a job's books: nothing, for one that was held and settled once and whose story has no gap. */
export function faultsOf({ id, status, action, entries, finished, events, lastSeq }: JobLine): string[] {
  const settled = status === 'succeeded' ? ['capture', 'hold'] : ['hold', 'refund'];
  const expected = action ? settled : [];
  return [
    ...(['succeeded', 'failed', 'canceled'].includes(status) ? [] : [`${id} is still ${status}`]),
    ...(entries.join() === expected.join()
      ? []
      : [`${id} (${status}, ${action ?? 'free'}) has the entries ${entries.join(', ') || 'none'}`]),
    ...(finished === 1 ? [] : [`${id} has finished ${finished} times`]),
    ...(events === lastSeq ? [] : [`${id} has ${events} events, the last of them number ${lastSeq}`]),
  ];
}
