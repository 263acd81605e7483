import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { animations, mascots } from '@/drizzle/schema';
import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';
import { oneAfterAnother } from './queries/order';

type AnimationRow = typeof animations.$inferSelect;

/** An animation without its clip, as it comes inside a mascot's row: its moments are text. */
export type AnimationOutline = Omit<AnimationRow, 'clip' | 'mascotId' | 'createdAt' | 'updatedAt'> & {
  createdAt: string;
  updatedAt: string;
};

/** An SQL expression for queries of mascots: each one's animations without clips, oldest first. */
export const animationsOfMascot = sql<AnimationOutline[]>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'name', a.name, 'source', a.source, 'preset', a.preset, 'durationSeconds', a.duration_seconds, 'loop',
    a.loop, 'createdAt', a.created_at, 'updatedAt', a.updated_at
  ) order by a.created_at, a.id), '[]'::json) from animations a where a.mascot_id = ${mascots.id})`;

const { clip: _clip, ...outlineColumns } = getTableColumns(animations);
const inWorkspace = (workspaceId: string, mascotId: string) =>
  and(eq(animations.mascotId, mascotId), eq(mascots.workspaceId, workspaceId));

/** The animations of a mascot of the workspace, oldest first, without their clips. */
export async function listAnimations(tx: Db | Tx, workspaceId: string, mascotId: string): Promise<Animation[]> {
  const rows = await tx
    .select(outlineColumns)
    .from(animations)
    .innerJoin(mascots, eq(mascots.id, animations.mascotId))
    .where(inWorkspace(workspaceId, mascotId))
    .orderBy(asc(animations.createdAt), asc(animations.id));
  return rows.map(toAnimation);
}

/** The animations of a mascot of the workspace with their clips, oldest first: all, or the first `count`. */
export async function findAnimations(
  tx: Db | Tx,
  workspaceId: string,
  mascotId: string,
  count?: number,
): Promise<(Animation & { clip: AnimationClip })[]> {
  const all = tx
    .select(getTableColumns(animations))
    .from(animations)
    .innerJoin(mascots, eq(mascots.id, animations.mascotId))
    .where(inWorkspace(workspaceId, mascotId))
    .orderBy(asc(animations.createdAt), asc(animations.id));
  const rows = await (count === undefined ? all : all.limit(count));
  return rows.map((row) => ({ ...toAnimation(row), clip: row.clip }));
}

/** An animation with its clip, null where the workspace's mascot has none by that id. */
export async function findAnimation(
  tx: Db | Tx,
  workspaceId: string,
  mascotId: string,
  id: string,
): Promise<(Animation & { clip: AnimationClip }) | null> {
  const [row] = await tx
    .select(getTableColumns(animations))
    .from(animations)
    .innerJoin(mascots, eq(mascots.id, animations.mascotId))
    .where(and(inWorkspace(workspaceId, mascotId), eq(animations.id, id)));
  return row ? { ...toAnimation(row), clip: row.clip } : null;
}

/** The id of a mascot's animation, found by id or else by name; null where there is none. */
export async function findAnimationId(tx: Db | Tx, mascotId: string, idOrName: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: animations.id })
    .from(animations)
    .where(and(eq(animations.mascotId, mascotId), or(eq(animations.id, idOrName), eq(animations.name, idOrName))))
    .orderBy(sql`${animations.id} = ${idOrName} desc`)
    .limit(1);
  return row?.id ?? null;
}

/** The clip of an animation, null where there is none by that id. */
export async function clipOf(tx: Db | Tx, id: string): Promise<AnimationClip | null> {
  const [row] = await tx.select({ clip: animations.clip }).from(animations).where(eq(animations.id, id));
  return row?.clip ?? null;
}

/** The names of a mascot's animations. */
export async function animationNames(tx: Db | Tx, mascotId: string): Promise<string[]> {
  const rows = await tx.select({ name: animations.name }).from(animations).where(eq(animations.mascotId, mascotId));
  return rows.map(({ name }) => name);
}

/**
 * The creation time of a mascot's next animation: now, or a millisecond after its newest one. In a transaction `now()`
 * stays the same, and lists are sorted by creation time.
 */
const afterTheLast = (mascotId: string) =>
  sql<Date>`greatest(now(), (select max(a.created_at) + interval '1 millisecond' from animations a
    where a.mascot_id = ${mascotId}))`;

/** Inserts an animation, whose name must be free, behind the mascot's others. */
export async function insertAnimation(
  tx: Tx,
  animation: Pick<AnimationRow, 'mascotId' | 'name' | 'source' | 'preset' | 'clip'>,
): Promise<Animation> {
  const { duration, loop } = animation.clip;
  const [row] = await tx
    .insert(animations)
    .values({
      ...animation,
      id: newId('animation'),
      durationSeconds: duration,
      loop,
      createdAt: afterTheLast(animation.mascotId),
    })
    .returning(outlineColumns);
  if (!row) throw new Error('Keeping an animation gave no row.');
  return toAnimation(row);
}

/** Later than the last change, also in milliseconds, which is the precision of the API. */
const changedNow = sql`greatest(clock_timestamp(), ${animations.updatedAt} + interval '1 millisecond')`;

/** Replaces an animation's clip and marks it as custom. A new name must not be taken by another animation. */
export async function changeAnimation(tx: Tx, id: string, clip: AnimationClip): Promise<Animation> {
  const { name, duration, loop } = clip;
  const [row] = await tx
    .update(animations)
    .set({ name, clip, durationSeconds: duration, loop, source: 'custom', preset: null, updatedAt: changedNow })
    .where(eq(animations.id, id))
    .returning(outlineColumns);
  if (!row) throw new Error('Changing an animation gave no row.');
  return toAnimation(row);
}

/** Gives a mascot a copy of each animation of another, in their order. */
export async function copyAnimations(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx
    .select()
    .from(animations)
    .where(eq(animations.mascotId, from))
    .orderBy(asc(animations.createdAt), asc(animations.id));
  if (rows.length > 0)
    await tx
      .insert(animations)
      .values(oneAfterAnother(rows).map((row) => ({ ...row, id: newId('animation'), mascotId: to })));
}

/** Deletes an animation; false where the mascot has none by that id. */
export async function deleteAnimation(tx: Tx, mascotId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(animations)
    .where(and(eq(animations.mascotId, mascotId), eq(animations.id, id)))
    .returning({ id: animations.id });
  return rows.length > 0;
}

/** The columns of an animation without its clip, whichever query they come from. */
type AnimationFields = Omit<AnimationRow, 'clip' | 'createdAt' | 'updatedAt'> & {
  createdAt: Date | string;
  updatedAt: Date | string;
};

/** An animation as the contract has it, without its clip. */
export function toAnimation(row: AnimationFields): Animation {
  return {
    id: row.id,
    object: 'animation',
    mascot_id: row.mascotId,
    name: row.name,
    source: row.source,
    ...(row.preset ? { preset: row.preset } : {}),
    duration: row.durationSeconds,
    loop: row.loop,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
