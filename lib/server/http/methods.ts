import type { Method } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { failure } from './failure';
import type { Route } from './route';

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** What a route file exports: its routes by method, and for every other method a 405 that names those allowed. */
export function methods(...routes: Route[]): Record<Method, (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>> {
  const allow = METHODS.filter((method) => routes.some((route) => route.method === method)).join(', ');
  const refuse = async (request: Request) => {
    const requestId = `req_${crypto.randomUUID()}`;
    const refusal = new ApiError('invalid_request', `${request.method} is not possible here; allowed: ${allow}.`, null, { Allow: allow }, 405);
    return failure(refusal, requestId, { 'Request-Id': requestId });
  };
  const handlerOf = (method: Method) => routes.find((route) => route.method === method) ?? refuse;
  return { GET: handlerOf('GET'), POST: handlerOf('POST'), PATCH: handlerOf('PATCH'), PUT: handlerOf('PUT'), DELETE: handlerOf('DELETE') };
}
