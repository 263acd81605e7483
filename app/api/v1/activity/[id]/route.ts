import { getActivity } from '@/lib/contract/activity';
import { getActivity as get } from '@/lib/server/activity/get';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getActivity, async ({ actor, params }) => ok(await get(actor, params.id))),
);
