import { accessRule, type Access } from '@/lib/contract/access';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { worksWhileSuspended } from '@/lib/contract/suspension';
import type { Actor } from '../actor';
import { requireRole } from '../workspaces/role';
import { unauthorized } from './authenticate';

/**
 * Refuses a caller without access: 401, `session_required` or `forbidden`. A signed address passes: the use-case checks
 * its token.
 */
export function authorize(access: Access, actor: Actor | null, isSigned = () => false): void {
  const rule = accessRule(access);
  if (rule.role === null || (rule.links && isSigned())) return;
  if (!actor) throw unauthorized('Sign in, or send an API key as "Authorization: Bearer <key>".');
  if (!rule.keys && actor.kind === 'key')
    throw new ApiError('session_required', 'An API key cannot do this; sign in as a person.');
  requireRole(actor.role, rule.role);
}

/** Throws `forbidden` for a write to a suspended workspace. */
export function refuseWhileSuspended(endpoint: Pick<Endpoint, 'method' | 'path'>, actor: Actor | null): void {
  if (actor?.suspended && !worksWhileSuspended(endpoint))
    throw new ApiError(
      'forbidden',
      'This workspace is suspended: it can be read, but not changed. Ask the people who run this service.',
      { suspended: true },
    );
}
