import { PLAN_LIMITS } from '@/lib/contract/plans';
import type { Credits, LedgerEntry, Usage } from '@/lib/contract/credits';
import Link from 'next/link';
import { bytesText } from '../export/formats';
import { PageHead, Section } from '../settings/section';
import { Ledger } from './ledger';
import { UsageChart } from './usage-chart';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

interface UsageProps {
  credits: Credits;
  usage: Usage;
  /** The bytes that the workspace stores, and those that its plan has room for. */
  storage: { bytes: number; limit: number };
  ledger: { entries: readonly LedgerEntry[]; older: number | null };
  /** Whether the first page of the ledger is shown. */
  newest: boolean;
}

/** The workspace's credits: balance, this month's usage, and the ledger. */
export function UsagePage({ credits, usage, storage, ledger, newest }: UsageProps) {
  const { title } = PLAN_LIMITS[credits.plan];
  return (
    <>
      <PageHead
        title="Usage"
        note={
          <>
            {title} plan: {credits.monthly.toLocaleString('en')} credits a month, next on{' '}
            {day.format(new Date(credits.renews_at))}. Motions from presets, recolours and exports are free.
          </>
        }
        action={
          <Link href="/prices" className="rounded-ui text-muted underline underline-offset-4 hover:text-ink">
            Plans and prices
          </Link>
        }
      />
      <dl className="mb-10 grid grid-cols-3 divide-x rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
        <Figure name="Left" value={credits.balance.toLocaleString('en')} />
        <Figure name="Held by work in progress" value={credits.held.toLocaleString('en')} />
        <Figure name="Spent this month" value={usage.credits_spent.toLocaleString('en')} />
      </dl>
      <Section title="This month" note={`Since ${day.format(new Date(usage.since))}, by kind of work.`}>
        <UsageChart usage={usage} />
      </Section>
      <Section title="Storage" note="What the workspace holds, its trash included.">
        <dl className="grid rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
          <Figure name={`Of ${storage.limit / 2 ** 30} GB`} value={bytesText(storage.bytes)} />
        </dl>
      </Section>
      <Section title="Ledger" note="Every movement of credits. What fails, is canceled or got a stand-in is refunded.">
        <Ledger {...ledger} newest={newest} />
      </Section>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col justify-between px-4 py-3">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="mt-1 text-title font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
