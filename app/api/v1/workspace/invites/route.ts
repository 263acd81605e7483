import { createInvite, listInvites } from '@/lib/contract/invite';
import { methods } from '@/lib/server/http/methods';
import { created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createInvite as create } from '@/lib/server/workspaces/invites/create';
import { invitesOf } from '@/lib/server/workspaces/invites/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listInvites, async ({ actor }) => ok({ object: 'list', data: await invitesOf(actor) })),
  route(createInvite, async ({ actor, body }) => created(await create(actor, body.email, body.role))),
);
