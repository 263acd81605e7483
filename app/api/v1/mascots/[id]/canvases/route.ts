import { createCanvas, listCanvases } from '@/lib/contract/canvas';
import { createCanvas as create } from '@/lib/server/canvases/create';
import { listCanvases as list } from '@/lib/server/canvases/list';
import { methods } from '@/lib/server/http/methods';
import { created, ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(listCanvases, async ({ actor, params }) => ok(await list(actor, params.id))),
  route(createCanvas, async ({ actor, params, body }) => created(await create(actor, params.id, body))),
);
