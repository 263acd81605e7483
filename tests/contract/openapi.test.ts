import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract';
import { getOpenApi } from '@/lib/contract/catalog';
import type { Endpoint } from '@/lib/contract/endpoint';
import { openApiDocument } from '@/lib/contract/openapi';
import { DESCRIBED_EVENTS, EXAMPLE_SECRET, EXAMPLE_SIGNATURE } from '@/lib/contract/webhook-body';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhook-events';
import { verifyWebhook } from '@/lib/client/sdk/verify';
import { call } from '../support/http';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Record<string, unknown> }[];
  requestBody?: { required: boolean; content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Record<string, unknown> }> }>;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

const document = JSON.parse(JSON.stringify(openApiDocument('http://localhost:3000'))) as Document;
const operation = (id: string): Operation => {
  const found = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
};

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' ? [String(item)] : refsIn(item)));
}

/** The paths of all fields below a schema without a description; a reference has that of its target. */
function silentIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = value as { properties?: Record<string, { description?: string; $ref?: string }> };
  const silent = Object.entries(properties)
    .filter(([, { description, $ref }]) => !description && !$ref)
    .map(([name]) => `${path}.${name}`);
  return [
    ...silent,
    ...Object.entries(value).flatMap(([name, item]) =>
      silentIn(item, name === 'properties' ? path : `${path}.${name}`),
    ),
  ];
}

