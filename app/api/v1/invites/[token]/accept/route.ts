import { acceptInvite } from '@/lib/contract/invite';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { acceptInvite as accept } from '@/lib/server/workspaces/invites/accept';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(acceptInvite, async ({ actor, params }) => ok(await accept(actor, params.token))),
);
