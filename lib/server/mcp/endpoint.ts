import * as streamable from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { UNKNOWN } from '@/lib/core/sentences';
import { env } from '../env';
import { isLoopbackName } from '../addresses/hosts';
import { withBodyRoom } from '../body-room';
import { callerWithKey, keyIn, unauthorized } from '../http/authenticate';
import { readBytes } from '../http/body-bytes';
import { codeOf, failure } from '../http/failure';
import type { MethodHandlers } from '../http/methods';
import { observed, type Observation } from '../http/observe';
import { withOrigin } from '../http/origin';
import { MOST_JSON, mostBytesOf } from '../http/read';
import { jsonResponse } from '../http/respond';
import { storageProblems } from '../http/storable';
import { looksLikeKey } from '../keys/text';
import { mcpServer, type Visit } from './server';

type Headers = Record<string, string>;

const ALLOW = 'POST, OPTIONS';
/** The limit of the MCP transport. */
const MAX_BATCH_MESSAGES = 100;

/** Pages of every origin may call: only a key admits, which no browser sends by itself, and cookies are ignored. */
const OPEN: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Mcp-Session-Id, Mcp-Protocol-Version, WWW-Authenticate, Retry-After, RateLimit-Limit, RateLimit-Remaining, ' +
    `RateLimit-Reset, ${NAMES.requestIdHeader}`,
};
const ASKING: Headers = {
  ...OPEN,
  Allow: ALLOW,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
};

const headersOf = ({ requestId }: Observation): Headers => ({ [NAMES.requestIdHeader]: requestId, ...OPEN });

/** The route's name in logs and metrics: without the query, which may hold a key. */
const ROUTE = '/api/mcp';

/**
 * The methods of the MCP address (specification: Authentication): one exchange a POST, no session, no stream of events.
 */
export const mcpMethods: MethodHandlers = {
  GET: refuse,
  POST: answer,
  PATCH: refuse,
  PUT: refuse,
  DELETE: refuse,
  OPTIONS: tell,
};

function tell(request: Request): Promise<Response> {
  return observed(ROUTE, request, (seen) =>
    Promise.resolve(new Response(null, { status: 204, headers: { ...headersOf(seen), ...ASKING } })),
  );
}

function refuse(request: Request): Promise<Response> {
  const { method } = request;
  const error = new ApiError(
    'invalid_request',
    `${method} is not possible here; allowed: ${ALLOW}.`,
    null,
    { Allow: ALLOW },
    405,
  );
  return observed(ROUTE, request, (seen) => {
    seen.code = error.code;
    return Promise.resolve(failure(error, headersOf(seen)));
  });
}

/** Answers the messages of one POST: authentication, input, then the protocol. Never throws. */
function answer(request: Request): Promise<Response> {
  return observed(ROUTE, request, async (seen) => {
    const headers = headersOf(seen);
    try {
      refuseRebound(request.headers.get('origin'));
      const key = keyOf(request);
      const { actor, headers: limits } = await callerWithKey(key);
      seen.actor = actor;
      Object.assign(headers, limits);
      return await withBodyRoom(actor.workspaceId, mostBytesOf({}, request), request.signal, async (isAwaited) => {
        const bytes = await readBytes(request, MOST_JSON, isAwaited);
        const said = parse(bytes);
        const fault = faultIn(said);
        if (fault) return jsonResponse(400, { jsonrpc: '2.0', error: fault, id: null }, headers);
        await countRest(key, said);
        return withHeaders(
          await exchange(request, said, {
            actor: withOrigin(actor, request, seen, true),
            requestId: seen.requestId,
            bytes: bytes.byteLength,
            signal: request.signal,
            streams: wantsProgress(said),
          }),
          headers,
        );
      });
    } catch (error) {
      seen.code = codeOf(error);
      return failure(error, headers);
    }
  });
}

/**
 * The key of a request: in the Authorization header, or in `key` for clients that cannot set one. Throws
 * `unauthorized`.
 */
function keyOf({ headers, url }: Request): string {
  const authorization = headers.get('authorization');
  if (authorization !== null) return keyIn(authorization);
  const key = new URL(url).searchParams.get('key');
  if (key !== null && looksLikeKey(key)) return key;
  throw unauthorized('Send an API key as "Authorization: Bearer <key>", or where no header can be set as ?key=<key>.');
}

const isHere = (hostname: string) => isLoopbackName(hostname) || hostname.endsWith('.localhost');

/** Throws `forbidden` for a page of another site that reaches a local service by DNS rebinding. */
function refuseRebound(origin: string | null): void {
  if (origin === null || !isHere(new URL(env().appUrl).hostname)) return;
  if (!URL.canParse(origin) || !isHere(new URL(origin).hostname))
    throw new ApiError(
      'forbidden',
      'This service is on one machine alone and takes no calls from pages of others. Set APP_URL to serve them.',
    );
}

const UNREADABLE = Symbol('no JSON');

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return UNREADABLE;
  }
}

/** Why a body is refused as a whole, as an error of the protocol; null where its messages may be answered. */
function faultIn(said: unknown): { code: ErrorCode; message: string } | null {
  if (said === UNREADABLE) return { code: ErrorCode.ParseError, message: 'The body is not valid JSON.' };
  const dropped = storageProblems(said).find(({ message }) => message === UNKNOWN);
  // The protocol's schemas would drop such a field without a word.
  if (dropped) return { code: ErrorCode.InvalidParams, message: `${dropped.path}: ${dropped.message}` };
  if (hasTwins(said)) return { code: ErrorCode.InvalidRequest, message: 'Two requests of a batch have the same id.' };
  return null;
}

/** Whether requests of a batch share an id: only one of them would be answered, and the others perhaps paid. */
function hasTwins(said: unknown): boolean {
  if (!Array.isArray(said)) return false;
  const ids = (said as (Message | null)[]).flatMap((message) => (message?.method === undefined ? [] : [message.id]));
  const given = ids.filter((id) => id !== undefined);
  return new Set(given).size < given.length;
}

/** Counts each further message of a batch as a request. Throws `rate_limited`. */
async function countRest(key: string, said: unknown): Promise<void> {
  if (!Array.isArray(said) || said.length > MAX_BATCH_MESSAGES) return;
  await Promise.all(said.slice(1).map(() => callerWithKey(key)));
}

interface Message {
  id?: unknown;
  method?: unknown;
  params?: { name?: unknown; _meta?: { progressToken?: unknown } };
}

/** Whether a message asks for progress, which a plain JSON answer cannot carry. */
function wantsProgress(said: unknown): boolean {
  const messages = (Array.isArray(said) ? said : [said]) as (Message | null)[];
  return messages.some((message) => {
    const { name, _meta: meta } = message?.params ?? {};
    return name === 'wait_for_job' && meta?.progressToken !== undefined;
  });
}

async function exchange(request: Request, said: unknown, visit: Visit): Promise<Response> {
  const transport = new streamable.WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: !visit.streams,
  });
  await mcpServer(visit).connect(transport);
  return transport.handleRequest(request, { parsedBody: said });
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}
