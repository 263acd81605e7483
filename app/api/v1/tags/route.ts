import { listTags } from '@/lib/contract/tag';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { listTags as list } from '@/lib/server/mascots/tags';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listTags, async ({ actor }) => ok(await list(actor))),
);
