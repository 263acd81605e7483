import { transferOwnership } from '@/lib/contract/member';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { transferOwnership as transfer } from '@/lib/server/workspaces/members/transfer';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(transferOwnership, async ({ actor, body }) => ok(await transfer(actor, body.user_id))),
);
