import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mascots, versions } from '@/drizzle/schema';
import type { Version } from '@/lib/contract/version';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';
import { previewUrl } from './queries/links';
import { rowsOf } from './queries/rows';

type VersionRow = typeof versions.$inferSelect;

/** The columns of a new version. */
type NewVersion = Pick<VersionRow, 'mascotId' | 'source' | 'summary' | 'spec'> & { sheet?: CharacterSheet | null };

/** A saved drawing with its version's id and its mascot's name. */
export interface SavedSpec {
  versionId: string;
  spec: MascotSpec;
  mascotName: string;
}

/**
 * Inserts a drawing as the mascot's next version, which makes it the current one, and gives its id. Locks the mascot.
 */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<string> {
  const [counted] = await tx
    .update(mascots)
    .set({ versionCount: sql`${mascots.versionCount} + 1`, updatedAt: sql`now()` })
    .where(eq(mascots.id, version.mascotId))
    .returning({ number: mascots.versionCount });
  if (!counted) throw new Error('A version was made of a mascot that does not exist.');
  const id = newId('version');
  await tx.insert(versions).values({ ...version, id, number: counted.number, outline: outlineOf(version.spec) });
  return id;
}

function outlineOf({ palette, parts }: MascotSpec): VersionRow['outline'] {
  return {
    palette,
    parts: parts.map(({ id, parent, z, pivot, states, defaultState }) => ({
      id,
      parent,
      z,
      pivot,
      states: states.map(({ name }) => name),
      default_state: defaultState,
    })),
  };
}

const isCurrent = eq(versions.number, mascots.versionCount);

/** The spec of a version of the workspace's mascot, by default of the current one; null where there is none. */
export async function findSpec(
  tx: Db | Tx,
  workspaceId: string,
  mascotId: string,
  versionId?: string,
): Promise<SavedSpec | null> {
  const [row] = await tx
    .select({ versionId: versions.id, spec: versions.spec, mascotName: mascots.name })
    .from(versions)
    .innerJoin(mascots, eq(mascots.id, versions.mascotId))
    .where(
      and(
        eq(mascots.id, mascotId),
        eq(mascots.workspaceId, workspaceId),
        versionId === undefined ? isCurrent : eq(versions.id, versionId),
      ),
    );
  return row ?? null;
}

/** The spec of a version; null where there is none by that id. The caller has checked access. */
export async function specOf(tx: Db | Tx, versionId: string): Promise<MascotSpec | null> {
  const [row] = await tx.select({ spec: versions.spec }).from(versions).where(eq(versions.id, versionId));
  return row?.spec ?? null;
}

/** The character sheet of a version; null where it was drawn without one. The caller has checked access. */
export async function sheetOf(tx: Db | Tx, versionId: string): Promise<CharacterSheet | null> {
  const [row] = await tx.select({ sheet: versions.sheet }).from(versions).where(eq(versions.id, versionId));
  return row?.sheet ?? null;
}

/** The sheets of the workspace's latest mascots that have one, as they are now; newest first. */
export async function latestSheets(tx: Db | Tx, workspaceId: string, limit: number): Promise<CharacterSheet[]> {
  const rows = await tx
    .select({ sheet: versions.sheet })
    .from(mascots)
    .innerJoin(versions, and(eq(versions.mascotId, mascots.id), isCurrent))
    .where(and(eq(mascots.workspaceId, workspaceId), isNotNull(versions.sheet)))
    .orderBy(desc(mascots.createdAt))
    .limit(limit);
  return rows.flatMap(({ sheet }) => sheet ?? []);
}

/** The spec of the version before one; null for the first one. The caller has checked access. */
export async function specBefore(tx: Db | Tx, versionId: string): Promise<MascotSpec | null> {
  const later = alias(versions, 'later');
  const [row] = await tx
    .select({ spec: versions.spec })
    .from(versions)
    .innerJoin(later, and(eq(later.mascotId, versions.mascotId), eq(versions.number, sql`${later.number} - 1`)))
    .where(eq(later.id, versionId));
  return row?.spec ?? null;
}

/** The versions of the workspace's mascot, newest first. */
export async function listVersions(tx: Db | Tx, workspaceId: string, mascotId: string): Promise<Version[]> {
  const rows = await tx
    .select({
      id: versions.id,
      number: versions.number,
      source: versions.source,
      summary: versions.summary,
      createdAt: versions.createdAt,
      current: sql<boolean>`${isCurrent}`,
    })
    .from(versions)
    .innerJoin(mascots, eq(mascots.id, versions.mascotId))
    .where(and(eq(mascots.id, mascotId), eq(mascots.workspaceId, workspaceId)))
    .orderBy(desc(versions.number));
  return rows.map(({ id, createdAt, ...row }) => ({
    id,
    object: 'version',
    mascot_id: mascotId,
    ...row,
    created_at: createdAt.toISOString(),
    preview_url: previewUrl(mascotId, id),
  }));
}

/** The mascot, version and motion of a preview; null stands for the current version, and for no motion. */
export interface PreviewQuestion {
  mascotId: string;
  versionId: string | null;
  motion: string | null;
}

/** The identity of a preview: its workspace, version and animation; null stands for one that does not exist. */
export interface PreviewSubject {
  workspaceId: string;
  public: boolean;
  versionId: string | null;
  animationId: string | null;
  /** When the animation was changed last. */
  animationChanged: string | null;
}

interface PreviewRow {
  key: string;
  workspace_id: string;
  public: boolean;
  version_id: string | null;
  animation: { id: string; changed: string } | null;
}

/** Finds the subjects of previews by the keys of the questions; leaves out mascots that do not exist. */
export async function findPreviewSubjects(
  tx: Db | Tx,
  questions: ReadonlyMap<string, PreviewQuestion>,
): Promise<Map<string, PreviewSubject>> {
  const asked = JSON.stringify(
    Array.from(questions, ([key, { mascotId, versionId, motion }]) => ({
      key,
      id: mascotId,
      version: versionId,
      motion,
    })),
  );
  const rows = await rowsOf<PreviewRow>(
    tx,
    sql`
    select q.key, m.workspace_id, m.public, v.id as version_id, (
      select json_build_object('id', a.id, 'changed', a.updated_at) from animations a
      where a.mascot_id = m.id and (a.id = q.motion or a.name = q.motion)
      order by a.id = q.motion desc limit 1
    ) as animation
    from json_to_recordset(${asked}::json) as q(key text, id text, version text, motion text)
    join mascots m on m.id = q.id and m.trash_of is null
    left join versions v on v.mascot_id = m.id and case when q.version is null then v.number = m.version_count
    else v.id = q.version end`,
  );
  return new Map(
    rows.map((row) => [
      row.key,
      {
        workspaceId: row.workspace_id,
        public: row.public,
        versionId: row.version_id,
        animationId: row.animation?.id ?? null,
        animationChanged: row.animation?.changed ?? null,
      },
    ]),
  );
}
