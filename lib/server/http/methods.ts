import type { Method } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { newId } from '../db/ids';
import { authenticate } from './authenticate';
import { failure } from './failure';
import { askingHeaders, openHeaders } from './open';
import type { Context, Route } from './route';

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

type Answer = (request: Request, context: Context) => Promise<Response>;

/** What a route file exports. */
export type Handlers = Record<Method | 'OPTIONS', Answer>;

/**
 * The routes of one path by method; every other method is answered 405 with those allowed. `OPTIONS` tells them too, and of other
 * origins only where what is read is open: a key is no thing for a web page, so a browser that asks before another call from elsewhere is not encouraged.
 */
export function methods(...routes: Route[]): Handlers {
  const allow = [...METHODS.filter((method) => routes.some((route) => route.method === method)), 'OPTIONS'].join(', ');
  const open = routes.some((route) => route.open);
  const refuse = refusal(openHeaders(open), ({ method }) => new ApiError('invalid_request', `${method} is not possible here; allowed: ${allow}.`, null, { Allow: allow }, 405));
  const tell = async () => new Response(null, { status: 204, headers: { Allow: allow, [NAMES.requestIdHeader]: newId('request'), ...askingHeaders(open) } });
  return { ...handlers<Answer>((method) => routes.find((route) => route.method === method) ?? refuse), OPTIONS: tell };
}

/** What answers every address that the API does not have: 404 with the error body. */
export function nothingHere(): Record<keyof Handlers, (request: Request) => Promise<Response>> {
  const none = refusal({}, () => new ApiError('not_found', 'There is nothing at this address.'));
  return { ...handlers(() => none), OPTIONS: none };
}

function handlers<H>(handlerOf: (method: Method) => H): Record<Method, H> {
  return { GET: handlerOf('GET'), POST: handlerOf('POST'), PATCH: handlerOf('PATCH'), PUT: handlerOf('PUT'), DELETE: handlerOf('DELETE') };
}

/** Answers whatever is asked with an error: a key is counted and told how it stands, as by a route. */
function refusal(always: Record<string, string>, errorFor: (request: Request) => ApiError): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers: Record<string, string> = { [NAMES.requestIdHeader]: newId('request'), ...always };
    try {
      Object.assign(headers, (await authenticate(request)).headers);
      return failure(errorFor(request), headers);
    } catch (error) {
      return failure(error, headers);
    }
  };
}
