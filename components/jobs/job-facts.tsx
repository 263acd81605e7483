import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Activity } from '@/lib/contract/activity';
import { costText } from '../hooks/job-progress';
import { CopyButton } from '../ui/copy-button';
import { askedOptions, creditsText, durationText, timesOf } from './words';

/** A date and time to the second, in a short form. */
const moment = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

/** The facts of a job: its mascot, time, duration and cost; `now` in milliseconds. */
export function JobFacts({ activity, costUsd, now }: { activity: Activity; costUsd: number; now: number }) {
  const { id, mascot, created_at: created, finished_at: finished } = activity;
  const { queued, ran } = timesOf(activity, now);
  return (
    <section aria-label="Facts" className="min-w-0">
      <dl className="divide-y rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
        {mascot ? (
          <Fact name="Mascot">
            <Link href={`/mascots/${mascot.id}`} className="rounded-ui underline underline-offset-4">
              {mascot.name}
            </Link>
          </Fact>
        ) : null}
        {askedOptions(activity).map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        <Fact name="Asked for">
          <time dateTime={created} suppressHydrationWarning>
            {moment.format(new Date(created))}
          </time>
        </Fact>
        <Fact name="Waited">
          <span className="tabular-nums" suppressHydrationWarning>
            {durationText(queued)}
          </span>
        </Fact>
        {ran === null ? null : (
          <Fact name={finished === null ? 'Running for' : 'Took'}>
            <span className="tabular-nums" suppressHydrationWarning>
              {durationText(ran)}
            </span>
          </Fact>
        )}
        <Fact name="Credits">{creditsText(activity.credits)}</Fact>
        <Fact name="Model cost">
          <span className="tabular-nums">{costText(costUsd) || 'Nothing'}</span>
        </Fact>
        <Fact name="Id">
          <span className="flex items-center gap-2">
            <code className="min-w-0 truncate text-small" title={id}>
              {id}
            </code>
            <CopyButton text={id} what="the id" />
          </span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-10 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 px-4 py-1.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
