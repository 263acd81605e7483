import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { firstCharacters } from '@/lib/core/text';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { copyAnimations } from '../db/animations';
import { copyCanvases } from '../db/canvases';
import { transaction } from '../db/client';
import { copyWordsAndTags } from '../db/mascot-tags';
import { insertMascot, lockMascot } from '../db/mascots';
import { findSpec, insertVersion, sheetOf } from '../db/versions';
import { requireMascot } from './get';
import { noSuchMascot, notReady } from './refusals';

const SUFFIX = ' copy';

/** The name of a copy: cut where the mascot's own leaves no room for the suffix. */
const nameOfCopy = (name: string): string =>
  `${firstCharacters(name, LIMITS.mascot.name.max - SUFFIX.length)}${SUFFIX}`;

/**
 * Copies a mascot with its current drawing and sheet, its animations, canvases and tags; the copy is private.
 * Throws `not_found`, and `not_ready` for one without a drawing.
 */
export function duplicateMascot(actor: Actor, id: string, { name }: { name?: string | undefined }): Promise<Mascot> {
  const { workspaceId } = actor;
  return transaction(async (tx) => {
    // Locked, so that drawing, motions and canvases are those of one moment.
    const origin = await lockMascot(tx, workspaceId, id);
    if (!origin) throw noSuchMascot();
    const saved = await findSpec(tx, workspaceId, id);
    if (!saved) throw notReady();
    const copy = await insertMascot(tx, {
      workspaceId,
      name: name ?? nameOfCopy(origin.name),
      source: origin.source,
      fidelity: origin.fidelity,
      needsReview: origin.needsReview,
    });
    const { spec, versionId } = saved;
    const sheet = await sheetOf(tx, versionId);
    await insertVersion(tx, { mascotId: copy, source: 'import', summary: `Copied from ${origin.name}`, spec, sheet });
    await copyAnimations(tx, id, copy);
    await copyCanvases(tx, id, copy);
    await copyWordsAndTags(tx, id, copy);
    await recordActs(tx, actor, { action: 'mascot.created', resourceId: copy, details: { copy_of: id } });
    return requireMascot(tx, actor, copy);
  });
}
