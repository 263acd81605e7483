import { and, eq, lt, sql } from 'drizzle-orm';
import { presences } from '@/drizzle/schema';
import { PRESENCE_SECONDS } from '@/lib/contract/presence';
import type { Db, Tx } from './client';
import { rowsOf } from './queries/rows';

/** The maximum number of stored pages per mascot. */
const MAX_PAGES = 50;

const isFresh = sql`seen_at > now() - make_interval(secs => ${PRESENCE_SECONDS}::int)`;

/** An open page of a person that shows a mascot. */
export interface PageAtMascot {
  mascotId: string;
  page: string;
  userId: string;
}

/** Records that a page shows a mascot. A page of the same name of another person is not changed. */
export async function notePresence(tx: Db | Tx, { mascotId, page, userId }: PageAtMascot): Promise<void> {
  await tx.execute(sql`
    insert into presences (mascot_id, page, user_id) select ${mascotId}, ${page}, ${userId}
    where (select count(*) from presences where mascot_id = ${mascotId} and page <> ${page} and ${isFresh})
      < ${MAX_PAGES}
    on conflict (mascot_id, page) do update set seen_at = now() where presences.user_id = excluded.user_id`);
}

/** Deletes a person's page of a mascot. */
export async function dropPresence(tx: Db | Tx, { mascotId, page, userId }: PageAtMascot): Promise<void> {
  await tx
    .delete(presences)
    .where(and(eq(presences.mascotId, mascotId), eq(presences.page, page), eq(presences.userId, userId)));
}

/** The people who have a mascot open in other pages than this one, each once by id. */
export function peopleAt(tx: Db | Tx, { mascotId, page }: PageAtMascot): Promise<{ user_id: string; name: string }[]> {
  return rowsOf(
    tx,
    sql`select u.id as user_id, coalesce(nullif(u.name, ''), split_part(u.email, '@', 1)) as name from users u
      where u.id in (select user_id from presences where mascot_id = ${mascotId} and page <> ${page} and ${isFresh})
      order by name, u.id limit ${MAX_PAGES}`,
  );
}

/** Deletes pages that were last seen before a time. */
export async function dropPresences(tx: Db | Tx, before: Date): Promise<void> {
  await tx.delete(presences).where(lt(presences.seenAt, before));
}
