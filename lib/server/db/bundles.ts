import { sql } from 'drizzle-orm';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** The mascot and version of a bundle; null stands for the current version. */
export interface BundleQuestion {
  mascotId: string;
  versionId: string | null;
}

/** The identity of a bundle's contents: a version, and animations and canvases with their last change. */
export interface BundleSubject {
  workspaceId: string;
  public: boolean;
  name: string;
  versionId: string | null;
  animations: { id: string; name: string; changed: string }[];
  canvases: { id: string; name: string; changed: string }[];
}

type SubjectRow = Omit<BundleSubject, 'workspaceId' | 'versionId'> & {
  key: string;
  workspace_id: string;
  version_id: string | null;
};

/** Finds the subjects of bundles by the keys of the questions; leaves out mascots that do not exist. */
export async function findBundleSubjects(
  tx: Db | Tx,
  questions: ReadonlyMap<string, BundleQuestion>,
): Promise<Map<string, BundleSubject>> {
  const asked = JSON.stringify(
    Array.from(questions, ([key, { mascotId, versionId }]) => ({ key, id: mascotId, version: versionId })),
  );
  const rows = await rowsOf<SubjectRow>(
    tx,
    sql`
    select q.key, m.workspace_id, m.public, m.name, v.id as version_id,
      (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'changed', a.updated_at)
      order by a.created_at, a.id), '[]'::json) from animations a
      where a.mascot_id = m.id) as animations,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'changed', c.updated_at)
      order by c.created_at, c.id), '[]'::json) from canvases c where c.mascot_id = m.id) as canvases
    from json_to_recordset(${asked}::json) as q(key text, id text, version text)
    join mascots m on m.id = q.id and m.trash_of is null
    left join versions v on v.mascot_id = m.id and case when q.version is null then v.number = m.version_count
    else v.id = q.version end`,
  );
  return new Map(
    rows.map(({ key, workspace_id: workspaceId, version_id: versionId, ...row }) => [
      key,
      { ...row, workspaceId, versionId },
    ]),
  );
}

/** The contents of a bundle: clips and graphs by name, in their order. */
interface BundleParts {
  spec: MascotSpec;
  clips: [string, AnimationClip][];
  graphs: [string, CanvasGraph][];
}

interface PartsRow {
  spec: MascotSpec;
  clips: Record<string, AnimationClip>;
  graphs: Record<string, CanvasGraph>;
}

/** The contents of a bundle; null if a part has been changed or deleted. The caller has checked access. */
export async function findBundleParts(
  tx: Db | Tx,
  { versionId, animations, canvases }: Pick<BundleSubject, 'animations' | 'canvases'> & { versionId: string },
): Promise<BundleParts | null> {
  const [row] = await rowsOf<PartsRow>(
    tx,
    sql`
    select v.spec,
      (select coalesce(json_object_agg(a.id, a.clip), '{}'::json)
      from json_to_recordset(${JSON.stringify(animations)}::json) as q(id text, changed timestamptz)
      join animations a on a.id = q.id and a.updated_at = q.changed) as clips,
      (select coalesce(json_object_agg(c.id, c.graph), '{}'::json)
        from json_to_recordset(${JSON.stringify(canvases)}::json) as q(id text, changed timestamptz)
        join canvases c on c.id = q.id and c.updated_at = q.changed) as graphs
    from versions v where v.id = ${versionId}`,
  );
  if (!row) return null;
  const clips = named(animations, row.clips);
  const graphs = named(canvases, row.graphs);
  return clips && graphs ? { spec: row.spec, clips, graphs } : null;
}

/** The found values by the requested names; null if one is missing. */
function named<T>(asked: readonly { id: string; name: string }[], found: Record<string, T>): [string, T][] | null {
  const pairs = asked.flatMap(({ id, name }): [string, T][] => (found[id] === undefined ? [] : [[name, found[id]]]));
  return pairs.length === asked.length ? pairs : null;
}

/** How many motions and canvases a mascot has. */
interface BundleCount {
  motions: number;
  canvases: number;
}

/** Counts a mascot's motions, with those that open jobs will add, and its canvases. */
export async function countOfBundle(tx: Db | Tx, mascotId: string): Promise<BundleCount> {
  const [row] = await rowsOf<BundleCount>(
    tx,
    sql`select (select count(*)::int from animations where mascot_id = ${mascotId})
      + (select count(*)::int from jobs where mascot_id = ${mascotId} and type = 'animate'
        and status in ('queued', 'running')) as motions,
      (select count(*)::int from canvases where mascot_id = ${mascotId}) as canvases`,
  );
  return row ?? { motions: 0, canvases: 0 };
}

/** The bytes of a mascot's motions and canvases as JSON; it reads them all. */
export async function bytesOfBundle(tx: Db | Tx, mascotId: string): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    tx,
    sql`select (coalesce((select sum(octet_length(clip::text)) from animations where mascot_id = ${mascotId}), 0)
      + coalesce((select sum(octet_length(graph::text)) from canvases where mascot_id = ${mascotId}), 0)
      )::float8 as bytes`,
  );
  return row?.bytes ?? 0;
}
