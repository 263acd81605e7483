import { deleteWebhook } from '@/lib/contract/webhook';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { deleteWebhook as remove } from '@/lib/server/webhooks/remove';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(deleteWebhook, async ({ actor, params }) => ok(await remove(actor, params.id))),
);
