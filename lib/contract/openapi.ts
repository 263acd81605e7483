import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './index';
import { NAMES } from './legacy';
import { operationOf } from './openapi/operation';
import { schemasOf, type JsonObject } from './openapi/schemas';
import { TAGS } from './openapi/tags';
import { webhooksOf } from './openapi/webhooks';

const VERSION = '3.1.0';
/** An OpenAPI document. */
export type OpenApiDocument = JsonObject & { openapi: typeof VERSION };

const DESCRIPTION = `Turns a prompt, a picture or a spec into a mascot: a rigged vector character that moves, exports \
and runs live.

Every failure has the body \`{"error": {"code, message, details"}}\`; branch on \`code\`. Slow work answers a job: \
wait for it with \`GET /jobs/{id}?wait=60\`, watch its events, or be told by a webhook.`;

/** The OpenAPI 3.1 document of every endpoint and every webhook event, for a service at this origin. */
export function openApiDocument(origin: string): OpenApiDocument {
  const endpoints: Endpoint[] = Object.values(ENDPOINTS);
  const schemas = schemasOf(endpoints);
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas);
  return {
    openapi: VERSION,
    info: {
      title: `${NAMES.product} API`,
      version: '1',
      description: DESCRIPTION,
      contact: { name: NAMES.product, url: `${origin}/docs` },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        url: '{origin}/api/v1',
        description: 'This service.',
        variables: { origin: { default: origin, description: 'Where the service is.' } },
      },
    ],
    externalDocs: { description: 'Guides', url: `${origin}/docs` },
    tags: tagsOf(endpoints),
    paths,
    webhooks: webhooksOf(schemas),
    components: {
      schemas: schemas.components,
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, \`${NAMES.keyPrefix}…\`, which acts on its workspace.`,
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: `${origin.startsWith('https:') ? NAMES.secureCookiePrefix : ''}${NAMES.sessionCookie}`,
          description: 'A signed-in browser.',
        },
      },
    },
  };
}

/** The tags of these endpoints with their descriptions. */
function tagsOf(endpoints: readonly Endpoint[]): JsonObject[] {
  const used = new Set(endpoints.map(({ tag }) => tag));
  const known = Object.keys(TAGS).filter((name) => used.has(name));
  const others = [...used].filter((name) => !(name in TAGS));
  return [...known, ...others].map((name) => ({ name, description: TAGS[name] ?? name }));
}
