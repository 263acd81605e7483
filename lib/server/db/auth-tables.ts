import { DrizzleAdapter } from '@auth/drizzle-adapter';
import type { Adapter } from 'next-auth/adapters';
import { accounts, sessions, users, verificationTokens } from '@/drizzle/schema';
import type { Db } from './client';

/** Auth.js's view of our tables; sessions go through it as they are, so whoever uses it hashes their tokens. */
export function authTables(db: Db): Adapter {
  return DrizzleAdapter(db, {
    usersTable: users,
    accountsTable: accounts,
    sessionsTable: sessions,
    verificationTokensTable: verificationTokens,
  });
}
