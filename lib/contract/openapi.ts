import { z } from 'zod';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { AnimationClip } from '@/lib/core/clip/schema';
import { MascotSpec } from '@/lib/core/spec/schema';
import { ACCESS } from './access';
import { Account } from './account';
import { AnalyzeResult, Brand, MascotConcept } from './analyze';
import { Animation, ClipAnimationInput, PresetAnimationInput } from './animation';
import { Canvas, CanvasTemplate, GraphCanvasInput, TemplateCanvasInput } from './canvas';
import { Preset, Style } from './catalog';
import { CHECKED_APART } from './checked-apart';
import { Credits, Usage } from './credits';
import { PlayerBundle, ShareLink } from './embed';
import type { Answer, Endpoint } from './endpoint';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from './errors';
import { ExportInput } from './exports';
import { File } from './file';
import { Invite, ReceivedInvite } from './invite';
import { ENDPOINTS } from './index';
import { Job, JobEvent } from './job';
import { Key, NewKey } from './key';
import { NAMES } from './legacy';
import { DesignMascotInput, ImportMascotInput, Mascot, MascotPart, Version } from './mascot';
import { Member } from './member';
import { Provider } from './provider';
import { Session } from './session';
import { UploadFileInput, UploadUrlInput } from './upload';
import { Attempt, Delivery, NewWebhook, Webhook, WholeDelivery } from './webhook';
import { Seats, Workspace } from './workspace';

/** Schemas that stand under their own name in the document. */
const NAMED = {
  MascotSpec, AnimationClip, CanvasGraph, Mascot, MascotPart, Version, Animation, Canvas, CanvasTemplate, Job, JobEvent, File, Key, NewKey, Webhook, NewWebhook, Delivery, WholeDelivery, Attempt, Account, Session, Provider,
  Workspace, Seats, Member, Invite, ReceivedInvite,
  AnalyzeResult, Brand, MascotConcept, Credits, Usage, Preset, Style, PlayerBundle, ShareLink, DesignMascotInput, ImportMascotInput, PresetAnimationInput, ClipAnimationInput, TemplateCanvasInput, GraphCanvasInput, ExportInput, UploadFileInput, UploadUrlInput, ErrorBody,
};

type Json = Record<string, unknown>;

const VERSION = '3.1.0';
type OpenApiDocument = Json & { openapi: typeof VERSION };

const refTo = (name: string) => `#/components/schemas/${name}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isSchema = (answer: Answer): answer is z.ZodType => !('kind' in answer);

/** The OpenAPI 3.1 document of every endpoint, for a service at this origin. */
export function openApiDocument(origin: string): OpenApiDocument {
  const endpoints: Endpoint[] = Object.values(ENDPOINTS);
  const schemas = schemasOf(endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas);
  return {
    openapi: VERSION,
    info: { title: `${NAMES.product} API`, version: '1', description: 'Turns a prompt, an image or a spec into a mascot: a rigged vector character that moves, exports and runs live.' },
    servers: [{ url: `${origin}/api/v1` }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: `An API key, \`${NAMES.keyPrefix}…\`` },
        session: { type: 'apiKey', in: 'cookie', name: `${origin.startsWith('https:') ? NAMES.secureCookiePrefix : ''}${NAMES.sessionCookie}`, description: 'A signed-in browser' },
      },
    },
  };
}

interface Schemas {
  components: Record<string, Json>;
  queries: Map<string, Json>;
  nameOf(schema: z.ZodType): string;
}

function schemasOf(endpoints: Endpoint[]): Schemas {
  const registry = z.registry<{ id: string }>();
  const add = (schema: z.ZodType, name: string) => {
    if (!registry.has(schema)) registry.add(schema, { id: z.globalRegistry.get(schema)?.id ?? name });
  };
  for (const [name, schema] of Object.entries(NAMED)) add(schema, name);
  for (const { id, query, body, form, returns, result } of endpoints) {
    if (query) registry.add(query, { id: `${id}.query` });
    if (body) add(body, `${capital(id)}Input`);
    if (form) add(form, `${capital(id)}Form`);
    if (result) add(result, `${capital(id)}Outcome`);
    for (const [status, answer] of Object.entries(returns)) {
      if (isSchema(answer)) add(answer, `${capital(id)}Result${status === '200' ? '' : status}`);
      else if (answer.kind === 'stream') add(answer.event, `${capital(id)}Event`);
    }
  }
  const all: Record<string, Json> = z.toJSONSchema(registry, { uri: refTo, unrepresentable: 'any', metadata: z.registry(), override: simplify }).schemas;
  const plain = Object.entries(all).map(([name, schema]) => [name, withoutAddress(schema)] as const);
  return {
    components: Object.fromEntries(plain.filter(([name]) => !name.endsWith('.query'))),
    queries: new Map(plain.filter(([name]) => name.endsWith('.query'))),
    nameOf: (schema) => registry.get(schema)?.id ?? '',
  };
}