describe('the OpenAPI document', () => {
  test('has every endpoint under its path, method and statuses, and nothing more', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    expect(listed.sort()).toEqual(
      Object.values(ENDPOINTS)
        .map(({ id, method, path }) => `${id} ${method.toLowerCase()} ${path}`)
        .sort(),
    );
    for (const { id, returns } of Object.values(ENDPOINTS)) {
      for (const status of Object.keys(returns)) expect(operation(id).responses).toHaveProperty(status);
    }
  });

  test('has no dangling references and no unused schemas', () => {
    const refs = new Set(refsIn(document));
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    for (const ref of refs) expect(held).toContain(ref);
    expect(held.filter((name) => !refs.has(name))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/\$id|\$schema|__shared/);
  });

  test('has every path parameter, and queries with their types', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { parameters } of Object.values(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
        expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
      }
    }
    expect(operation('getJob').parameters).toContainEqual({
      name: 'wait',
      in: 'query',
      required: false,
      description: expect.any(String),
      schema: { type: 'integer', minimum: 0, maximum: 120 },
    });
  });

  test('refers to resources and inputs by name', () => {
    expect(operation('getMascot').responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Mascot' } },
    });
    expect(document.components.schemas.Mascot).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { spec: { $ref: '#/components/schemas/MascotSpec' } },
    });
    expect(document.components.schemas.SpecInput).toMatchObject({ $ref: '#/components/schemas/MascotSpec' });
    expect(operation('createKey').requestBody?.required).toBe(false);
    expect(operation('signIn').requestBody?.required).toBe(true);
  });

  test('has the security requirements and error responses of each endpoint', () => {
    expect(operation('listMascots').security).toEqual([{ apiKey: [] }, { session: [] }]);
    expect(operation('getAccount').security).toEqual([{ session: [] }]);
    expect(operation('listPresets').security).toContainEqual({});
    expect(operation('createKey').responses).toMatchObject({
      400: { description: 'invalid_request, invalid_json' },
      401: {},
      403: {},
      429: {},
      500: {},
    });
  });

  test('describes a file upload as a form, and its JSON alternative', () => {
    const { required, content } = operation('createUpload').requestBody ?? {};
    expect(required).toBe(true);
    expect(content).toEqual({
      'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadFileInput' } },
      'application/json': {
        schema: { $ref: '#/components/schemas/UploadUrlInput' },
        examples: { example1: { summary: 'From an address', value: { url: 'https://example.com/fox.png' } } },
      },
    });
    expect(document.components.schemas.UploadFileInput).toMatchObject({
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    });
    expect(
      Object.values(ENDPOINTS)
        .filter(({ form }) => form)
        .map(({ id }) => id),
    ).toEqual(['createUpload']);
  });

  test('has If-Match and 412 exactly on the saves that support it', () => {
    const takesIt = ({ id }: { id: string }) =>
      operation(id).parameters.some(({ name, in: place }) => place === 'header' && name === 'If-Match');
    const conditional = Object.values(ENDPOINTS).filter(takesIt);
    expect(conditional.map(({ id }) => id)).toEqual([
      'replaceSpec',
      'replaceSheet',
      'recolorMascot',
      'replaceAnimation',
      'updateCanvas',
    ]);
    for (const { id } of conditional) {
      expect(operation(id).responses).toMatchObject({ 412: { description: 'conflict' } });
    }
    expect(operation('updateMascot').responses).not.toHaveProperty('412');
  });

  test('describes responses of pictures and streams', () => {
    expect(Object.keys(operation('previewMascot').responses['200']?.content ?? {})).toEqual([
      'image/png',
      'image/svg+xml',
    ]);
    expect(Object.keys(operation('streamJobEvents').responses['200']?.content ?? {})).toEqual(['text/event-stream']);
  });

  test('describes every field and parameter', () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, schema]) => silentIn(schema, name));
    const unsaid = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, parameters }) =>
        parameters.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
      );
    expect([...silent, ...unsaid], 'Say it with .describe() or .meta() where the field is declared.').toEqual([]);
  });

  test('has valid examples of bodies', () => {
    for (const { id, body, examples } of Object.values(ENDPOINTS) as Endpoint[]) {
      for (const [title, example] of Object.entries(examples ?? {}))
        expect(body?.safeParse(example).error?.issues, `${id}: ${title}`).toBeUndefined();
    }
  });

  test('describes the result of a job and its cost', () => {
    expect(document.components.schemas.Job).toMatchObject({
      properties: {
        result: { anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/ExportResult' }, { type: 'null' }]) },
      },
    });
    expect(operation('createExport')).toMatchObject({ 'x-job-result': { $ref: '#/components/schemas/ExportResult' } });
    expect(operation('editMascot')).toMatchObject({
      'x-credits': { edit: 4 },
      responses: { 402: { description: 'insufficient_credits' }, 409: { description: 'not_ready' } },
    });
    expect(operation('createExport').responses).not.toHaveProperty('402');
  });

  test('describes the headers, body and responses of every webhook event', () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS]);
    for (const event of WEBHOOK_EVENTS) {
      const sent = document.webhooks[event]?.post;
      if (!sent) throw new Error(`Nothing is said of ${event}.`);
      const { parameters, requestBody, responses } = sent;
      expect(parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
        'header Service-Signature',
        'header Service-Delivery',
        'header MascotForge-Signature',
      ]);
      const { schema, examples } = (requestBody?.content['application/json'] ?? {}) as {
        schema?: { $ref: string };
        examples?: Record<string, { value: unknown }>;
      };
      expect(document.components.schemas[schema?.$ref.split('/').pop() ?? '']).toMatchObject({
        properties: { type: { const: event }, data: { $ref: '#/components/schemas/Job' } },
      });
      expect(DESCRIBED_EVENTS[event].body.safeParse(examples?.example1?.value).error?.issues).toBeUndefined();
      expect(Object.keys(responses)).toEqual(['2XX', 'default']);
    }
  });

  test('has an example of a delivery with a valid signature', async () => {
    const { example } = DESCRIBED_EVENTS['job.succeeded'];
    const event = await verifyWebhook({
      payload: JSON.stringify(example),
      signature: EXAMPLE_SIGNATURE,
      secret: EXAMPLE_SECRET,
      now: Date.parse(example.created_at),
    });
    expect(event).toEqual(example);
    const { WholeDelivery } = document.components.schemas;
    expect(WholeDelivery).toMatchObject({
      properties: { request: { properties: { body: { examples: [JSON.stringify(example)] } } } },
    });
  });

  test('is public', async () => {
    const { status, body } = await call(getOpenApi);
    expect(status).toBe(200);
    expect(body).toEqual(document);
  });
});
