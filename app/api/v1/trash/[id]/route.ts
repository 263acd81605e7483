import { eraseMascot } from '@/lib/contract/trash';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { erase } from '@/lib/server/mascots/trash';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(eraseMascot, async ({ actor, params }) => ok(await erase(actor, params.id))),
);
