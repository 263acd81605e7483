import type { ImportMascotInput, Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { acceptSpec } from '@/lib/core/spec/accept';
import { firstCharacters } from '@/lib/core/text';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { insertMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import { requireMascot } from './get';
import { invalidSpec } from './refusals';

/** Makes a mascot of a complete spec, ready at once. Throws `invalid_request` with every problem of the spec. */
export async function importMascot(actor: Actor, { spec: input, name }: ImportMascotInput): Promise<Mascot> {
  const accepted = acceptSpec(input);
  if (!accepted.ok) throw invalidSpec(accepted.problems);
  const { spec, warnings } = accepted.value;
  return transaction(async (tx) => {
    const id = await insertMascot(tx, {
      workspaceId: actor.workspaceId, name: name ?? firstCharacters(spec.name, LIMITS.mascot.name.max), source: 'svg', needsReview: warnings.length > 0,
    });
    await insertVersion(tx, { mascotId: id, source: 'import', summary: 'Imported the spec', spec });
    return requireMascot(tx, actor, id);
  });
}
