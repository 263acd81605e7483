import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { creditEntries, creditTotals, jobs, mascots } from '@/drizzle/schema';
import type { LedgerEntry } from '@/lib/contract/credits';
import type { Plan } from '@/lib/contract/plans';
import type { Db, Tx } from './client';

const OUTCOMES = { capture: 'spent', refund: 'refunded' } as const;

/**
 * A page of a workspace's ledger, newest first, each entry with the balance after it; `before` and `older` are
 * positions.
 */
export async function pageOfLedger(
  tx: Db | Tx,
  workspaceId: string,
  limit: number,
  before: number | null,
): Promise<{ entries: LedgerEntry[]; older: number | null }> {
  const { seq, id, kind, credits, jobId, plan, reason, createdAt } = creditEntries;
  const lines = tx.$with('lines').as(
    tx
      .select({ seq, id, kind, credits, jobId, plan, reason, createdAt })
      .from(creditEntries)
      .where(
        and(
          eq(creditEntries.workspaceId, workspaceId),
          ne(kind, 'capture'),
          before === null ? undefined : lt(seq, before),
        ),
      )
      .orderBy(desc(seq))
      .limit(limit + 1),
  );
  // The balance after the page's newest entry is today's without what came since, which is nothing on the first page.
  const newest = sql`select balance - coalesce((select sum(entry.credits) from ${creditEntries} as entry
      where entry.workspace_id = ${workspaceId} and entry.seq > (select max(seq) from ${lines})), 0)
    from ${creditTotals} where workspace_id = ${workspaceId}`;
  const settlement = alias(creditEntries, 'settlement');
  const rows = await tx
    .with(lines)
    .select({
      seq: lines.seq,
      id: lines.id,
      kind: lines.kind,
      credits: lines.credits,
      newest: sql`(${newest})`.mapWith(Number),
      plan: lines.plan,
      reason: lines.reason,
      createdAt: lines.createdAt,
      jobId: jobs.id,
      type: jobs.type,
      mascotId: mascots.id,
      mascotName: mascots.name,
      settled: settlement.kind,
    })
    .from(lines)
    .leftJoin(jobs, eq(jobs.id, lines.jobId))
    .leftJoin(mascots, and(eq(mascots.id, jobs.mascotId), eq(mascots.workspaceId, jobs.workspaceId)))
    .leftJoin(settlement, and(eq(settlement.jobId, lines.jobId), ne(settlement.kind, 'hold')))
    .orderBy(desc(lines.seq));
  const page = withBalances(rows.slice(0, limit), rows[0]?.newest ?? 0);
  return { entries: page.map(toEntry), older: rows.length > limit ? (page.at(-1)?.seq ?? null) : null };
}

/**
 * Adds to each ledger line, from the newest on, the balance after it; captures are left out, since they do not change
 * it.
 */
function withBalances<T extends { credits: number }>(lines: readonly T[], newest: number): (T & { balance: number })[] {
  let balance = newest;
  return lines.map((line) => {
    const after = balance;
    balance -= line.credits;
    return { ...line, balance: after };
  });
}

interface LedgerRow {
  id: string;
  kind: (typeof creditEntries.$inferSelect)['kind'];
  credits: number;
  balance: number;
  plan: string | null;
  reason: string | null;
  createdAt: Date;
  jobId: string | null;
  type: (typeof jobs.$inferSelect)['type'] | null;
  mascotId: string | null;
  mascotName: string | null;
  settled: (typeof creditEntries.$inferSelect)['kind'] | null;
}

function toEntry({
  id,
  kind,
  credits,
  balance,
  plan,
  reason,
  createdAt,
  jobId,
  type,
  mascotId,
  mascotName,
  settled,
}: LedgerRow): LedgerEntry {
  const mascot = mascotId !== null && mascotName !== null ? { id: mascotId, name: mascotName } : null;
  const state = settled === 'capture' || settled === 'refund' ? OUTCOMES[settled] : 'held';
  return {
    id,
    kind: kind as LedgerEntry['kind'],
    credits,
    balance,
    created_at: createdAt.toISOString(),
    plan: plan as Plan | null,
    reason,
    job: jobId !== null && type !== null ? { id: jobId, type, mascot, state } : null,
  };
}
