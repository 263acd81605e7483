import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { creditEntries, creditTotals, jobs, workspaces } from '@/drizzle/schema';
import type { JobType } from '@/lib/contract/job';
import type { Plan } from '@/lib/contract/plans';
import type { Db, Tx } from './client';
import { newId } from './queries/ids';

/**
 * Locks a workspace's credits until the transaction ends, and gives its plan; null where there is no such workspace.
 */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<Plan | null> {
  // FOR UPDATE would also block every insert that refers to the workspace.
  const [row] = await tx
    .select({ plan: workspaces.plan })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  return row?.plan ?? null;
}

/** The sums of a workspace's ledger, in credits: balance + held + spent = granted. */
interface LedgerSums {
  balance: number;
  held: number;
  spent: number;
  granted: number;
}

/** The sums of a workspace's ledger, as its totals have them. */
export async function ledgerSums(tx: Db | Tx, workspaceId: string): Promise<LedgerSums> {
  const { balance, held, granted } = creditTotals;
  const [row] = await tx
    .select({ balance, held, granted })
    .from(creditTotals)
    .where(eq(creditTotals.workspaceId, workspaceId));
  const sums = row ?? { balance: 0, held: 0, granted: 0 };
  return { ...sums, spent: sums.granted - sums.balance - sums.held };
}

/** A workspace's plan and credits, and how many of them were granted for a month. */
interface Funds {
  plan: Plan;
  balance: number;
  held: number;
  grantedThisMonth: number;
}

/** The credits of a workspace in a month (`2026-11`), in one query; null where there is no such workspace. */
export async function fundsIn(tx: Db | Tx, workspaceId: string, period: string): Promise<Funds | null> {
  const [row] = await tx
    .select({
      plan: workspaces.plan,
      balance: sql`coalesce(${creditTotals.balance}, 0)`.mapWith(Number),
      held: sql`coalesce(${creditTotals.held}, 0)`.mapWith(Number),
      grantedThisMonth: sql`(select coalesce(sum(${creditEntries.credits}), 0) from ${creditEntries}
        where ${creditEntries.workspaceId} = ${workspaces.id} and ${creditEntries.kind} = 'grant'
        and ${creditEntries.period} = ${period})`.mapWith(Number),
    })
    .from(workspaces)
    .leftJoin(creditTotals, eq(creditTotals.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}

/** Grants credits for a month under a plan; false, and nothing is granted, where that was done before. */
export async function insertGrant(
  tx: Db | Tx,
  workspaceId: string,
  grant: { credits: number; period: string; plan: Plan },
): Promise<boolean> {
  const granted = await tx
    .insert(creditEntries)
    .values({ id: newId('entry'), workspaceId, kind: 'grant', held: 0, ...grant })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return granted.length > 0;
}

/** Adds credits beside a plan's, for a reason; negative ones are taken away. */
export async function insertExtraGrant(
  tx: Tx,
  workspaceId: string,
  grant: { credits: number; reason: string | null },
): Promise<void> {
  await tx.insert(creditEntries).values({ id: newId('entry'), workspaceId, kind: 'grant', held: 0, ...grant });
}

/** Moves credits of each job from the balance to held ones; throws for a job that has a hold. */
export async function insertHolds(
  tx: Tx,
  workspaceId: string,
  holds: readonly { jobId: string; credits: number }[],
): Promise<void> {
  await tx.insert(creditEntries).values(
    holds.map(({ jobId, credits }) => ({
      id: newId('entry'),
      workspaceId,
      kind: 'hold' as const,
      credits: -credits,
      held: credits,
      jobId,
    })),
  );
}

/**
 * Settles a job's hold and gives its credits: captured ones are spent, refunded ones return.
 * Gives 0 for a job without a hold; throws for a second settlement.
 */
export async function insertSettlement(tx: Tx, jobId: string, kind: 'capture' | 'refund'): Promise<number> {
  const [hold] = await tx
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.jobId, jobId), eq(creditEntries.kind, 'hold')));
  if (!hold) return 0;
  const credits = kind === 'refund' ? hold.held : 0;
  await tx
    .insert(creditEntries)
    .values({ id: newId('entry'), workspaceId: hold.workspaceId, kind, credits, held: -hold.held, jobId });
  return hold.held;
}

/** The usage of one type of job. */
interface TypeUsage {
  type: JobType;
  jobs: number;
  costUsd: number;
  credits: number;
}

/** The number, model spend and captured credits of jobs made since a moment, by type. */
export async function usageByType(tx: Db | Tx, workspaceId: string, since: Date): Promise<TypeUsage[]> {
  return tx
    .select({
      type: jobs.type,
      jobs: sql`count(*)`.mapWith(Number),
      costUsd: sum(jobs.costUsd).mapWith(Number),
      credits: sql`coalesce(-sum(${creditEntries.held}), 0)`.mapWith(Number),
    })
    .from(jobs)
    .leftJoin(creditEntries, and(eq(creditEntries.jobId, jobs.id), eq(creditEntries.kind, 'capture')))
    .where(and(eq(jobs.workspaceId, workspaceId), gte(jobs.createdAt, since)))
    .groupBy(jobs.type)
    .orderBy(jobs.type);
}
