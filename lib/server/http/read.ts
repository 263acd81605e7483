import type { z } from 'zod';
import { ApiError } from '@/lib/contract/errors';
import { checkBy } from '@/lib/core/issues';
import { problemLines } from '@/lib/core/problem';
import { unkeepableIn } from './unkeepable';

/** The largest JSON body in bytes: a spec at its budget of drawings, escaped, with room to spare. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

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

/** The bytes of a request's body, at most 8 MB. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = request.body.getReader(); ;) {
    const { value, done } = await reader.read().catch(cutOff);
    if (done) return Buffer.concat(chunks, size);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(value);
  }
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
/** A caller who goes away within a request is no fault of ours. */
function cutOff(): never {
  throw invalid(['The body was cut off.']);
}

const tooLarge = () => invalid(['The body may be at most 8 MB.']);
