import { NAMES } from '@/lib/contract/legacy';
import { withoutEnd } from '@/lib/core/text';
import { randomName } from '@/lib/core/random-name';
import { addressOf, at, type Address, type LooseOptions } from '../call';
import { errorOf } from '../error';
import { received, sender, type Send } from '../sender';
import type { ClientOptions, RequestOptions } from './options';
import type { Routes } from './routes';
import { transport } from './transport';

/** Calls an endpoint by its address and gives its response; throws `ServiceError`. */
export type Ask = <A extends Address>(
  address: A,
  sends: Routes[A]['sends'],
  options?: RequestOptions,
) => Promise<Routes[A]['answers']>;
/** The arguments of a call. They can be omitted if all of them are optional. */
export type CallArguments<A extends Address> =
  Record<never, never> extends Routes[A]['sends']
    ? [options?: Routes[A]['sends'] & RequestOptions]
    : [options: Routes[A]['sends'] & RequestOptions];

/** The functions that all groups of calls use. */
export interface Ways {
  ask: Ask;
  /** Opens the event stream of a job after an event number, without retries. */
  openEvents(id: string, after: number, signal?: AbortSignal): Promise<Response>;
  /** Sends bytes to a URL of another server, without the API key. Throws if that server rejects them. */
  put(url: string, bytes: Blob, options?: RequestOptions): Promise<void>;
  /** The URL of an endpoint's response. */
  urlOf<A extends Address>(address: A, sends: Routes[A]['sends']): string;
}

/** Creates these functions for a client. */
export function waysOf(options: ClientOptions): Ways {
  const base = withoutEnd(options.baseUrl, '/');
  const send = (given: RequestOptions): Send =>
    sender(base, { ...options, fetch: transport({ ...options, ...defined(given) }) });
  return {
    ask: async (address, sends, given = {}) => {
      const target = at(address);
      const { signal, idempotencyKey = target.method === 'POST' ? newKey() : undefined } = given;
      return (await received(
        await send(given)(target, { ...(sends as LooseOptions), signal, idempotencyKey }),
        target,
      )) as Routes[typeof address]['answers'];
    },
    openEvents: (id, after, signal) =>
      send({ retries: 0 })(at('GET /jobs/{id}/events'), {
        params: { id },
        query: { after },
        signal,
        accept: 'text/event-stream',
      }),
    put: async (url, body, given = {}) => {
      const { signal } = given;
      const put = transport({ ...options, ...defined(given), headers: {} });
      const response = await put(url, { method: 'PUT', body, ...(signal && { signal }) });
      if (!response.ok) throw await errorOf(response);
    },
    urlOf: (address, sends) => base + addressOf(at(address).path, sends as LooseOptions),
  };
}

/** Removes undefined options, which must not override those of the client. */
function defined({ retries, timeoutMs }: RequestOptions): Pick<RequestOptions, 'retries' | 'timeoutMs'> {
  return { ...(retries !== undefined && { retries }), ...(timeoutMs !== undefined && { timeoutMs }) };
}

/** A new idempotency key. */
const newKey = (): string => `${NAMES.product.toLowerCase()}-${randomName()}`;
