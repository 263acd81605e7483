import { createAnimations } from '@/lib/contract/animation';
import { animateAll } from '@/lib/server/animations/animate';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(createAnimations, async ({ actor, params, body }) => accepted(await animateAll(actor, params.id, body))),
);
