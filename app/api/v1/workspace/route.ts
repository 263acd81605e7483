import { deleteWorkspace, getWorkspace, updateWorkspace } from '@/lib/contract/workspace';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { workspaceOf } from '@/lib/server/workspaces/get';
import { removeWorkspace } from '@/lib/server/workspaces/remove';
import { updateWorkspace as update } from '@/lib/server/workspaces/update';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getWorkspace, async ({ actor }) => ok(await workspaceOf(actor))),
  route(updateWorkspace, async ({ actor, body }) => ok(await update(actor, body))),
  route(deleteWorkspace, async ({ actor }) => ok(await removeWorkspace(actor))),
);
