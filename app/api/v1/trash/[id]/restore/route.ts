import { restoreMascot } from '@/lib/contract/trash';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { restoreFromTrash } from '@/lib/server/mascots/trash';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(restoreMascot, async ({ actor, params }) => ok(await restoreFromTrash(actor, params.id))),
);
