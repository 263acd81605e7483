import { testWebhook } from '@/lib/contract/webhook';
import { methods } from '@/lib/server/http/methods';
import { created } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { testWebhook as test } from '@/lib/server/webhooks/send';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(testWebhook, async ({ actor, params }) => created(await test(actor, params.id))),
);
