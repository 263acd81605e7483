import type { Method } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/errors';
import { NAMES } from '@/lib/contract/legacy';
import { authenticate } from './authenticate';
import { codeOf, failure, nothingHere } from './failure';
import { observed } from './observe';
import { openHeaders, preflightHeaders } from './open';
import { templateOf, type Context, type EndpointRoute } from './route';

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** The route label in logs and metrics for unknown API paths. */
const NOWHERE = '/api/v1/*';

type Answer = (request: Request, context: Context) => Promise<Response>;

/** What a route file exports. */
export type MethodHandlers = Record<Method | 'OPTIONS', Answer>;

/**
 * Combines the routes of one path by method; other methods are answered 405. Refuses preflight requests, except for
 * open endpoints: API keys are not for browsers.
 */
export function methods(...routes: EndpointRoute[]): MethodHandlers {
  const allow = [...METHODS.filter((method) => routes.some((route) => route.method === method)), 'OPTIONS'].join(', ');
  const open = routes.some((route) => route.open);
  const template = routes[0] ? templateOf(routes[0]) : NOWHERE;
  const refuse = refusal(
    template,
    openHeaders(open),
    ({ method }) =>
      new ApiError(
        'invalid_request',
        `${method} is not possible here; allowed: ${allow}.`,
        null,
        { Allow: allow },
        405,
      ),
  );
  const options = (request: Request) =>
    observed(template, request, ({ requestId }) =>
      Promise.resolve(
        new Response(null, {
          status: 204,
          headers: { Allow: allow, [NAMES.requestIdHeader]: requestId, ...preflightHeaders(open) },
        }),
      ),
    );
  return {
    ...handlers<Answer>((method) => routes.find((route) => route.method === method) ?? refuse),
    OPTIONS: options,
  };
}

/** Answers unknown API paths: 404 with the error body. */
export function unknownPath(): Record<keyof MethodHandlers, (request: Request) => Promise<Response>> {
  const none = refusal(NOWHERE, {}, nothingHere);
  return { ...handlers(() => none), OPTIONS: none };
}

function handlers<H>(handlerOf: (method: Method) => H): Record<Method, H> {
  return {
    GET: handlerOf('GET'),
    POST: handlerOf('POST'),
    PATCH: handlerOf('PATCH'),
    PUT: handlerOf('PUT'),
    DELETE: handlerOf('DELETE'),
  };
}

/** Answers every request with an error; a key is counted and gets its rate-limit headers, as by a route. */
function refusal(
  template: string,
  always: Record<string, string>,
  errorFor: (request: Request) => ApiError,
): (request: Request) => Promise<Response> {
  return (request) =>
    observed(template, request, async (seen) => {
      const headers: Record<string, string> = { [NAMES.requestIdHeader]: seen.requestId, ...always };
      try {
        const caller = await authenticate(request);
        seen.actor = caller.actor;
        Object.assign(headers, caller.headers);
        throw errorFor(request);
      } catch (error) {
        seen.code = codeOf(error);
        return failure(error, headers);
      }
    });
}
