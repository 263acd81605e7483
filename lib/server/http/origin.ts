import type { Actor } from '../actor';
import { coarseNetworkOf } from '../addresses/network';
import { countedAddress } from './arrival';
import type { Observation } from './observe';

/** The actor with the request's origin for the audit log; `isAgent` says whether the request came over MCP. */
export function withOrigin<A extends Actor>(
  actor: A,
  request: Request,
  { requestId }: Observation,
  isAgent = false,
): A {
  const address = countedAddress(request.headers);
  return { ...actor, origin: { requestId, network: address === null ? null : coarseNetworkOf(address), isAgent } };
}
