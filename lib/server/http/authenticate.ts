import { ApiError } from '@/lib/contract/errors';
import { LEGACY, NAMES } from '@/lib/contract/legacy';
import type { Actor } from '../actor';
import { sessionCookie, sessionTokenOf } from '../auth/cookie';
import { noteUse } from '../auth/last-use';
import { findSignedIn } from '../auth/session';
import { equalSecrets, sha256 } from '../crypto';
import { env } from '../env';
import { looksLikeKey } from '../keys/text';
import { admitKey } from './admit-key';
import { checkOrigin } from './csrf';
import { limitHeaders, refuseBusyPerson, refuseOverLimit } from './rate-limit';
import { countSessionRequest } from './session-rate';

/** The authenticated caller, and the headers that every answer to them carries. */
export interface Caller {
  actor: Actor | null;
  headers: Record<string, string>;
}

/** A caller with an API key. */
export interface AuthorizedKey extends Caller {
  actor: Actor;
}

const NOBODY: Caller = { actor: null, headers: {} };

/**
 * Finds the caller by API key or session. Throws `unauthorized`, `rate_limited` for a key or a person over the limit,
 * `csrf_failed` for a forged write.
 */
export async function authenticate(request: Request): Promise<Caller> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return callerWithKey(keyIn(authorization));
  const token = sessionTokenOf(request.headers.get('cookie'));
  return token ? sessionCaller(token, request) : NOBODY;
}

/** The API key in an Authorization header. Throws `unauthorized` where it cannot be a key. */
export function keyIn(authorization: string): string {
  const key = /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
  if (!looksLikeKey(key))
    throw unauthorized('The Authorization header must be "Bearer <key>", with an API key of this service.');
  return key;
}

/**
 * The caller with this API key; counts the request. Throws `unauthorized` for an unknown or revoked key,
 * `rate_limited`.
 */
export async function callerWithKey(key: string): Promise<AuthorizedKey> {
  const hash = sha256(key);
  const found = await admitKey(hash);
  if (!found || !equalSecrets(found.hash, hash)) throw unauthorized('This API key is unknown or has been revoked.');
  refuseOverLimit(found.allowance, found.plan);
  const actor: Actor = {
    kind: 'key',
    workspaceId: found.workspaceId,
    plan: found.plan,
    role: 'admin',
    suspended: found.suspended,
    userId: null,
    sessionId: null,
    keyId: found.keyId,
  };
  return { actor, headers: limitHeaders(found.allowance) };
}

async function sessionCaller(token: string, request: Request): Promise<Caller> {
  const workspaceId = request.headers.get(NAMES.workspaceHeader) ?? request.headers.get(LEGACY.workspaceHeader);
  const signedIn = await findSignedIn(token, workspaceId);
  if (!signedIn) return NOBODY;
  checkOrigin(request);
  const { actor, lastUsedAt } = signedIn;
  const limit = env().sessionRequestsPerMinute;
  const allowance = limit === null ? null : countSessionRequest(actor.userId, limit);
  if (allowance) refuseBusyPerson(allowance);
  const now = new Date();
  const renewed = await noteUse(actor.sessionId, lastUsedAt, now);
  return {
    actor,
    headers: {
      ...(allowance ? limitHeaders(allowance) : {}),
      ...(renewed ? { 'Set-Cookie': sessionCookie(token, now) } : {}),
    },
  };
}

/** The `unauthorized` error for an unknown caller, which says how to authenticate. */
export function unauthorized(message: string): ApiError {
  return new ApiError('unauthorized', message, null, { 'WWW-Authenticate': 'Bearer' });
}
