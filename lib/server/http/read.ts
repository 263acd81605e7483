import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { isId, kindAt } from '@/lib/contract/ids';
import { TOO_LARGE } from '@/lib/contract/upload';
import { checkBy } from '@/lib/core/issues';
import { problemLines } from '@/lib/core/problem';
import { isDotSegment, isSegment } from '@/lib/core/segment';
import { sha256 } from '../crypto';
import type { IsAwaited } from '../shared-room';
import { invalidBody, readBytes } from './body-bytes';
import { nothingHere } from './failure';
import { isMultipart, MAX_FORM_BYTES, readForm } from './multipart';
import { storageProblems } from './storable';

/** The largest JSON body: the largest spec, escaped, with room to spare. */
export const MOST_JSON = { maxBytes: 8 * 1024 * 1024, tooLarge: 'The body may be at most 8 MB.' };
/** The largest body of an endpoint that needs no key and no session: anybody may send many at once. */
const MOST_PUBLIC = { maxBytes: 16 * 1024, tooLarge: 'The body may be at most 16 kB.' };
const MOST_FORM = { maxBytes: MAX_FORM_BYTES, tooLarge: TOO_LARGE };
const NOT_JSON = 'The body must be JSON, sent with the header "Content-Type: application/json".';
const NEITHER_JSON_NOR_FORM =
  'The body must be JSON, sent with the header "Content-Type: application/json", ' +
  'or a form of the type multipart/form-data.';

/**
 * The path's parameters by the contract's names. Throws `not_found` for an id of a wrong form, `invalid_request` for
 * `.` and `..`.
 */
export function readParams(
  path: string,
  params: Record<string, string | string[]> | undefined,
): Record<string, string> {
  // Next passes undefined for a path without parameters.
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([folder, value]) => {
      const name = folder.replaceAll('-', '_');
      if (typeof value !== 'string') throw nothingHere();
      if (isDotSegment(value)) throw invalid([`${name}: This is no identifier.`]);
      const kind = kindAt(path, name);
      if (!(kind ? isId(kind, value) : isSegment(value))) throw nothingHere();
      return [name, value];
    }),
  );
}

/** The query by its schema, in which no name may stand twice; without a schema the query is ignored. */
export function readQuery(schema: z.ZodType | undefined, url: string): unknown {
  if (!schema) return {};
  const mark = url.indexOf('?');
  if (mark < 0) return check(schema, {});
  const values = new URLSearchParams(url.slice(mark));
  const names = [...values.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw invalid([`${twice}: This may be given once.`]);
  return check(schema, Object.fromEntries(values));
}

/**
 * The most bytes that a request's body may have: what its caller says, or the limit of `receiveBody`.
 */
export function mostBytesOf({ form }: { form?: Endpoint['form'] }, request: Request): number {
  const { headers } = request;
  const most = form && isMultipart(request) ? MAX_FORM_BYTES : MOST_JSON.maxBytes;
  const said = headers.get('content-length');
  return said === null ? (request.body ? most : 0) : Math.min(most, Number(said) || 0);
}

/** A validated body, and a hash of it that is computed on demand. */
export interface ReceivedBody {
  body: unknown;
  hash(): string;
}

/**
 * Reads a body by the endpoint's schemas, as a form or JSON of at most 8 MB, or 16 kB where anybody may call. Throws
 * `invalid_request` for a larger one and for another media type; `isAwaited` as for `readBytes`.
 */
export async function receiveBody(
  { access, body, form }: Pick<Endpoint, 'access' | 'body' | 'form'>,
  request: Request,
  isAwaited?: IsAwaited,
): Promise<ReceivedBody> {
  if (form && isMultipart(request)) {
    const { fields, hash } = readForm(request, await readBytes(request, MOST_FORM, isAwaited));
    return { body: check(form, fields), hash };
  }
  const bytes = await readBytes(request, access === 'public' ? MOST_PUBLIC : MOST_JSON, isAwaited);
  if (body && bytes.byteLength > 0 && !isJson(request)) throw invalidBody(form ? NEITHER_JSON_NOR_FORM : NOT_JSON);
  return { body: readBody(body, bytes), hash: () => sha256(bytes) };
}

/** Whether a request's media type is JSON. */
function isJson({ headers }: Request): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase() === 'application/json';
}

/** The JSON body by its schema; an empty body counts as `{}`. */
export function readBody(schema: z.ZodType | undefined, bytes: Uint8Array): unknown {
  if (!schema) return undefined;
  return check(schema, bytes.byteLength === 0 ? {} : parse(bytes));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('invalid_json', 'The request body is not valid JSON.');
  }
}

function check(schema: z.ZodType, value: unknown): unknown {
  const problems = storageProblems(value);
  if (problems.length > 0) throw invalid(problemLines(problems));
  const checked = checkBy(schema, value);
  if (checked.ok) return checked.value;
  throw invalid(problemLines(checked.problems));
}

const invalid = (details: string[]) => new ApiError('invalid_request', 'The request is invalid.', details);
