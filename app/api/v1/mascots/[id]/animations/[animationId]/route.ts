import { deleteAnimation, getAnimation, replaceAnimation } from '@/lib/contract/animation';
import { getAnimation as get } from '@/lib/server/animations/get';
import { removeAnimation } from '@/lib/server/animations/remove';
import { replaceAnimation as replace } from '@/lib/server/animations/replace';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getAnimation, async ({ actor, params }) => ok(await get(actor, params.id, params.animationId))),
  route(replaceAnimation, async ({ actor, params, body, expected }) =>
    ok(await replace(actor, params.id, params.animationId, body, expected)),
  ),
  route(deleteAnimation, async ({ actor, params }) => ok(await removeAnimation(actor, params.id, params.animationId))),
);
