import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspaces } from '@/drizzle/schema';
import journal from '@/drizzle/migrations/meta/_journal.json';
import { closeDatabase, db, transaction, useConnection } from '@/lib/server/db/client';
import { openPostgres } from '@/lib/server/db/connection/postgres';
import { notify, subscribe } from '@/lib/server/db/queries/notify';
import { rowsOf } from '@/lib/server/db/queries/rows';
import { AutoResetEvent } from '@/lib/server/auto-reset-event';
import { startPostgres } from '../../../support/postgres';
import type { RealPostgres } from '../../../support/postgres';

let postgres: RealPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await closeDatabase();
  await postgres.stop();
});

const forever = new AbortController().signal;

describe('a real Postgres', () => {
  test('is migrated once by several instances that start at the same time', async () => {
    const instances = [1, 2, 3, 4].map(() => openPostgres(postgres.url));
    await Promise.all(instances.map((instance) => instance.migrate()));
    await useConnection(instances[0] ?? openPostgres(postgres.url));
    await Promise.all(instances.slice(1).map((instance) => instance.close()));
    expect(await rowsOf(db(), sql`select count(*)::int as count from drizzle.__drizzle_migrations`)).toEqual([
      { count: journal.entries.length },
    ]);
    expect(await rowsOf(db(), sql`select 1 from jobs`)).toEqual([]);
  });

  test('delivers a notice after its commit, and none of a rolled back transaction', async () => {
    const heard: string[] = [];
    const noticed = new AutoResetEvent();
    const ends = [
      await subscribe('ended', 'job_a', () => heard.push('a')),
      await subscribe('ended', 'job_b', () => {
        heard.push('b');
        noticed.set();
      }),
    ];
    await transaction(async (tx) => {
      await notify(tx, ['ended', 'job_a']);
      throw new Error('no');
    }).catch(() => undefined);
    await transaction((tx) => notify(tx, ['ended', 'job_b']));
    await noticed.wait(10_000, forever);
    expect(heard).toEqual(['b']);
    for (const end of ends) end();
  });

  test('is listened to again after the connection broke, and subscribers are called', async () => {
    const noticed = new AutoResetEvent();
    const end = await subscribe('ended', 'job_c', noticed.set);
    await rowsOf(
      db(),
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'liverig listener'`,
    );
    await noticed.wait(10_000, forever);
    let heard = false;
    const again = await subscribe('ended', 'job_d', () => {
      heard = true;
      noticed.set();
    });
    await notify(db(), ['ended', 'job_d']);
    await noticed.wait(10_000, forever);
    expect(heard).toBe(true);
    end();
    again();
  });

  test('commits both of two transactions that deadlock', async () => {
    const rows = ['wsp_one', 'wsp_two'].map((id) => ({ id, name: id, plan: 'free' as const }));
    await db().insert(workspaces).values(rows);
    const holding = [new AutoResetEvent(), new AutoResetEvent()] as const;
    const ended = [new AutoResetEvent(), new AutoResetEvent()] as const;
    const rename = async (first: 0 | 1, other: 0 | 1) => {
      let tries = 0;
      await transaction(async (tx) => {
        tries += 1;
        // The loser's locks are free before the winner has taken them: another try at once could take them back, and
        // one of the two lose again.
        if (tries > 1) await ended[other].wait(10_000, forever);
        const lock = (at: number) =>
          tx
            .update(workspaces)
            .set({ name: `by ${first}` })
            .where(eq(workspaces.id, rows[at]?.id ?? ''));
        await lock(first);
        holding[first].set();
        if (tries === 1) await holding[other].wait(10_000, forever);
        await lock(other);
      });
      ended[first].set();
      return tries;
    };
    const tries = await Promise.all([rename(0, 1), rename(1, 0)]);
    expect(tries.toSorted()).toEqual([1, 2]);
    const names = await db()
      .select({ name: workspaces.name })
      .from(workspaces)
      .where(
        inArray(
          workspaces.id,
          rows.map(({ id }) => id),
        ),
      );
    expect(new Set(names.map(({ name }) => name)).size).toBe(1);
  });
});
