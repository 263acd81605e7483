import { activateWorkspace } from '@/lib/contract/workspace';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { activateWorkspace as activate } from '@/lib/server/workspaces/activate';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(activateWorkspace, async ({ actor, params }) => ok(await activate(actor, params.id))),
);
