import { removeMember, updateMember } from '@/lib/contract/member';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { removeMember as remove } from '@/lib/server/workspaces/members/remove';
import { updateMember as update } from '@/lib/server/workspaces/members/update';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(updateMember, async ({ actor, params, body }) => ok(await update(actor, params.user_id, body.role))),
  route(removeMember, async ({ actor, params }) => ok(await remove(actor, params.user_id))),
);