/** A schema without the dialect and address that stand for the whole document. */
function withoutAddress(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== '$id'));
}

/** Leaves out what says nothing to a reader: patterns of timestamps and the bounds of every integer. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'email') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const apart = CHECKED_APART[String(z.globalRegistry.get(zodSchema)?.id)];
  if (apart) jsonSchema.$ref = refTo(apart.name);
}

function operationOf(endpoint: Endpoint, schemas: Schemas): Json {
  const { id, summary, tag, body, form } = endpoint;
  const as = (type: string, schema: z.ZodType) => ({ [type]: { schema: { $ref: refTo(schemas.nameOf(schema)) } } });
  const json = (schema: z.ZodType) => as('application/json', schema);
  const answers = Object.entries(endpoint.returns).map(([status, answer]) => [status, { description: status === '202' ? 'Accepted' : 'Done', content: contentOf(answer, json, schemas), ...(endpoint.result && status === '202' ? { 'x-result': { $ref: refTo(schemas.nameOf(endpoint.result)) } } : {}) }]);
  const errors = Object.entries(errorsOf(endpoint)).map(([status, codes]) => [status, { description: codes.join(', '), content: json(ErrorBody) }]);
  return {
    operationId: id, summary, tags: [tag], security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas),
    ...(body ? { requestBody: { required: !body.safeParse({}).success, content: { ...(form ? as('multipart/form-data', form) : {}), ...json(body) } } } : {}),
    responses: Object.fromEntries([...answers, ...errors]),
  };
}

function contentOf(answer: Answer, json: (schema: z.ZodType) => Json, schemas: Schemas): Json {
  if (isSchema(answer)) return json(answer);
  if (answer.kind === 'stream') return { 'text/event-stream': { schema: { type: 'string', description: `Events; each data line is a ${schemas.nameOf(answer.event)}` }, 'x-event': { $ref: refTo(schemas.nameOf(answer.event)) } } };
  return Object.fromEntries(answer.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function parametersOf({ id, path, method, access }: Endpoint, schemas: Schemas): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const query = (schemas.queries.get(`${id}.query`) ?? {}) as { properties?: Record<string, Json>; required?: string[] };
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', required: query.required?.includes(name) ?? false, schema })),
    ...(method === 'POST' && access !== 'public' ? [{ name: NAMES.idempotencyHeader, in: 'header', required: false, schema: { type: 'string', maxLength: 255 }, description: 'Makes a repeated request safe for 24 hours' }] : []),
    ...(ACCESS[access].role === null ? [] : [{ name: NAMES.workspaceHeader, in: 'header', required: false, schema: { type: 'string' }, description: 'The workspace that a session acts on' }]),
  ];
}

function securityOf({ access }: Endpoint): Json[] {
  const { role, keys } = ACCESS[access];
  const known = keys ? [{ apiKey: [] }, { session: [] }] : [{ session: [] }];
  return role === null ? [{}, ...known] : known;
}

/** The error codes that an endpoint can answer by its declaration, by status; use-cases add to those of 402, 409 and 410. */
function errorsOf({ path, access, query, body, method }: Endpoint): Record<string, ErrorCode[]> {
  const codes: ErrorCode[] = ['unauthorized', 'rate_limited', 'internal'];
  if (query || body) codes.push('invalid_request');
  if (body) codes.push('invalid_json');
  if (path.includes('{')) codes.push('not_found');
  if (method !== 'GET') codes.push('csrf_failed');
  if (access !== 'member') codes.push('forbidden');
  if (!ACCESS[access].keys) codes.push('session_required');
  if (method !== 'GET' && /^\/(?:mascots|analyze)/.test(path)) codes.push('insufficient_credits');
  if (method !== 'GET' && path.startsWith('/mascots')) codes.push('not_ready');
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of codes) (byStatus[ERROR_STATUS[code]] ??= []).push(code);
  return byStatus;
}
