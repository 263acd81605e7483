import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { ApiError } from '@/lib/contract/errors';
import { hasDotSegment, readableAddress } from '../addresses/readable';
import { ENCODING_HEADER } from '../precompressed';
import { runner } from '../jobs/runner';
import { arrive, type Incoming } from './arrival';
import { knownServers, type HttpServer } from './closing';
import { misdirected } from './host';
import { offerResponse, offerResponses } from './node-responses';
import { type FindPacked, packedFiles } from './packed-files';

/** A request of Node's server that has a method. */
type Received = Incoming & { method?: string };

/** The parts of a Node response that are used here. */
interface Answering {
  setHeader(name: string, value: number | string | readonly string[]): unknown;
}

/** The methods of routes. Next fails on others, such as `TRACE`. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The route that answers refused requests. */
const REFUSED_PATH = '/api/internal/refused';
/** The internal header that carries the reason of a refusal. */
export const REFUSED_HEADER = 'refused-because';

const REFUSALS = {
  host: misdirected,
  segment: () => new ApiError('invalid_request', 'A path may not have the segments "." and "..".'),
  method: (method: string) =>
    new ApiError(
      'invalid_request',
      `${method} is not possible here; allowed: ${METHODS.join(', ')}.`,
      null,
      { Allow: METHODS.join(', ') },
      405,
    ),
};

/** Gives the error of a refusal's reason; `not_found` for a request that was not refused. */
export function refusalFor(reason: string | null): ApiError {
  const [kind, method = ''] = (reason ?? '').split(' ');
  if (kind === 'host' || kind === 'segment') return REFUSALS[kind]();
  if (kind === 'method') return REFUSALS.method(method);
  return new ApiError('not_found', 'There is nothing at this address.');
}

/**
 * Gives the reason to refuse a request before Next reads it; null if it may continue. Leaves only trustworthy headers.
 */
function reasonOf(request: Received): string | null {
  const { method = '', url = '/' } = request;
  if (arrive(request)) return 'host';
  if (!METHODS.includes(method)) return `method ${method}`;
  return hasDotSegment(url) ? 'segment' : null;
}

/**
 * Checks a request and normalises it for Next; a refused one is rewritten to the route that answers refusals. Restores
 * `Content-Encoding`, which Next removes from the answers of routes.
 */
function receive(request: Received, response: Answering, findPacked: FindPacked): void {
  const reason = reasonOf(request);
  delete request.headers[REFUSED_HEADER];
  const packed =
    reason === null ? findPacked(request.url ?? '/', String(request.headers['accept-encoding'] ?? '')) : null;
  if (packed) {
    request.url = packed.url;
    for (const [name, value] of Object.entries(packed.headers)) response.setHeader(name, value);
  } else if (reason === null) request.url = readableAddress(request.url ?? '/');
  else {
    request.headers[REFUSED_HEADER] = reason;
    request.method = 'GET';
    request.url = REFUSED_PATH;
  }
  request.headers[ENCODING_HEADER] = request.headers['accept-encoding'] ?? '';
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name.toLowerCase() === ENCODING_HEADER ? 'Content-Encoding' : name, value);
}

/** The state belongs to the process and not to a bundle: development loads this module again after every change. */
const shared = globalThis as typeof globalThis & { liverigReceives?: boolean };

/**
 * Hooks `receive` into every HTTP server of this process from now on. While the process stops, each answer ends its
 * connection.
 */
export function receiveAll(): void {
  if (shared.liverigReceives) return;
  shared.liverigReceives = true;
  const findPacked = packedFiles();
  offerResponses();
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: Received;
      response: ServerResponse;
      server: HttpServer;
    };
    knownServers().add(server);
    if (runner().closing.signal.aborted) response.setHeader('Connection', 'close');
    offerResponse(request, response);
    receive(request, response, findPacked);
  });
}
