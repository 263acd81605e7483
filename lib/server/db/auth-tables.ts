import { DrizzleAdapter } from '@auth/drizzle-adapter';
import type { Adapter } from 'next-auth/adapters';
import { accounts, sessions, users, verificationTokens } from '@/drizzle/schema';
import type { Db } from './client';

/** Auth.js's adapter over our tables. It stores session tokens as they come, so the caller hashes them. */
export function authTables(db: Db): Adapter {
  return DrizzleAdapter(db, {
    usersTable: users,
    accountsTable: accounts,
    sessionsTable: sessions,
    verificationTokensTable: verificationTokens,
  });
}
