import { createKey, listKeys } from '@/lib/contract/key';
import { methods } from '@/lib/server/http/methods';
import { created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createKey as create } from '@/lib/server/keys/create';
import { listKeys as list } from '@/lib/server/keys/list';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listKeys, async ({ actor }) => ok({ object: 'list', data: await list(actor) })),
  route(createKey, async ({ actor, body }) => created(await create(actor, body.name))),
);
