import { deleteMascot, getMascot, updateMascot } from '@/lib/contract/mascot';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { getMascot as get } from '@/lib/server/mascots/get';
import { removeMascot } from '@/lib/server/mascots/remove';
import { updateMascot as update } from '@/lib/server/mascots/update';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getMascot, async ({ actor, params, query }) => ok(await get(actor, params.id, query.include))),
  route(updateMascot, async ({ actor, params, body }) => ok(await update(actor, params.id, body))),
  route(deleteMascot, async ({ actor, params }) => ok(await removeMascot(actor, params.id))),
);
