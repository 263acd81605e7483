import { getSpec, replaceSpec } from '@/lib/contract/mascot-spec';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { replaceSpec as replace } from '@/lib/server/mascots/replace';
import { getSpec as get } from '@/lib/server/mascots/spec';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getSpec, async ({ actor, params, query }) => ok(await get(actor, params.id, query.version))),
  route(replaceSpec, async ({ actor, params, body, expected, signal }) =>
    ok(await replace(actor, params.id, body, expected, signal)),
  ),
);
