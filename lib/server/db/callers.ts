import { sql } from 'drizzle-orm';
import type { Role } from '@/lib/contract/access';
import { PLAN_LIMITS, PLANS, type Plan } from '@/lib/contract/plans';
import type { Db, Tx } from './client';
import { allowancesOf, countingSql, type Allowance, type Counted } from './rate-windows';
import { rowsOf } from './queries/rows';

/** The window of the rate limit of API keys. */
const KEY_WINDOW_SECONDS = 60;

const allowedByPlan = sql.raw(
  `case w.plan ${PLANS.map((plan) => `when '${plan}' then ${PLAN_LIMITS[plan].requestsPerMinute}`).join(' ')} end`,
);

/** A valid key, and its workspace's allowance after each of the requests that were counted. */
export interface KeyCaller {
  keyId: string;
  hash: string;
  workspaceId: string;
  plan: Plan;
  suspended: boolean;
  allowances: Allowance[];
}

interface KeyRow extends Counted {
  id: string;
  hash: string;
  workspace_id: string;
  plan: Plan;
  suspended: boolean;
}

/**
 * Finds a key by its hash and counts `requests` against its workspace's limit; null for an unknown or revoked key. One
 * statement: every answer waits for it.
 */
export async function findKeyCaller(tx: Db | Tx, hash: string, requests: number): Promise<KeyCaller | null> {
  const counting = countingSql(sql`'keys:' || c.workspace_id`, sql`c.allowed`, requests, KEY_WINDOW_SECONDS);
  const [row] = await rowsOf<KeyRow>(
    tx,
    sql`
    with caller as (
      select k.id, k.hash, k.workspace_id, k.last_used_at, w.plan,
        w.suspended_at is not null as suspended, ${allowedByPlan} as allowed
      from keys k join workspaces w on w.id = k.workspace_id where k.hash = ${hash} and k.revoked_at is null
    ), touched as (
      update keys set last_used_at = now() from caller c
      where keys.id = c.id and (c.last_used_at is null
      or c.last_used_at < now() - make_interval(secs => ${KEY_WINDOW_SECONDS}::int))
    )
    select c.id, c.hash, c.workspace_id, c.plan, c.suspended, c.allowed, counted.* from caller c cross
    join lateral ${counting} as counted`,
  );
  if (!row) return null;
  return {
    keyId: row.id,
    hash: row.hash,
    workspaceId: row.workspace_id,
    plan: row.plan,
    suspended: row.suspended,
    allowances: allowancesOf(row, requests),
  };
}

/** A signed-in browser and its workspace; `role` is null where the person is not in the workspace asked for. */
export interface SessionCaller {
  sessionId: string;
  userId: string;
  lastUsedAt: Date;
  workspaceId: string;
  plan: Plan;
  suspended: boolean;
  role: Role | null;
}

/** A session by the hash of its token, and the workspace asked for; null asks for the active one. */
export interface SessionQuestion {
  tokenHash: string;
  workspaceId: string | null;
}

interface SessionRow {
  key: string;
  id: string;
  user_id: string;
  last_used: number;
  workspace_id: string;
  plan: Plan;
  suspended: boolean;
  role: Role | null;
}

/**
 * Finds live sessions by the keys of the questions: in the workspace asked for, else the active, else the personal one.
 */
export async function findSessionCallers(
  tx: Db | Tx,
  questions: ReadonlyMap<string, SessionQuestion>,
  now: Date,
): Promise<Map<string, SessionCaller>> {
  const asked = JSON.stringify(
    Array.from(questions, ([key, { tokenHash, workspaceId }]) => ({ key, hash: tokenHash, workspace: workspaceId })),
  );
  const rows = await rowsOf<SessionRow>(
    tx,
    sql`
    select q.key, s.id, s.user_id, extract(epoch
    from s.last_used_at)::float8 as last_used, place.workspace_id, place.role, place.plan,
      coalesce(place.suspended, false) as suspended
    from json_to_recordset(${asked}::json) as q(key text, hash text, workspace text)
    join sessions s on s.token_hash = q.hash and s.expires > ${now.toISOString()}::timestamptz
    left join lateral (
      select m.workspace_id, m.role, w.plan, w.suspended_at is not null as suspended
      from members m join workspaces w on w.id = m.workspace_id
      where m.user_id = s.user_id and (q.workspace is null or m.workspace_id = q.workspace)
      order by (m.workspace_id = s.active_workspace_id) desc nulls last, (w.personal_of = s.user_id) desc nulls last,
      m.joined_at
      limit 1
    ) place on true`,
  );
  return new Map(
    rows.map((row) => [
      row.key,
      {
        sessionId: row.id,
        userId: row.user_id,
        lastUsedAt: new Date(row.last_used * 1000),
        workspaceId: row.workspace_id,
        plan: row.plan,
        suspended: row.suspended,
        role: row.role,
      },
    ]),
  );
}
