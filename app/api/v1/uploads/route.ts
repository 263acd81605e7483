import { createUpload } from '@/lib/contract/upload';
import { methods } from '@/lib/server/http/methods';
import { created } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';
import { createUpload as create } from '@/lib/server/uploads/create';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(createUpload, async ({ actor, body, signal }) => created(await create(actor, body, signal))),
);
