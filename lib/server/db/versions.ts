import { and, desc, eq, sql } from 'drizzle-orm';
import { mascots, versions } from '@/drizzle/schema';
import type { Version } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Db, Tx } from './client';
import { newId } from './ids';
import { previewUrl } from './links';

type VersionRow = typeof versions.$inferSelect;

/** A drawing to keep. */
export type NewVersion = Pick<VersionRow, 'mascotId' | 'source' | 'summary' | 'spec'>;

/** A saved drawing by its id. */
export interface SavedSpec { versionId: string; spec: MascotSpec }

/** Keeps a drawing as the mascot's next version, which makes it the current one, and gives its id. Locks the mascot. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<string> {
  const [counted] = await tx.update(mascots).set({ versionCount: sql`${mascots.versionCount} + 1`, updatedAt: sql`now()` })
    .where(eq(mascots.id, version.mascotId)).returning({ number: mascots.versionCount });
  if (!counted) throw new Error('A version was made of a mascot that does not exist.');
  const id = newId('version');
  await tx.insert(versions).values({ ...version, id, number: counted.number, outline: outlineOf(version.spec) });
  return id;
}

function outlineOf({ palette, parts }: MascotSpec): VersionRow['outline'] {
  return {
    palette,
    parts: parts.map(({ id, parent, z, pivot, states, defaultState }) => ({ id, parent, z, pivot, states: states.map(({ name }) => name), default_state: defaultState })),
  };
}

const isCurrent = eq(versions.number, mascots.versionCount);

/** The spec of a version of the workspace's mascot, the current one where none is named; null where there is none. */
export async function findSpec(tx: Db | Tx, workspaceId: string, mascotId: string, versionId?: string): Promise<SavedSpec | null> {
  const [row] = await tx.select({ versionId: versions.id, spec: versions.spec }).from(versions).innerJoin(mascots, eq(mascots.id, versions.mascotId))
    .where(and(eq(mascots.id, mascotId), eq(mascots.workspaceId, workspaceId), versionId === undefined ? isCurrent : eq(versions.id, versionId)));
  return row ?? null;
}

/** The spec of a version, null where there is none by that id. For work that has been allowed already. */
export async function specOf(tx: Db | Tx, versionId: string): Promise<MascotSpec | null> {
  const [row] = await tx.select({ spec: versions.spec }).from(versions).where(eq(versions.id, versionId));
  return row?.spec ?? null;
}

/** The versions of the workspace's mascot, newest first. */
export async function listVersions(tx: Db | Tx, workspaceId: string, mascotId: string): Promise<Version[]> {
  const rows = await tx
    .select({ id: versions.id, number: versions.number, source: versions.source, summary: versions.summary, createdAt: versions.createdAt, current: sql<boolean>`${isCurrent}` })
    .from(versions).innerJoin(mascots, eq(mascots.id, versions.mascotId))
    .where(and(eq(mascots.id, mascotId), eq(mascots.workspaceId, workspaceId))).orderBy(desc(versions.number));
  return rows.map(({ id, createdAt, ...row }) => ({
    id, object: 'version', mascot_id: mascotId, ...row, created_at: createdAt.toISOString(), preview_url: previewUrl(mascotId, id),
  }));
}

/** What stands behind a preview: whose mascot it is, and the version asked for (null: it has no such version). */
export interface PreviewSubject { workspaceId: string; public: boolean; versionId: string | null }

/** Finds what a preview shows, the current version where none is named; null where there is no such mascot. */
export async function findPreviewSubject(tx: Db | Tx, mascotId: string, versionId: string | undefined): Promise<PreviewSubject | null> {
  const shown = and(eq(versions.mascotId, mascots.id), versionId === undefined ? isCurrent : eq(versions.id, versionId));
  const [row] = await tx
    .select({ workspaceId: mascots.workspaceId, public: mascots.public, versionId: versions.id })
    .from(mascots).leftJoin(versions, shown).where(eq(mascots.id, mascotId));
  return row ?? null;
}
