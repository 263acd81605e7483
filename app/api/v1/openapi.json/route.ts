import { getOpenApi } from '@/lib/contract/catalog';
import { openApiDocument } from '@/lib/contract/openapi';
import { env } from '@/lib/server/env';
import { methods } from '@/lib/server/http/methods';
import { ok } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

let document: ReturnType<typeof openApiDocument> | undefined;

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getOpenApi, () => ok((document ??= openApiDocument(env().appUrl)))),
);
