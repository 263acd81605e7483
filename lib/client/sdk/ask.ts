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
/** The arguments of a call; they may be omitted when all of them are optional. */
export type CallArguments<A extends Address> =
  Record<never, never> extends Routes[A]['sends']
    ? [options?: Routes[A]['sends'] & RequestOptions]
    : [options: Routes[A]['sends'] & RequestOptions];

/** The functions that every group of calls is built on. */
export interface Ways {
  ask: Ask;
  /** Opens the events of a job after a sequence number, without retries. */
  openEvents(id: string, after: number, signal?: AbortSignal): Promise<Response>;
  /** Puts bytes at an address of another server, without the key. Throws where it does not take them. */
  put(url: string, bytes: Blob, options?: RequestOptions): Promise<void>;
  /** The address of an endpoint's response. */
  urlOf<A extends Address>(address: A, sends: Routes[A]['sends']): string;
}

/** Builds those functions for a caller. */
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

/** The options that are set: an undefined one does not override the client's own. */
function defined({ retries, timeoutMs }: RequestOptions): Pick<RequestOptions, 'retries' | 'timeoutMs'> {
  return { ...(retries !== undefined && { retries }), ...(timeoutMs !== undefined && { timeoutMs }) };
}

/** A new idempotency key. */
const newKey = (): string => `${NAMES.product.toLowerCase()}-${randomName()}`;
