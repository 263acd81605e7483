import { finishDirectUpload } from '@/lib/contract/direct-upload';
import { methods } from '@/lib/server/http/methods';
import { created } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { finishDirectUpload as finish } from '@/lib/server/uploads/direct';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(finishDirectUpload, async ({ actor, params, body, signal }) =>
    created(await finish(actor, params.id, body, signal)),
  ),
);
