import type { Account } from '@/lib/contract/account';
import { ApiError } from '@/lib/contract/errors';
import type { Person } from '../actor';
import { renamePerson } from '../db/accounts';
import { db } from '../db/client';
import { findPerson } from '../db/people';

/** The account of a person; throws `not_found` where it has just been removed. */
export async function findAccount(userId: string): Promise<Account> {
  const account = await findPerson(db(), userId);
  if (!account) throw new ApiError('not_found', 'This account does not exist any more.');
  return account;
}

/** Renames the person. */
export async function renameAccount(actor: Person, name: string): Promise<Account> {
  await renamePerson(db(), actor.userId, name);
  return findAccount(actor.userId);
}
