import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { refuseStale, type ExpectedStates } from '../precondition';
import { transaction } from '../db/client';
import { changeMascot, lockMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import { requireMascot } from './get';
import { readSpec } from './read-spec';
import { noSuchMascot, notReady } from './refusals';

/**
 * Saves a spec as the next version; `signal` aborts. Throws `not_found`, `not_ready`, `conflict`, and `invalid_request`
 * with every problem.
 */
export async function replaceSpec(
  actor: Actor,
  id: string,
  input: unknown,
  expected: ExpectedStates = null,
  signal?: AbortSignal,
): Promise<{ mascot: Mascot; warnings: string[] }> {
  const { spec, warnings } = await readSpec(input, signal);
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, id))) throw noSuchMascot();
    const { version_id: current } = await requireMascot(tx, actor, id);
    if (current === null) throw notReady();
    refuseStale(expected, current, 'mascot');
    await insertVersion(tx, { mascotId: id, source: 'replace', summary: 'Replaced the spec', spec });
    await recordActs(tx, actor, { action: 'version.created', resourceId: id, details: { source: 'replace' } });
    await changeMascot(tx, actor.workspaceId, id, { needsReview: warnings.length > 0 });
    return { mascot: await requireMascot(tx, actor, id), warnings };
  });
}
