import { replaceTags } from '@/lib/contract/tag';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { replaceTags as replace } from '@/lib/server/mascots/tags';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(replaceTags, async ({ actor, params, body }) => ok(await replace(actor, params.id, body.tags))),
);
