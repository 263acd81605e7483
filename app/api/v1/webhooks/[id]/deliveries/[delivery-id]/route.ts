import { getDelivery } from '@/lib/contract/webhook';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { getDelivery as get } from '@/lib/server/webhooks/get-delivery';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getDelivery, async ({ actor, params }) => ok(await get(actor, params.id, params.delivery_id))),
);
