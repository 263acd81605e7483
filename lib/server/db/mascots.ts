import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { jobs, mascots, versions } from '@/drizzle/schema';
import type { Animation } from '@/lib/contract/animation';
import type { Include, Mascot } from '@/lib/contract/mascot';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { animationsOfMascot, toAnimation, type AnimationOutline } from './animations';
import type { Db, Tx } from './client';
import { cursorAfter, orderOf, placeColumns, USUAL_SORT, type MascotPlace } from './mascot-order';
import { isListed, isSearch, searchMascots, type MascotFilter, type MascotRange } from './mascot-search';
import { pageOf } from './queries/cursor';
import { newId } from './queries/ids';
import { bundleUrl, previewUrl } from './queries/links';
import { searchWords } from './queries/search-words';

const { nameWords: _, promptWords: __, tagWords: ___, tagKeys: ____, ...columns } = getTableColumns(mascots);

/** A mascot without the words that only a search reads. */
type MascotRow = Omit<typeof mascots.$inferSelect, 'nameWords' | 'promptWords' | 'tagWords' | 'tagKeys'>;

/** A mascot with the columns of other tables that its resource has, read in one query without any drawing. */
interface WholeRow {
  mascot: MascotRow;
  nameStart: string;
  versionId: string | null;
  outline: (typeof versions.$inferSelect)['outline'] | null;
  job: { status: (typeof jobs.$inferSelect)['status']; error: string | null } | null;
  animations: AnimationOutline[];
}

const current = and(eq(versions.mascotId, mascots.id), eq(versions.number, mascots.versionCount));

const creation = eq(jobs.id, mascots.creationJobId);

const wholeColumns = {
  mascot: columns,
  nameStart: placeColumns.nameStart,
  versionId: versions.id,
  outline: versions.outline,
  job: { status: jobs.status, error: jobs.error },
  animations: animationsOfMascot,
};

const wholeRows = (tx: Db | Tx) =>
  tx.select(wholeColumns).from(mascots).leftJoin(versions, current).leftJoin(jobs, creation);

const someMascots = (tx: Db | Tx) =>
  wholeRows(tx)
    .where(
      sql`(${mascots.id}, ${mascots.workspaceId}) in (select q.id, q.workspace
        from json_to_recordset(${sql.placeholder('asked')}::json) as q(id text, workspace text))`,
    )
    // The statement has no name: a transaction pooler may run the next query in another session, without named
    // statements.
    .prepare('');
/** The query of mascots by id, built once for each connection: building it costs more than running it. */
const preparedQueries = new WeakMap<Db | Tx, ReturnType<typeof someMascots>>();

/** A mascot by its id and workspace. */
export interface MascotQuestion {
  workspaceId: string;
  id: string;
}

/** The key of a question. */
export const keyOfMascot = ({ workspaceId, id }: MascotQuestion) => `${workspaceId} ${id}`;

/** Finds mascots by the keys of their questions; leaves out those that the workspace does not have. */
export async function findMascots(tx: Db | Tx, questions: Iterable<MascotQuestion>): Promise<Map<string, Mascot>> {
  const query = preparedQueries.get(tx) ?? someMascots(tx);
  preparedQueries.set(tx, query);
  const rows = await query.execute({
    asked: JSON.stringify(Array.from(questions, ({ workspaceId, id }) => ({ id, workspace: workspaceId }))),
  });
  return new Map(
    rows.map((row) => [
      keyOfMascot({ id: row.mascot.id, workspaceId: row.mascot.workspaceId ?? '' }),
      toMascot(row, false),
    ]),
  );
}

/** A mascot of the workspace, null where it has none by that id. */
export async function findMascot(tx: Db | Tx, workspaceId: string, id: string): Promise<Mascot | null> {
  const [mascot] = (await findMascots(tx, [{ workspaceId, id }])).values();
  return mascot ?? null;
}

const includedColumns = {
  spec: sql<MascotSpec | null>`${versions.spec}`.mapWith(versions.spec),
  sheet: sql<CharacterSheet | null>`${versions.sheet}`.mapWith(versions.sheet),
  tags: sql<null>`null`,
} satisfies Record<Include, unknown>;

/** A mascot of the workspace with its current spec, its sheet or its tags; null where it has none by that id. */
export async function findMascotWith(
  tx: Db | Tx,
  { workspaceId, id }: MascotQuestion,
  include: Include,
): Promise<Mascot | null> {
  const [row] = await tx
    .select({ ...wholeColumns, included: includedColumns[include] })
    .from(mascots)
    .leftJoin(versions, current)
    .leftJoin(jobs, creation)
    .where(and(eq(mascots.id, id), eq(mascots.workspaceId, workspaceId)));
  if (!row) return null;
  const mascot = toMascot(row, include === 'tags');
  return include === 'tags' || row.versionId === null ? mascot : { ...mascot, [include]: row.included };
}

/** The list of mascots that is asked for; without a sort the newest come first. */
export interface MascotQuestions extends MascotFilter, Omit<MascotRange, 'sort'> {
  sort?: MascotRange['sort'] | undefined;
  /** Whether each mascot has its tags. */
  withTags?: boolean | undefined;
}

