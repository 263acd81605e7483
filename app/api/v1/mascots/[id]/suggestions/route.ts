import { suggestAnimations } from '@/lib/contract/animation';
import { suggest } from '@/lib/server/animations/suggest';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(suggestAnimations, async ({ actor, params, body, request }) =>
    ok(await suggest(actor, params.id, body.use_case, request.signal)),
  ),
);
