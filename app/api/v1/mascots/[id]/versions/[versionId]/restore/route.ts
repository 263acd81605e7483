import { restoreVersion } from '@/lib/contract/version';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { restoreVersion as restore } from '@/lib/server/mascots/restore';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(restoreVersion, async ({ actor, params }) => ok(await restore(actor, params.id, params.versionId))),
);
