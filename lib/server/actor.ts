import type { Role } from '@/lib/contract/access';
import type { Plan } from '@/lib/contract/plans';

/** The request in which somebody acts, as the audit log keeps it. */
export interface Origin {
  requestId: string;
  /** The network that it came from; null at this machine. */
  network: string | null;
  /** Whether it came over MCP. */
  isAgent: boolean;
}

/** Who acts, and on which workspace; every use-case takes one. */
export interface Actor {
  kind: 'key' | 'session' | 'operator';
  workspaceId: string;
  plan: Plan;
  /** `admin` for a key and an operator. */
  role: Role;
  /** Whether the workspace can only be read; undefined counts as false. */
  suspended?: boolean;
  /** The person, null for a key. */
  userId: string | null;
  /** The signed-in browser, null for a key. */
  sessionId: string | null;
  /** The key, null for a session. */
  keyId: string | null;
  /** Where the act comes from; undefined outside of a request. */
  origin?: Origin;
}

/** A person in a session. */
export interface Person extends Actor {
  kind: 'session';
  userId: string;
  sessionId: string;
  keyId: null;
}
