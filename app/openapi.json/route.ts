import { openApiDocument } from '@/lib/contract/openapi';
import { textAnswer } from '@/lib/server/docs/answers';
import { env } from '@/lib/server/env';

let document: string | undefined;

/** Serves the OpenAPI document at the root of the site as well, where tools look for it. */
export function GET(): Response {
  return textAnswer((document ??= JSON.stringify(openApiDocument(env().appUrl))), 'application/json');
}
