import { listDeliveries } from '@/lib/contract/webhook';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { listDeliveries as list } from '@/lib/server/webhooks/list-deliveries';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listDeliveries, async ({ actor, params, query }) => ok(await list(actor, params.id, query))),
);
