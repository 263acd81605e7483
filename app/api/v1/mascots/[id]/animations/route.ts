import { createAnimation, listAnimations } from '@/lib/contract/animation';
import { createAnimation as create } from '@/lib/server/animations/create';
import { listAnimations as list } from '@/lib/server/animations/list';
import { methods } from '@/lib/server/http/methods';
import { created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listAnimations, async ({ actor, params }) => ok(await list(actor, params.id))),
  route(createAnimation, async ({ actor, params, body }) => created(await create(actor, params.id, body))),
);
