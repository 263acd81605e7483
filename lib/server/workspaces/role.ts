import { atLeast, type Role } from '@/lib/contract/access';
import { ApiError } from '@/lib/contract/errors';

/** Throws `forbidden` for a role below the least one. */
export function requireRole(role: Role, least: Role): void {
  if (!atLeast(role, least))
    throw new ApiError(
      'forbidden',
      `Only ${least === 'owner' ? 'the owner' : 'an admin or the owner'} of the workspace can do this.`,
    );
}
