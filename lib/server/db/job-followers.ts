import { sql } from 'drizzle-orm';
import { jobs, keys, members, sessions } from '@/drizzle/schema';
import type { JobStatus } from '@/lib/contract/job';
import type { Actor } from '../actor';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** An actor who had access to a job when it began to follow it. */
export interface Follower {
  actor: Actor;
  jobId: string;
}

/**
 * The statuses of jobs for those who follow them, in one query, by the same names.
 * Leaves out whose job, key, session or membership is gone.
 */
export async function statusesFor(
  tx: Db | Tx,
  followers: ReadonlyMap<string, Follower>,
  now: Date,
): Promise<Map<string, JobStatus>> {
  const asked = [...followers].map(([name, { actor, jobId }]) => ({
    name,
    job_id: jobId,
    key_id: actor.keyId,
    session_id: actor.userId === null ? null : (actor.sessionId ?? ''),
  }));
  const rows = await rowsOf<{ name: string; status: JobStatus }>(
    tx,
    sql`select asked.name, ${jobs.status} as status
      from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (name text, job_id text, key_id text, session_id text)
      join ${jobs} on ${jobs.id} = asked.job_id
      where case when asked.session_id is null
        then not exists (select from ${keys} where ${keys.id} = asked.key_id and ${keys.revokedAt} is not null)
        else exists (select from ${sessions} join ${members} on ${members.userId} = ${sessions.userId}
          where ${sessions.id} = asked.session_id and ${sessions.expires} > ${now.toISOString()}::timestamptz
          and ${members.workspaceId} = ${jobs.workspaceId}) end`,
  );
  return new Map(rows.map(({ name, status }) => [name, status]));
}
