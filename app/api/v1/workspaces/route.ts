import { createWorkspace, listWorkspaces } from '@/lib/contract/workspace';
import { methods } from '@/lib/server/http/methods';
import { created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createWorkspace as create } from '@/lib/server/workspaces/create';
import { workspacesOf } from '@/lib/server/workspaces/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listWorkspaces, async ({ actor }) => ok({ object: 'list', data: await workspacesOf(actor) })),
  route(createWorkspace, async ({ actor, body }) => created(await create(actor, body.name))),
);
