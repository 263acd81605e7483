import type { Mascot } from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { insertVersion, listVersions, sheetOf } from '../db/versions';
import { requireMascot } from './get';
import { keepingMotionProps } from './motion-props';
import { noSuchMascot, noSuchVersion } from './refusals';
import { requireSpec } from './spec';

/**
 * Makes an old version current again, as a new version with its spec and the props of the motions made since. Throws
 * `not_found`.
 */
export function restoreVersion(actor: Actor, mascotId: string, versionId: string): Promise<Mascot> {
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
    const version = (await listVersions(tx, actor.workspaceId, mascotId)).find(({ id }) => id === versionId);
    if (!version) throw noSuchVersion();
    const { spec: old } = await requireSpec(tx, actor, mascotId, versionId);
    const { spec: current } = await requireSpec(tx, actor, mascotId);
    const spec = keepingMotionProps(old, current);
    const summary = `Restored version ${version.number}`;
    const sheet = await sheetOf(tx, versionId);
    await insertVersion(tx, { mascotId, source: 'restore', summary, spec, sheet });
    await recordActs(tx, actor, { action: 'version.created', resourceId: mascotId, details: { source: 'restore' } });
    return requireMascot(tx, actor, mascotId);
  });
}
