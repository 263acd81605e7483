import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { changeMascot } from '../db/mascots';
import { requireMascot } from './get';
import { noSuchMascot } from './refusals';

/** Renames a mascot, or makes it public or private. Throws `not_found`. */
export function updateMascot(actor: Actor, id: string, changes: { name?: string; public?: boolean }): Promise<Mascot> {
  return transaction(async (tx) => {
    if (Object.keys(changes).length > 0) {
      if (!(await changeMascot(tx, actor.workspaceId, id, changes))) throw noSuchMascot();
      await recordActs(tx, actor, { action: 'mascot.updated', resourceId: id, details: changes });
    }
    return requireMascot(tx, actor, id);
  });
}
