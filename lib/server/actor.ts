import type { Role } from '@/lib/contract/access';
import type { Plan } from '@/lib/contract/plans';

/** The origin of a request, as the audit log stores it. */
export interface Origin {
  requestId: string;
  /** The truncated network address of the caller; null for a caller on this machine. */
  network: string | null;
  /** Whether the request came over MCP. */
  isAgent: boolean;
}

/** The caller of a use-case and the workspace that the call is for; every use-case takes one. */
export interface Actor {
  kind: 'key' | 'session' | 'operator';
  workspaceId: string;
  plan: Plan;
  /** The role in the workspace; `admin` for API keys and operators. */
  role: Role;
  /** Whether the workspace is suspended, so that it can only be read; undefined counts as false. */
  suspended?: boolean;
  /** The id of the user; null for an API key. */
  userId: string | null;
  /** The id of the browser session; null for an API key. */
  sessionId: string | null;
  /** The id of the API key; null for a browser session. */
  keyId: string | null;
  /** The request's origin for the audit log; undefined outside of a request. */
  origin?: Origin;
}

/** An actor that is a signed-in user with a browser session. */
export interface Person extends Actor {
  kind: 'session';
  userId: string;
  sessionId: string;
  keyId: null;
}
