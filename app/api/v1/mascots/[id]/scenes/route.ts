import { createScene } from '@/lib/contract/scene';
import { createScene as create } from '@/lib/server/scenes/create';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(createScene, async ({ actor, params, body }) => accepted(await create(actor, params.id, body))),
);
