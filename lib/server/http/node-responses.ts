import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { env } from '../env';
import { randomToken } from '../crypto';
import type { Incoming } from './arrival';

/** The internal header that names the Node response of a request for an event stream. */
const RESPONSE_HEADER = 'node-response';

/** Node's responses that wait to be taken by a route, and a way to run without the context of their requests. */
interface NodeResponses {
  waiting: Map<string, ServerResponse>;
  outside: (work: () => void) => void;
}

/** Kept on `globalThis`, because the pages and the server that passes them requests are separate bundles. */
const shared = globalThis as typeof globalThis & { liverigNodeResponses?: NodeResponses };

/** Offers responses to routes from now on. Call outside of any request. */
export function offerResponses(): void {
  shared.liverigNodeResponses ??= { waiting: new Map(), outside: AsyncLocalStorage.snapshot() };
}

/**
 * Lets a route take this response if the request accepts an event stream. A function may not: its platform freezes it
 * when Next has answered.
 */
export function offerResponse(request: Incoming & { method?: string }, response: ServerResponse): void {
  const { headers, method } = request;
  delete headers[RESPONSE_HEADER];
  const isStream = method === 'GET' && String(headers.accept ?? '').includes('text/event-stream');
  if (!isStream || !shared.liverigNodeResponses || env().functions) return;
  const { waiting } = shared.liverigNodeResponses;
  const name = randomToken();
  waiting.set(name, response);
  response.once('close', () => waiting.delete(name));
  headers[RESPONSE_HEADER] = name;
}

/** Takes the Node response of a request; null where none was offered, or it is closed or has begun. */
export function takeResponse({ headers }: Request): ServerResponse | null {
  const name = headers.get(RESPONSE_HEADER) ?? '';
  const response = shared.liverigNodeResponses?.waiting.get(name);
  shared.liverigNodeResponses?.waiting.delete(name);
  return response && !response.headersSent && !response.destroyed ? response : null;
}

/** Runs `work` without the context of a request, which everything that it waits for would keep in memory. */
export function outsideOfRequests(work: () => void): void {
  if (shared.liverigNodeResponses) shared.liverigNodeResponses.outside(work);
  else work();
}
