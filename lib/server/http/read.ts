import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { TOO_LARGE } from '@/lib/contract/upload';
import { checkBy } from '@/lib/core/issues';
import { problemLines } from '@/lib/core/problem';
import { sha256 } from '../crypto';
import { readBytes } from './body-bytes';
import { isMultipart, MAX_FORM_BYTES, readForm } from './multipart';
import { unkeepableIn } from './unkeepable';

/** The largest JSON body in bytes: a spec at its budget of drawings, escaped, with room to spare. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** What is said of a larger one. */
export const BODY_TOO_LARGE = 'The body may be at most 8 MB.';

/** Path parameters by the contract's names: a folder has them in kebab-case. One that no identifier could be is answered like a resource that does not exist. */
export function readParams(params: Record<string, string | string[]> | undefined): Record<string, string> {
  // Next gives a path without parameters none at all.
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => {
    if (typeof value !== 'string' || !/^[\w.~-]{1,1000}$/.test(value)) throw new ApiError('not_found', 'There is nothing at this address.');
    return [name.replaceAll('-', '_'), value];
  }));
}

/** The query by its schema; null-free, and no name twice. Without a schema the query is not looked at. */
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

/** What a request says in its body, checked, and the hash that tells it from another body, made where it is asked for. */
export interface Said {
  body: unknown;
  hash(): string;
}

/** Reads a body by the endpoint's schemas: as a form where it takes one and is sent one, else as JSON of at most 8 MB. */
export async function readSaid({ body, form }: Pick<Endpoint, 'body' | 'form'>, request: Request): Promise<Said> {
  if (form && isMultipart(request)) {
    const { fields, hash } = readForm(request, await readBytes(request, MAX_FORM_BYTES, TOO_LARGE));
    return { body: check(form, fields), hash };
  }
  const bytes = await readBytes(request, MAX_BODY_BYTES, BODY_TOO_LARGE);
  return { body: readBody(body, bytes), hash: () => sha256(bytes) };
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
  const unkeepable = unkeepableIn(value);
  if (unkeepable.length > 0) throw invalid(problemLines(unkeepable));
  const checked = checkBy(schema, value);
  if (checked.ok) return checked.value;
  throw invalid(problemLines(checked.problems));
}

const invalid = (details: string[]) => new ApiError('invalid_request', 'The request is invalid.', details);
