import type { Mascot } from '@/lib/contract/mascot';
import { TRASH_LIMIT, type TrashedMascot } from '@/lib/contract/trash';
import { TRASH_DAYS } from '@/lib/contract/trash-days';
import { rigOf } from '@/lib/core/rig/rig';
import { render } from '@/lib/core/rig/render';
import { paintSvg } from '@/lib/core/paint/svg';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { db, transaction } from '../db/client';
import { eraseTrashed, listTrash, listTrashWithSpecs, takeFromTrash, type TrashedRow } from '../db/trash';
import { requireMascot } from './get';
import { noSuchMascot } from './refusals';

const DAY_MS = 86_400_000;

const toTrashed = ({ id, name, trashedAt }: TrashedRow): TrashedMascot => ({
  id,
  object: 'trashed_mascot',
  name,
  deleted_at: trashedAt.toISOString(),
  expires_at: new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
});

/** Lists the mascots in the workspace's trash, the last deleted first. */
export async function trash(actor: Actor): Promise<{ object: 'list'; data: TrashedMascot[] }> {
  const rows = await listTrash(db(), actor.workspaceId, TRASH_LIMIT);
  return { object: 'list', data: rows.map(toTrashed) };
}

/** Lists the mascots in the trash, each with a still image as SVG, `size` pixels wide and high. */
export async function trashWithPictures(
  actor: Actor,
  size: number,
): Promise<{ mascot: TrashedMascot; picture: string }[]> {
  const rows = await listTrashWithSpecs(db(), actor.workspaceId, TRASH_LIMIT);
  return rows.map((row) => ({
    mascot: toTrashed(row),
    picture: paintSvg(render(rigOf(row.spec), {}), { width: size, height: size }),
  }));
}

/** Restores a mascot from the trash; throws `not_found` if it is not in the trash. */
export function restoreFromTrash(actor: Actor, id: string): Promise<Mascot> {
  return transaction(async (tx) => {
    if (!(await takeFromTrash(tx, actor.workspaceId, id))) throw noSuchMascot();
    await recordActs(tx, actor, { action: 'mascot.restored', resourceId: id });
    return requireMascot(tx, actor, id);
  });
}

/** Permanently deletes a mascot that is in the trash; throws `not_found` if it is not there. */
export function erase(actor: Actor, id: string): Promise<{ id: string; object: 'mascot'; deleted: true }> {
  return transaction(async (tx) => {
    if (!(await eraseTrashed(tx, actor.workspaceId, id))) throw noSuchMascot();
    await recordActs(tx, actor, { action: 'mascot.erased', resourceId: id });
    return { id, object: 'mascot', deleted: true };
  });
}
