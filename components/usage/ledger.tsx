import Link from 'next/link';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import type { LedgerEntry } from '@/lib/contract/credits';
import { Button } from '../ui/button';
import { JOB_WORDS } from './job-words';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
const STATES = { held: 'In progress', spent: 'Done', refunded: 'Refunded' } as const;

interface LedgerProps {
  entries: readonly LedgerEntry[];
  older: number | null;
  newest: boolean;
}

/** The credit ledger, newest first: time, job, credits and balance. */
export function Ledger({ entries, older, newest }: LedgerProps) {
  return (
    <>
      <div className="overflow-x-auto rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
        <table className="w-full tabular-nums">
          <thead className="text-left text-small text-muted">
            <tr className="border-b [&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
              <th>What</th>
              <th className="max-sm:hidden">When (UTC)</th>
              <th className="text-right!">Credits</th>
              <th className="text-right!">Balance</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {entries.map((entry) => (
              <tr key={entry.id} className="[&>td]:px-4 [&>td]:py-2.5">
                <td className="min-w-40">
                  <What of={entry} />
                  <time dateTime={entry.created_at} className="block text-small text-muted sm:hidden">
                    {moment.format(new Date(entry.created_at))}
                  </time>
                </td>
                <td className="whitespace-nowrap text-muted max-sm:hidden">
                  <time dateTime={entry.created_at}>{moment.format(new Date(entry.created_at))}</time>
                </td>
                <td className="text-right">{signed.format(entry.credits).replace('-', '−')}</td>
                <td className="text-right">{entry.balance.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {entries.length === 0 ? (
          <p className="px-4 py-6 text-center text-muted">No credits have been granted or spent yet.</p>
        ) : null}
      </div>
      {newest && older === null ? null : (
        <nav aria-label="Pages of the ledger" className="mt-3 flex justify-between gap-2">
          {newest ? (
            <span />
          ) : (
            <Button asChild>
              <Link href="/workspace/usage">Newest</Link>
            </Button>
          )}
          {older === null ? null : (
            <Button asChild>
              <Link href={`/workspace/usage?before=${older}`}>Older</Link>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

function What({ of: { kind, plan, reason, job } }: { of: LedgerEntry }) {
  if (kind === 'grant' && !plan) return <span>{reason ?? 'Credits from the people who run this service'}</span>;
  if (kind === 'grant')
    return (
      <span>Monthly credits{plan ? <span className="text-muted"> · {PLAN_LIMITS[plan].title} plan</span> : null}</span>
    );
  if (!job) return <span>{kind === 'refund' ? 'Refund' : 'Work'}</span>;
  const { type, mascot, state } = job;
  return (
    <span>
      {kind === 'refund' ? `Refund: ${JOB_WORDS[type].toLowerCase()}` : JOB_WORDS[type]}
      {mascot ? (
        <span className="text-muted">
          {' '}
          ·{' '}
          <Link href={`/mascots/${mascot.id}`} className="rounded-ui underline-offset-4 hover:text-ink hover:underline">
            {mascot.name}
          </Link>
        </span>
      ) : null}
      {kind === 'hold' && state !== 'spent' ? <span className="text-muted"> · {STATES[state]}</span> : null}
    </span>
  );
}
