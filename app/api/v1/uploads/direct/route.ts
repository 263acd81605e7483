import { createDirectUpload } from '@/lib/contract/direct-upload';
import { methods } from '@/lib/server/http/methods';
import { created } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createDirectUpload as create } from '@/lib/server/uploads/direct';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(createDirectUpload, async ({ actor, body }) => created(await create(actor, body))),
);
