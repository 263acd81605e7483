import { createWebhook, listWebhooks } from '@/lib/contract/webhook';
import { methods } from '@/lib/server/http/methods';
import { created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createWebhook as create } from '@/lib/server/webhooks/create';
import { listWebhooks as list } from '@/lib/server/webhooks/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listWebhooks, async ({ actor }) => ok({ object: 'list', data: await list(actor) })),
  route(createWebhook, async ({ actor, body }) => created(await create(actor, body.url, body.events))),
);
