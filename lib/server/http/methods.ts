import type { Method } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { newId } from '../db/ids';
import { failure } from './failure';
import type { Context, Route } from './route';

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** What a route file exports. */
export type Handlers = Record<Method, (request: Request, context: Context) => Promise<Response>>;

/** The routes of one path by method; every other method is answered 405 with those allowed. */
export function methods(...routes: Route[]): Handlers {
  const allow = METHODS.filter((method) => routes.some((route) => route.method === method)).join(', ');
  const refuse = async ({ method }: Request) =>
    refusal(new ApiError('invalid_request', `${method} is not possible here; allowed: ${allow}.`, null, { Allow: allow }, 405));
  return handlers<Handlers[Method]>((method) => routes.find((route) => route.method === method) ?? refuse);
}

/** What answers every address that the API does not have: 404 with the error body. */
export function nothingHere(): Record<Method, () => Promise<Response>> {
  return handlers(() => async () => refusal(new ApiError('not_found', 'There is nothing at this address.')));
}

function handlers<H>(handlerOf: (method: Method) => H): Record<Method, H> {
  return { GET: handlerOf('GET'), POST: handlerOf('POST'), PATCH: handlerOf('PATCH'), PUT: handlerOf('PUT'), DELETE: handlerOf('DELETE') };
}

function refusal(error: ApiError): Response {
  return failure(error, { [NAMES.requestIdHeader]: newId('request') });
}
