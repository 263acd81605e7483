import { createExport } from '@/lib/contract/exports';
import { createExport as create } from '@/lib/server/exports/create';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(createExport, async ({ actor, params, body }) => accepted(await create(actor, params.id, body))),
);
