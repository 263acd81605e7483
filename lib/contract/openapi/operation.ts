import type { z } from 'zod';
import { ACCESS, accessRule } from '../access';
import type { Answer, Endpoint } from '../endpoint';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '../errors';
import { PRICES } from '../prices';
import { isSchema, refTo, type JsonObject, type Schemas } from './schemas';
import { parametersOf } from './parameters';

/** An operation's short name: that of its endpoint, or the words of its id. */
function titleOf({ id, title }: Pick<Endpoint, 'id' | 'title'>): string {
  if (title) return title;
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An endpoint as an operation of the document. */
export function operationOf(endpoint: Endpoint, schemas: Schemas): JsonObject {
  const { id, summary, tag, body, form, access, prices, result } = endpoint;
  const responses = { ...answersOf(endpoint, schemas), ...failuresOf(endpoint, schemas) };
  return {
    operationId: id,
    summary: titleOf(endpoint),
    description: summary,
    tags: [tag],
    security: securityOf(endpoint),
    'x-access': access,
    ...(prices ? { 'x-credits': Object.fromEntries(prices.map((action) => [action, PRICES[action].credits])) } : {}),
    ...(result ? { 'x-job-result': { $ref: refTo(schemas.nameOf(result)) } } : {}),
    parameters: parametersOf(endpoint, schemas),
    ...(body
      ? {
          requestBody: {
            required: !body.safeParse({}).success,
            content: {
              ...(form ? as('multipart/form-data', form, schemas) : {}),
              ...requestOf(endpoint, body, schemas),
            },
          },
        }
      : {}),
    responses,
  };
}

const as = (type: string, schema: z.ZodType, schemas: Schemas) => ({
  [type]: { schema: { $ref: refTo(schemas.nameOf(schema)) } },
});

function requestOf({ examples }: Endpoint, body: z.ZodType, schemas: Schemas): JsonObject {
  const entries = Object.entries(examples ?? {}).map(([title, value], index) => [
    `example${index + 1}`,
    { summary: title, value },
  ]);
  const { 'application/json': media } = as('application/json', body, schemas);
  return { 'application/json': { ...media, ...(entries.length > 0 ? { examples: Object.fromEntries(entries) } : {}) } };
}

function answersOf({ returns }: Endpoint, schemas: Schemas): JsonObject {
  return Object.fromEntries(
    Object.entries(returns).map(([status, answer]) => [
      status,
      { description: MEANINGS[status] ?? 'Done.', content: contentOf(answer, schemas) },
    ]),
  );
}

const MEANINGS: Record<string, string> = {
  201: 'Created.',
  202: 'Accepted: the work goes on in the background.',
  206: 'A part of the bytes.',
  302: 'The bytes are at the address in `Location`.',
};

function contentOf(answer: Answer, schemas: Schemas): JsonObject {
  if (isSchema(answer)) return as('application/json', answer, schemas);
  if (answer.kind === 'stream') {
    const name = schemas.nameOf(answer.event);
    return {
      'text/event-stream': {
        schema: {
          type: 'string',
          description: `Server-sent events; each data line is a ${name}.`,
          contentMediaType: 'application/json',
          contentSchema: { $ref: refTo(name) },
        },
      },
    };
  }
  return Object.fromEntries(answer.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function failuresOf(endpoint: Endpoint, schemas: Schemas): JsonObject {
  return Object.fromEntries(
    Object.entries(errorsOf(endpoint)).map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: as('application/json', ErrorBody, schemas) },
    ]),
  );
}

function securityOf({ access }: Endpoint): JsonObject[] {
  const { role, keys, links } = accessRule(access);
  const known = keys ? [{ apiKey: [] }, { session: [] }] : [{ session: [] }];
  return role === null || links ? [{}, ...known] : known;
}

/**
 * The error codes that an endpoint can answer, by status: those that its declaration implies and those that it lists.
 */
function errorsOf(endpoint: Endpoint): Record<string, ErrorCode[]> {
  const { path, access, query, body, method, prices, ifMatch, errors = [] } = endpoint;
  const { role, keys } = ACCESS[access];
  const rules: [ErrorCode, boolean][] = [
    ['invalid_request', Boolean(query ?? body)],
    ['invalid_json', Boolean(body)],
    ['unauthorized', true],
    ['insufficient_credits', prices !== undefined],
    ['forbidden', role !== null],
    ['session_required', !keys],
    ['csrf_failed', method !== 'GET'],
    ['not_found', path.includes('{')],
    ['conflict', ifMatch !== undefined],
    ['rate_limited', true],
    ['internal', true],
  ];
  const codes = new Set([...rules.flatMap(([code, holds]) => (holds ? [code] : [])), ...errors]);
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of codes) (byStatus[ERROR_STATUS[code]] ??= []).push(code);
  return byStatus;
}
