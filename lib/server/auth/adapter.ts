import type { Adapter, AdapterSession } from 'next-auth/adapters';
import { sha256 } from '../crypto';
import { authTables } from '../db/auth-tables';
import { transaction, type Db } from '../db/client';
import { newId } from '../db/queries/ids';
import { normalEmail } from '../email';
import { welcome } from '../workspaces/welcome';
import { SESSION_SECONDS } from './lifetime';

const kept = <T extends { sessionToken: string }>(session: T): T => ({
  ...session,
  sessionToken: sha256(session.sessionToken),
});

/**
 * Auth.js's adapter over our tables, with hashed session tokens. Makes a new person's workspace and credits in one
 * transaction.
 */
export function authAdapter(db: Db, userAgent: string | null): Adapter {
  const tables = authTables(db);
  const findByEmail = async (email: string) => (await tables.getUserByEmail?.(normalEmail(email))) ?? null;
  return {
    ...tables,
    getUserByEmail: findByEmail,
    createUser: async ({ email, name = null, image = null, emailVerified }) => {
      const person = { email: normalEmail(email), name, image, emailVerified };
      try {
        return (await transaction((tx) => welcome(tx, person))).user;
      } catch (error) {
        // Two sign-ins may verify the same address at once: both use the account that was created first.
        const first = await findByEmail(email);
        if (!first) throw error;
        return first;
      }
    },
    createSession: async (session) => {
      const lastUsedAt = new Date(session.expires.getTime() - SESSION_SECONDS * 1000);
      const row: AdapterSession & { id: string; userAgent: string | null; lastUsedAt: Date } = {
        ...kept(session),
        id: newId('session'),
        userAgent,
        lastUsedAt,
      };
      await tables.createSession?.(row);
      return session;
    },
    getSessionAndUser: async (token) => {
      const found = await tables.getSessionAndUser?.(sha256(token));
      return found && found.session.expires > new Date()
        ? { ...found, session: { ...found.session, sessionToken: token } }
        : null;
    },
    updateSession: async (session) => {
      const updated = await tables.updateSession?.(kept(session));
      return updated ? { ...updated, sessionToken: session.sessionToken } : null;
    },
    deleteSession: async (token) => {
      await tables.deleteSession?.(sha256(token));
    },
  };
}
