import type { Role } from '@/lib/contract/access';
import { ApiError } from '@/lib/contract/errors';
import type { Member } from '@/lib/contract/member';
import type { Person } from '../../actor';

/** Throws `forbidden` for an admin who would change or remove another one (specification: Workspace and people). */
export function refuseOtherAdmin(actor: Person, role: Role, member: Member): void {
  if (member.role !== 'admin' || role === 'owner' || member.user_id === actor.userId) return;
  throw new ApiError('forbidden', 'Only the owner changes or removes another admin.');
}
