import { listTrash } from '@/lib/contract/trash';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { trash } from '@/lib/server/mascots/trash';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listTrash, async ({ actor }) => ok(await trash(actor))),
);
