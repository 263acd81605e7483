import { redeliver } from '@/lib/contract/webhook';
import { methods } from '@/lib/server/http/methods';
import { created } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { redeliver as send } from '@/lib/server/webhooks/send';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(redeliver, async ({ actor, params }) => created(await send(actor, params.id, params.delivery_id))),
);
