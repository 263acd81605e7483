import type { Endpoint } from '@/lib/contract/endpoint';
import { withoutEnd } from '@/lib/core/text';
import { addressOf, type Answered, type EndpointArguments, type LooseOptions, type Target } from './call';
import { conveniences, type Conveniences } from './conveniences';
import { type CallerOptions, received, sender } from './sender';

/** A client of the REST API. */
export interface Client extends Conveniences {
  /** Calls an endpoint and gives its response. Throws `ServiceError`. */
  call<E extends Endpoint>(endpoint: E, ...options: EndpointArguments<E>): Promise<Answered<E>>;
  /** The URL of an endpoint, for links and images. */
  urlOf(target: Target, options?: LooseOptions): string;
}

/** Creates a client. */
export function createClient(options: CallerOptions): Client {
  const base = withoutEnd(options.baseUrl, '/');
  const send = sender(base, options);
  const call = async <E extends Endpoint>(endpoint: E, ...[given]: EndpointArguments<E>): Promise<Answered<E>> => {
    const response = await send(endpoint, given as LooseOptions | undefined);
    return (await received(response, endpoint)) as Answered<E>;
  };
  return { call, urlOf: (target, given = {}) => base + addressOf(target.path, given), ...conveniences(call, send) };
}
