import type { Adapter, AdapterSession } from '@auth/core/adapters';
import { sha256 } from '../crypto';
import { authTables } from '../db/auth-tables';
import { transaction, type Db } from '../db/client';
import { newId } from '../db/ids';
import { welcome } from '../workspaces/welcome';

const kept = <T extends { sessionToken: string }>(session: T): T => ({ ...session, sessionToken: sha256(session.sessionToken) });

/**
 * Auth.js's adapter over our tables: only hashes of session tokens are kept, and a new person gets their personal workspace with
 * its first credits in the same transaction. `userAgent` names the browser that signs in.
 */
export function authAdapter(db: Db, userAgent: string | null): Adapter {
  const tables = authTables(db);
  return {
    ...tables,
    createUser: async ({ email, name = null, image = null, emailVerified }) => {
      const { user } = await transaction((tx) => welcome(tx, { email, name, image, emailVerified }));
      return user;
    },
    createSession: async (session) => {
      const row: AdapterSession & { id: string; userAgent: string | null } = { ...kept(session), id: newId('session'), userAgent };
      await tables.createSession?.(row);
      return session;
    },
    getSessionAndUser: async (token) => {
      const found = await tables.getSessionAndUser?.(sha256(token));
      return found ? { ...found, session: { ...found.session, sessionToken: token } } : null;
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
