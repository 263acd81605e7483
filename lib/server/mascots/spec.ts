import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Actor } from '../actor';
import { db, type Db, type Tx } from '../db/client';
import { findMascot } from '../db/mascots';
import { findSpec, type SavedSpec } from '../db/versions';
import { noSuchMascot, noSuchVersion, notReady } from './refusals';

/**
 * The spec of a mascot's version, by default the current one. Throws `not_found`, and `not_ready` without a drawing.
 */
export async function requireSpec(tx: Db | Tx, actor: Actor, mascotId: string, versionId?: string): Promise<SavedSpec> {
  const saved = await findSpec(tx, actor.workspaceId, mascotId, versionId);
  if (saved) return saved;
  if (!(await findMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
  throw versionId === undefined ? notReady() : noSuchVersion();
}

/** Gives the spec alone; throws as `requireSpec`. */
export async function getSpec(actor: Actor, mascotId: string, versionId: string | undefined): Promise<MascotSpec> {
  return (await requireSpec(db(), actor, mascotId, versionId)).spec;
}
