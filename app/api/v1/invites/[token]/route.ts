import { getInvite } from '@/lib/contract/invite';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { inviteByToken } from '@/lib/server/workspaces/invites/see';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getInvite, async ({ params }) => ok(await inviteByToken(params.token))),
);
