import type { Endpoint } from '@/lib/contract/endpoint';
import { withoutEnd } from '@/lib/core/text';
import { addressOf, type Answered, type EndpointArguments, type LooseOptions, type Target } from './call';
import { conveniences, type Conveniences } from './conveniences';
import { type CallerOptions, received, sender } from './sender';

/** Calls the service. */
export interface Client extends Conveniences {
  /** Calls an endpoint with its options and gives the response; throws `ServiceError`. */
  call<E extends Endpoint>(endpoint: E, ...options: EndpointArguments<E>): Promise<Answered<E>>;
  /** The address of an endpoint, for a link or an image. */
  urlOf(target: Target, options?: LooseOptions): string;
}

/** Makes a client of the service. */
export function createClient(options: CallerOptions): Client {
  const base = withoutEnd(options.baseUrl, '/');
  const send = sender(base, options);
  const call = async <E extends Endpoint>(endpoint: E, ...[given]: EndpointArguments<E>): Promise<Answered<E>> => {
    const response = await send(endpoint, given as LooseOptions | undefined);
    return (await received(response, endpoint)) as Answered<E>;
  };
  return { call, urlOf: (target, given = {}) => base + addressOf(target.path, given), ...conveniences(call, send) };
}
