import { listMembers } from '@/lib/contract/member';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { membersOf } from '@/lib/server/workspaces/members/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listMembers, async ({ actor }) => ok({ object: 'list', data: await membersOf(actor) })),
);
