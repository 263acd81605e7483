import { listVersions } from '@/lib/contract/version';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { listVersions as list } from '@/lib/server/mascots/versions';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listVersions, async ({ actor, params }) => ok(await list(actor, params.id))),
);
