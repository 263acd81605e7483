import type { Actor } from '../actor';
import { coarseNetworkOf } from '../addresses/network';
import { countedAddress } from './arrival';
import type { Observation } from './observe';

/** Adds the request's origin to the actor; `isAgent` says whether the request came over MCP. */
export function from<A extends Actor>(request: Request, { requestId }: Observation, actor: A, isAgent = false): A {
  const address = countedAddress(request.headers);
  return { ...actor, origin: { requestId, network: address === null ? null : coarseNetworkOf(address), isAgent } };
}
