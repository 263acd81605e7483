import { listActivity } from '@/lib/contract/activity';
import { listActivity as list } from '@/lib/server/activity/list';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listActivity, async ({ actor, query }) => ok(await list(actor, query))),
);
