import { ApiError, type ErrorBody } from '@/lib/contract/errors';
import { isIdempotencyKey, KEY_BOUNDS } from '@/lib/contract/idempotency';
import { KEY_ARGUMENT, takesKey } from '@/lib/contract/tool';
import { TOOLS, type ToolName } from '@/lib/contract/tools';
import { sha256 } from '../crypto';
import { once } from '../http/idempotency';
import type { ToolCaller } from './calls';
import type { CallOutcome } from './outcome';

const REPEATED = 'This call was made before with this idempotency_key: here is its first answer, without pictures.';

/** The arguments of a call without its idempotency key, and the key. */
interface Split {
  key: string | null;
  rest: Record<string, unknown>;
}

/** Takes the idempotency key out of a call's arguments. Throws `invalid_request` for one that cannot be stored. */
export function withoutKey(tool: ToolName, given: Record<string, unknown>): Split {
  const { [KEY_ARGUMENT]: key, ...rest } = given;
  if (key === undefined || !takesKey(TOOLS[tool])) return { key: null, rest: given };
  if (typeof key === 'string' && isIdempotencyKey(key)) return { key, rest };
  throw new ApiError('invalid_request', 'The request is invalid.', [`${KEY_ARGUMENT}: This must be ${KEY_BOUNDS}.`]);
}

/**
 * Performs a call once for an idempotency key, by the rules of REST. A repeated call gets the first answer, or the
 * first refusal. Throws `invalid_request` where the key belongs to another call or to a request of REST.
 */
export async function performOnce(
  tool: ToolName,
  { actor, signal }: ToolCaller,
  key: string,
  parsed: unknown,
  perform: () => Promise<CallOutcome>,
): Promise<CallOutcome> {
  const bodyHash = sha256(JSON.stringify(parsed));
  let made: CallOutcome | null = null;
  const reply = await once(actor, { key, name: `tool ${tool}`, bodyHash, signal }, async () => {
    made = await perform();
    // Pictures are large, and links hold tokens: neither is stored.
    return { kind: 'json' as const, status: 200, body: { answer: made.answer, next: made.next } };
  });
  return made ?? replayed(reply.status, reply.body);
}

/** A stored answer as an outcome; throws a stored refusal. */
function replayed(status: number, body: unknown): CallOutcome {
  if (status >= 400) {
    const { code, message, details } = (body as ErrorBody).error;
    throw new ApiError(code, message, details, {}, status);
  }
  const { answer, next } = body as Pick<CallOutcome, 'answer' | 'next'>;
  return { answer, next: next ? `${REPEATED} ${next}` : REPEATED, replayed: true };
}
