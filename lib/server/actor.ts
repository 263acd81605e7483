import type { Role } from '@/lib/contract/access';
import type { Plan } from '@/lib/contract/plans';

/** Who acts, and on which workspace; every use-case takes one. */
export interface Actor {
  kind: 'key' | 'session';
  workspaceId: string;
  plan: Plan;
  /** `admin` for a key. */
  role: Role;
  /** The person, null for a key. */
  userId: string | null;
  /** The signed-in browser, null for a key. */
  sessionId: string | null;
  /** The key, null for a session. */
  keyId: string | null;
}

/** A person in a session. */
export interface Person extends Actor {
  kind: 'session';
  userId: string;
  sessionId: string;
  keyId: null;
}
