import { createAnimation, listAnimations } from '@/lib/contract/animation';
import { animate } from '@/lib/server/animations/animate';
import { animateFromVideo } from '@/lib/server/animations/animate-from-video';
import { createAnimation as create } from '@/lib/server/animations/create';
import { listAnimations as list } from '@/lib/server/animations/list';
import { methods } from '@/lib/server/http/methods';
import { accepted, created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listAnimations, async ({ actor, params }) => ok(await list(actor, params.id))),
  route(createAnimation, async ({ actor, params, body }) => {
    if ('reference_upload_id' in body) return accepted(await animateFromVideo(actor, params.id, body));
    if ('prompt' in body) return accepted(await animate(actor, params.id, body));
    return created(await create(actor, params.id, body));
  }),
);
