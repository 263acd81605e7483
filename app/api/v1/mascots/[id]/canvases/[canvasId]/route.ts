import { deleteCanvas, updateCanvas } from '@/lib/contract/canvas';
import { removeCanvas } from '@/lib/server/canvases/remove';
import { updateCanvas as update } from '@/lib/server/canvases/update';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(updateCanvas, async ({ actor, params, body, expected }) =>
    ok(await update(actor, params.id, params.canvasId, body, expected)),
  ),
  route(deleteCanvas, async ({ actor, params }) => ok(await removeCanvas(actor, params.id, params.canvasId))),
);
