import { and, eq } from 'drizzle-orm';
import { accounts, users } from '@/drizzle/schema';
import type { ProviderId } from '@/lib/contract/provider';
import type { Db, Tx } from './client';

/** Renames a person. */
export async function renamePerson(tx: Db | Tx, userId: string, name: string): Promise<void> {
  await tx.update(users).set({ name }).where(eq(users.id, userId));
}

/** The person to whom a provider's account is connected; null for none. */
export async function findProviderOwner(
  tx: Db | Tx,
  provider: ProviderId,
  providerAccountId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)));
  return row?.userId ?? null;
}

/** The providers that a person has connected. */
export async function connectedProviders(tx: Db | Tx, userId: string): Promise<Set<string>> {
  const rows = await tx.select({ provider: accounts.provider }).from(accounts).where(eq(accounts.userId, userId));
  return new Set(rows.map(({ provider }) => provider));
}

/** Disconnects every account of a provider from a person; false where none was connected. */
export async function disconnect(tx: Db | Tx, userId: string, provider: ProviderId): Promise<boolean> {
  const rows = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.provider, provider)))
    .returning({ id: accounts.providerAccountId });
  return rows.length > 0;
}
