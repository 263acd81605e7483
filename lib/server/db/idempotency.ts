import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { idempotency } from '@/drizzle/schema';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** How long the answer to a request is kept, in milliseconds (docs/decisions/resources.md). */
export const ANSWERS_KEPT_MS = 24 * 3600 * 1000;

/** A request that carried an `Idempotency-Key`. */
export interface KeyedRequest {
  workspaceId: string;
  key: string;
  /** The SHA-256 of method and path: a path may hold a link's secret. */
  request: string;
  bodyHash: string;
}

/** A key as a request took it: another that takes it over has another moment. */
export interface TakenKey {
  workspaceId: string;
  key: string;
  takenAt: Date;
}

/** An earlier request with the same key; `status` is null while it is running. */
export interface EarlierAnswer {
  request: string;
  bodyHash: string;
  status: number | null;
  body: unknown;
}

/**
 * Takes the key for this request; false where another request has it.
 * A key older than `forgetBefore`, or unfinished since `giveUpBefore`, is taken over.
 */
export async function takeKey(
  tx: Db | Tx,
  { workspaceId, key, request, bodyHash }: KeyedRequest,
  times: { now: Date; forgetBefore: Date; giveUpBefore: Date },
): Promise<boolean> {
  const rows = await rowsOf<{ taken: boolean }>(
    tx,
    sql`
    insert into idempotency as i (workspace_id, key, request, body_hash, created_at)
    values (${workspaceId}, ${key}, ${request}, ${bodyHash}, ${times.now.toISOString()}::timestamptz)
    on conflict (workspace_id, key) do update
    set request = excluded.request, body_hash = excluded.body_hash, created_at = excluded.created_at, status = null,
    body = null
    where i.created_at < ${times.forgetBefore.toISOString()}::timestamptz
      or (i.status is null and i.created_at < ${times.giveUpBefore.toISOString()}::timestamptz)
    returning true as taken`,
  );
  return rows.length > 0;
}

/** The earlier answer of a key; null where the key is free again. */
export async function earlierAnswer(tx: Db | Tx, workspaceId: string, key: string): Promise<EarlierAnswer | null> {
  const [row] = await tx
    .select({
      request: idempotency.request,
      bodyHash: idempotency.bodyHash,
      status: idempotency.status,
      body: idempotency.body,
    })
    .from(idempotency)
    .where(and(eq(idempotency.workspaceId, workspaceId), eq(idempotency.key, key)));
  return row ?? null;
}

/** The row of a key while the request that took it is unfinished, and no later one has taken it over. */
const unfinished = ({ workspaceId, key, takenAt }: TakenKey) =>
  and(
    eq(idempotency.workspaceId, workspaceId),
    eq(idempotency.key, key),
    eq(idempotency.createdAt, takenAt),
    isNull(idempotency.status),
  );

/** Stores the answer of a key, unless a later request has taken it over. */
export async function keepAnswer(tx: Db | Tx, taken: TakenKey, status: number, body: unknown): Promise<void> {
  await tx.update(idempotency).set({ status, body }).where(unfinished(taken));
}

/** Frees a key whose request failed, unless a later request has taken it over. */
export async function freeKey(tx: Db | Tx, taken: TakenKey): Promise<void> {
  await tx.delete(idempotency).where(unfinished(taken));
}

/** Deletes answers from before `before`. */
export async function dropAnswers(tx: Db | Tx, before: Date): Promise<void> {
  await tx.delete(idempotency).where(lt(idempotency.createdAt, before));
}
