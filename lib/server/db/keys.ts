import { and, desc, eq, isNull } from 'drizzle-orm';
import { keys } from '@/drizzle/schema';
import type { Key } from '@/lib/contract/key';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';

type KeyRow = typeof keys.$inferSelect;

/** Inserts a key by its hash, and gives its listing. */
export async function insertKey(
  tx: Db | Tx,
  key: { workspaceId: string; name: string; prefix: string; hash: string },
): Promise<Key> {
  const [row] = await tx
    .insert(keys)
    .values({ ...key, id: newId('key') })
    .returning();
  if (!row) throw new Error('Keeping a key gave no row.');
  return toKey(row);
}

/** The workspace's keys that have not been revoked, newest first. */
export async function activeKeys(tx: Db | Tx, workspaceId: string): Promise<Key[]> {
  const rows = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.workspaceId, workspaceId), isNull(keys.revokedAt)))
    .orderBy(desc(keys.createdAt), desc(keys.id));
  return rows.map(toKey);
}

/** How many keys of the workspace have not been revoked. */
export function countActiveKeys(tx: Db | Tx, workspaceId: string): Promise<number> {
  return tx.$count(keys, and(eq(keys.workspaceId, workspaceId), isNull(keys.revokedAt)));
}

/** Revokes a key of the workspace; false where it has no active key by that id. */
export async function markRevoked(tx: Db | Tx, workspaceId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(keys)
    .set({ revokedAt: new Date() })
    .where(and(eq(keys.workspaceId, workspaceId), eq(keys.id, id), isNull(keys.revokedAt)))
    .returning({ id: keys.id });
  return rows.length > 0;
}

/** Whether an active key has this hash. */
export async function hasActiveKey(tx: Db | Tx, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: keys.id })
    .from(keys)
    .where(and(eq(keys.hash, hash), isNull(keys.revokedAt)));
  return rows.length > 0;
}

function toKey(row: KeyRow): Key {
  return {
    id: row.id,
    object: 'key',
    name: row.name,
    prefix: row.prefix,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
