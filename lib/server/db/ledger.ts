import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { creditEntries, jobs, mascots } from '@/drizzle/schema';
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
  const lines = tx
    .select({
      seq: creditEntries.seq,
      id: creditEntries.id,
      kind: creditEntries.kind,
      credits: creditEntries.credits,
      jobId: creditEntries.jobId,
      plan: creditEntries.plan,
      createdAt: creditEntries.createdAt,
      balance: sql`sum(${creditEntries.credits}) over (order by ${creditEntries.seq})`.mapWith(Number).as('balance'),
    })
    .from(creditEntries)
    .where(eq(creditEntries.workspaceId, workspaceId))
    .as('lines');
  const settlement = alias(creditEntries, 'settlement');
  const rows = await tx
    .select({
      seq: lines.seq,
      id: lines.id,
      kind: lines.kind,
      credits: lines.credits,
      balance: lines.balance,
      plan: lines.plan,
      createdAt: lines.createdAt,
      jobId: jobs.id,
      type: jobs.type,
      mascotId: mascots.id,
      mascotName: mascots.name,
      settled: settlement.kind,
    })
    .from(lines)
    .leftJoin(jobs, eq(jobs.id, lines.jobId))
    .leftJoin(mascots, eq(mascots.id, jobs.mascotId))
    .leftJoin(settlement, and(eq(settlement.jobId, lines.jobId), ne(settlement.kind, 'hold')))
    .where(and(ne(lines.kind, 'capture'), before === null ? undefined : lt(lines.seq, before)))
    .orderBy(desc(lines.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { entries: page.map(toEntry), older: rows.length > limit ? (page.at(-1)?.seq ?? null) : null };
}

interface LedgerRow {
  id: string;
  kind: (typeof creditEntries.$inferSelect)['kind'];
  credits: number;
  balance: number;
  plan: string | null;
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
    job: jobId !== null && type !== null ? { id: jobId, type, mascot, state } : null,
  };
}
