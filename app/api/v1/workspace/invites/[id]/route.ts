import { revokeInvite } from '@/lib/contract/invite';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { revokeInvite as revoke } from '@/lib/server/workspaces/invites/revoke';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(revokeInvite, async ({ actor, params }) => ok(await revoke(actor, params.id))),
);
