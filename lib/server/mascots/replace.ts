import type { Mascot } from '@/lib/contract/mascot';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { changeMascot, lockMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import { requireMascot } from './get';
import { invalidSpec, noSuchMascot, notReady } from './refusals';

/** Saves a spec as the mascot's next version. Throws `not_found`, `not_ready`, and `invalid_request` with every problem of the spec. */
export async function replaceSpec(actor: Actor, id: string, input: unknown): Promise<{ mascot: Mascot; warnings: string[] }> {
  const accepted = acceptSpec(input);
  if (!accepted.ok) throw invalidSpec(accepted.problems);
  const { spec, warnings } = accepted.value;
  return transaction(async (tx) => {
    const locked = await lockMascot(tx, actor.workspaceId, id);
    if (!locked) throw noSuchMascot();
    if (locked.versionCount === 0) throw notReady();
    await insertVersion(tx, { mascotId: id, source: 'replace', summary: 'Replaced the spec', spec });
    await changeMascot(tx, actor.workspaceId, id, { needsReview: warnings.length > 0 });
    return { mascot: await requireMascot(tx, actor, id), warnings };
  });
}
