import type { ImportMascotInput, Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { insertMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import { nameIn } from './names';
import { readSpec } from './read-spec';
import { requireMascot } from './get';

/**
 * Makes a ready mascot from a complete spec; `signal` aborts the reading of a large one.
 * Throws `invalid_request` with every problem of the spec.
 */
export async function importMascot(actor: Actor, body: ImportMascotInput, signal?: AbortSignal): Promise<Mascot> {
  const { spec: input, name } = body;
  const { spec, warnings } = await readSpec(input, signal);
  return transaction(async (tx) => {
    const id = await insertMascot(tx, {
      workspaceId: actor.workspaceId,
      name: name ?? nameIn(spec),
      source: 'svg',
      needsReview: warnings.length > 0,
    });
    await insertVersion(tx, { mascotId: id, source: 'import', summary: 'Imported the spec', spec });
    await recordActs(tx, actor, { action: 'mascot.created', resourceId: id });
    return requireMascot(tx, actor, id);
  });
}
