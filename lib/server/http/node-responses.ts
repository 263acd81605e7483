import { AsyncLocalStorage } from 'node:async_hooks';
import type { Writable } from 'node:stream';
import { env } from '../env';
import type { Incoming } from './arrival';

/** A response of Node's server. */
export interface NodeResponse extends Writable {
  readonly headersSent: boolean;
  hasHeader(name: string): boolean;
  appendHeader(name: string, value: string): unknown;
  setHeader(name: string, value: string): unknown;
  writeHead(status: number): unknown;
}

/** The internal header that names the Node response of a request. */
const RESPONSE_HEADER = 'node-response';

/** Node's responses that wait to be taken by a route, and a way to run without the context of their requests. */
interface NodeResponses {
  waiting: Map<string, NodeResponse>;
  /** The number of responses that were offered, the last one's name: callers cannot send the header. */
  offered: number;
  outside: (work: () => void) => void;
}

/** Kept on `globalThis`, because the pages and the server that passes them requests are separate bundles. */
const shared = globalThis as typeof globalThis & { liverigNodeResponses?: NodeResponses };

/** Offers responses to routes from now on. Call outside of any request. */
export function offerResponses(): void {
  shared.liverigNodeResponses ??= { waiting: new Map(), offered: 0, outside: AsyncLocalStorage.snapshot() };
}

/** The start of the addresses whose routes may take responses. */
const TAKEN_AT = '/api/v1/';

/**
 * Lets a route take this response. A function may not: its platform freezes it when Next has answered. Next alone
 * answers `HEAD` by the route of `GET`.
 */
export function offerResponse(request: Incoming & { method?: string }, response: NodeResponse): void {
  const { headers, method, url = '' } = request;
  delete headers[RESPONSE_HEADER];
  const responses = shared.liverigNodeResponses;
  if (!responses || method === 'HEAD' || !url.startsWith(TAKEN_AT) || env().functions) return;
  const { waiting } = responses;
  responses.offered += 1;
  const name = String(responses.offered);
  waiting.set(name, response);
  response.once('close', () => waiting.delete(name));
  headers[RESPONSE_HEADER] = name;
}

/** Takes the Node response of a request; null where none was offered, or it is closed or has begun. */
export function takeResponse({ headers }: Request): NodeResponse | null {
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
