import { deleteKey } from '@/lib/contract/key';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { revokeKey } from '@/lib/server/keys/revoke';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(deleteKey, async ({ actor, params }) => ok(await revokeKey(actor, params.id))),
);
