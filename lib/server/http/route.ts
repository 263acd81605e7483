import type { Body, Endpoint, Method, Params, Query } from '@/lib/contract/endpoint';
import { NAMES } from '@/lib/contract/legacy';
import type { Actor, Person } from '../actor';
import { refuseWithoutStorage } from '../billing/storage';
import { withBodyRoom } from '../body-room';
import type { ExpectedStates } from '../precondition';
import type { IsAwaited } from '../shared-room';
import { authenticate } from './authenticate';
import { authorize, refuseWhileSuspended } from './authorize';
import { codeOf, failure, unlessGone } from './failure';
import { idempotencyKey, once } from './idempotency';
import { ifMatchOf } from './if-match';
import { observed } from './observe';
import { openHeaders } from './open';
import { withOrigin } from './origin';
import { mostBytesOf, readParams, readQuery, receiveBody, type ReceivedBody } from './read';
import type { AnyReply, Reply } from './reply';
import { respond } from './respond';

/**
 * The actor of a handler: may be null if the endpoint is public or opened by a link, a person if API keys are refused.
 */
type ActorOf<E extends Endpoint> = E['access'] extends 'public' | 'link'
  ? Actor | null
  : E['access'] extends 'session' | 'people' | 'owner'
    ? Person
    : Actor;

/** The input of a handler, checked against the endpoint. */
export interface EndpointInput<E extends Endpoint> {
  actor: ActorOf<E>;
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  /** The entity tags of `If-Match`; null if the endpoint takes none, or none was sent. */
  expected: ExpectedStates;
  request: Request;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

const NO_BODY: ReceivedBody = { body: undefined, hash: () => '' };

/** Reads the body when there is room for it, and passes it on. A caller without a workspace may send little anyway. */
function withBody(
  endpoint: Endpoint,
  actor: Actor | null,
  request: Request,
  perform: (received: ReceivedBody) => Promise<AnyReply>,
): Promise<AnyReply> {
  const work = async (isAwaited?: IsAwaited) => perform(await receiveBody(endpoint, request, isAwaited));
  if (!actor) return work();
  return withBodyRoom(actor.workspaceId, mostBytesOf(endpoint, request), request.signal, work);
}

type Handler<E extends Endpoint> = (input: EndpointInput<E>) => Promise<Reply<E>> | Reply<E>;

/** The second argument of a Next route; its promise resolves to undefined for a path without parameters. */
export interface Context {
  params: Promise<Record<string, string | string[]>>;
}

/** A handler for Next, with its method for `methods()`, and whether pages of every origin may read its answers. */
export interface EndpointRoute<M extends Method = Method> {
  (request: Request, context: Context): Promise<Response>;
  method: M;
  /** The contract's path, below the root of the API. */
  path: string;
  open: boolean;
}

/** The template of a path, as logs and metrics name it. */
export const templateOf = ({ path }: { path: string }) => `/api/v1${path}`;

/** Binds an endpoint to its handler: request id, authentication, access, input, answer. Never throws. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): EndpointRoute<E['method']> {
  const answer = (request: Request, context: Context): Promise<Response> =>
    observed(templateOf(endpoint), request, async (seen) => {
      const headers: Record<string, string> = {
        [NAMES.requestIdHeader]: seen.requestId,
        ...openHeaders(endpoint.open),
      };
      try {
        const caller = await authenticate(request);
        seen.actor = caller.actor;
        Object.assign(headers, caller.headers);
        authorize(endpoint.access, caller.actor, () => new URL(request.url).searchParams.has('token'));
        refuseWhileSuspended(endpoint, caller.actor);
        if (caller.actor) await refuseWithoutStorage(endpoint, caller.actor, mostBytesOf(endpoint, request));
        const key = endpoint.method === 'POST' && caller.actor ? idempotencyKey(request) : null;
        const given = {
          actor: caller.actor && withOrigin(caller.actor, request, seen),
          params: readParams(endpoint.path, await context.params),
          query: readQuery(endpoint.query, request.url),
          expected: endpoint.ifMatch ? ifMatchOf(request) : null,
          request,
          signal: request.signal,
        };
        const perform = ({ body, hash }: ReceivedBody): Promise<AnyReply> => {
          const handle = async () => (await handler({ ...given, body } as EndpointInput<E>)) as AnyReply;
          if (key === null || !caller.actor) return handle();
          const name = `POST ${new URL(request.url).pathname}`;
          return once(caller.actor, { key, name, bodyHash: hash(), signal: request.signal }, handle);
        };
        const reads = endpoint.body !== undefined || key !== null;
        const reply = await (reads ? withBody(endpoint, caller.actor, request, perform) : perform(NO_BODY));
        return await respond(reply, request, headers);
      } catch (thrown) {
        const error = unlessGone(thrown, request);
        seen.code = codeOf(error);
        return failure(error, headers);
      }
    });
  return Object.assign(answer, { method: endpoint.method, path: endpoint.path, open: endpoint.open });
}