/** A page of the workspace's mascots. */
export async function pageOfMascots(
  tx: Db | Tx,
  workspaceId: string,
  { sort = USUAL_SORT, limit, cursor, withTags = false, ...filter }: MascotQuestions,
): Promise<{ mascots: Mascot[]; nextCursor: string | null }> {
  const range = { sort, cursor, limit: limit + 1 };
  const cursorOf = (place: MascotPlace) => cursorAfter(sort, place);
  if (!isSearch(filter)) {
    const rows = await wholeRows(tx)
      .where(isListed(workspaceId, filter, range))
      .orderBy(...orderOf(sort))
      .limit(range.limit);
    const page = pageOf(rows, limit, ({ mascot, nameStart }) => cursorOf({ ...mascot, nameStart }));
    return { mascots: page.rows.map((row) => toMascot(row, withTags)), nextCursor: page.nextCursor };
  }
  const page = pageOf(await searchMascots(tx, workspaceId, filter, range), limit, cursorOf);
  if (page.rows.length === 0) return { mascots: [], nextCursor: null };
  const ids = page.rows.map(({ id }) => id);
  const rows = await wholeRows(tx)
    .where(inArray(mascots.id, ids))
    .orderBy(...orderOf(sort));
  return { mascots: rows.map((row) => toMascot(row, withTags)), nextCursor: page.nextCursor };
}

/** The columns of a new mascot. */
type NewMascot = Pick<MascotRow, 'workspaceId' | 'name' | 'source'> &
  Partial<Pick<MascotRow, 'needsReview' | 'variantOf' | 'fidelity'>> & {
    /** The words that it is drawn from, which a search finds. */
    prompt?: string | undefined;
  };

/** Inserts a mascot without a drawing, and gives its id. */
export async function insertMascot(tx: Tx, { prompt, ...mascot }: NewMascot): Promise<string> {
  const id = newId('mascot');
  const promptWords = prompt === undefined ? null : searchWords(prompt);
  await tx.insert(mascots).values({ ...mascot, id, nameWords: searchWords(mascot.name), promptWords });
  return id;
}

/** The columns that may change. */
type MascotChanges = Partial<Pick<MascotRow, 'name' | 'public' | 'needsReview' | 'fidelity' | 'creationJobId'>>;

/** Changes a mascot of the workspace; false where it has none by that id. */
export async function changeMascot(
  tx: Db | Tx,
  workspaceId: string,
  id: string,
  { name, ...changes }: MascotChanges,
): Promise<boolean> {
  const rows = await tx
    .update(mascots)
    .set({ ...changes, ...(name === undefined ? {} : { name, nameWords: searchWords(name) }), updatedAt: sql`now()` })
    .where(and(eq(mascots.id, id), eq(mascots.workspaceId, workspaceId)))
    .returning({ id: mascots.id });
  return rows.length > 0;
}

/**
 * Locks a mascot of the workspace until the transaction ends, so that changes come one after the other; null where
 * there is none.
 */
export async function lockMascot(tx: Tx, workspaceId: string, id: string): Promise<MascotRow | null> {
  const [row] = await tx
    .select(columns)
    .from(mascots)
    .where(and(eq(mascots.id, id), eq(mascots.workspaceId, workspaceId)))
    .for('update');
  return row ?? null;
}

/**
 * Deletes a mascot with its versions, animations, canvases and file rows; false where the workspace has none by that
 * id.
 */
export async function deleteMascot(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(mascots)
    .where(and(eq(mascots.id, id), eq(mascots.workspaceId, workspaceId)))
    .returning({ id: mascots.id });
  return rows.length > 0;
}

function statusOf({ versionId, job }: WholeRow): Pick<Mascot, 'status' | 'error'> {
  if (versionId !== null) return { status: 'ready' };
  if (job?.status === 'failed' || job?.status === 'canceled') {
    return {
      status: 'failed',
      error: job.error ?? (job.status === 'canceled' ? 'Canceled' : 'The mascot could not be made.'),
    };
  }
  return { status: 'generating' };
}

function toMascot(row: WholeRow, withTags: boolean): Mascot {
  const { mascot, versionId, outline } = row;
  return {
    id: mascot.id,
    object: 'mascot',
    name: mascot.name,
    ...statusOf(row),
    source: mascot.source,
    fidelity: mascot.fidelity,
    needs_review: mascot.needsReview,
    palette: outline?.palette ?? [],
    parts: outline?.parts ?? [],
    animations: row.animations.map((animation): Animation => toAnimation({ ...animation, mascotId: mascot.id })),
    preview_url: versionId === null ? null : previewUrl(mascot.id, versionId),
    bundle_url: bundleUrl(mascot.id),
    public: mascot.public,
    version_id: versionId,
    variant_of: mascot.variantOf,
    created_at: mascot.createdAt.toISOString(),
    updated_at: mascot.updatedAt.toISOString(),
    ...(withTags ? { tags: mascot.tags } : {}),
  };
}
