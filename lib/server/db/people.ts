import { eq } from 'drizzle-orm';
import { users, workspaces } from '@/drizzle/schema';
import type { Account } from '@/lib/contract/account';
import type { Plan } from '@/lib/contract/plans';
import { normalEmail } from '../email';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';
import { insertWorkspace } from './workspaces';

type UserRow = typeof users.$inferSelect;

/** A person who signs in for the first time. */
export interface NewPerson {
  email: string;
  name: string | null;
  image: string | null;
  emailVerified: Date | null;
}

/** A new person with their personal workspace. */
export interface MadePerson {
  workspaceId: string;
  user: UserRow;
}

/** Inserts a person with their personal workspace, of which they are the owner. */
export async function createPerson(tx: Tx, person: NewPerson, plan: Plan): Promise<MadePerson> {
  const [user] = await tx
    .insert(users)
    .values({ ...person, id: newId('user'), email: normalEmail(person.email) })
    .returning();
  if (!user) throw new Error('Making a person gave no row.');
  const name = `${person.name ?? person.email.split('@')[0]}'s workspace`;
  const workspaceId = await insertWorkspace(tx, { name, plan, ownerId: user.id, personalOf: user.id });
  return { workspaceId, user };
}

/** The person with this id, null where there is none. */
export async function findPerson(tx: Db | Tx, id: string): Promise<Account | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ? toAccount(row) : null;
}

/** The personal workspace of the person with this address, null where there is none. */
export async function findPersonalWorkspace(tx: Db | Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.personalOf))
    .where(eq(users.email, email));
  return row?.id ?? null;
}

function toAccount(row: UserRow): Account {
  return { id: row.id, object: 'account', email: row.email, name: row.name, created_at: row.createdAt.toISOString() };
}
