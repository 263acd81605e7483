import { createVariant } from '@/lib/contract/mascot-edit';
import { createVariant as create } from '@/lib/server/mascots/edit';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(createVariant, async ({ actor, params, body }) => accepted(await create(actor, params.id, body))),
);
