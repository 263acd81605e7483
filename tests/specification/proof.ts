import type { Endpoint } from '@/lib/contract/endpoint';
import type { TeamFixture } from '../support/team-fixture';
import type { SiteServer } from '../support/sites';
import { call, codeOf, detailsOf, type Received, type Sent } from '../support/http';

/** Shows on the served product that a row is true, with a team and websites of the tests; throws where it is not. */
export type Proof = (team: TeamFixture, sites: SiteServer) => Promise<void> | void;

/** The proof of a row of a table, undefined where nobody has written one. */
export type ProofOf = (row: string[]) => Proof | undefined;

/** The proofs of the tables of a document, by the heading they stand under. */
export type Proofs = Record<string, ProofOf>;

/** Proofs by what stands in a row's first cell (or in its first few, with ` | ` between). */
export function byName(proofs: Record<string, Proof>, cells = 1): ProofOf {
  return (row) => proofs[row.slice(0, cells).join(' | ')];
}

/** Calls an endpoint with the team's key. */
export const ask = (team: TeamFixture, endpoint: Endpoint, sent: Sent = {}): Promise<Received> =>
  call(endpoint, { key: team.keys.good.key, ...sent });

/** The code of a refusal, or the status of what went well. */
export const told = (received: Received): string | number =>
  received.status < 400 ? received.status : codeOf(received);

/** The lines of a refusal's details. */
export const linesOf = (received: Received): string[] => (detailsOf(received) as string[] | null) ?? [];
