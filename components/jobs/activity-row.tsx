'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import type { Activity } from '@/lib/contract/activity';
import { costText } from '../hooks/job-progress';
import { timeAgo } from '../hooks/time-ago';
import { JOB_WORDS } from '../usage/job-words';
import { MascotPicture } from './mascot-picture';
import { RowAction } from './row-action';
import { StatusMark } from './status-mark';
import type { JobActions } from './use-job-actions';
import { askedInWords, creditsText, durationText, isOpen, timesOf } from './words';

const exactly = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A job and the current time in milliseconds. */
interface RowProps {
  activity: Activity;
  now: number;
}

/** A row of the job list: title, status, time, duration and price. */
export function ActivityRow({ activity, now, actions }: RowProps & { actions: JobActions }) {
  return (
    <li
      className={clsx(
        'relative flex items-start gap-3 px-3 py-3 transition-colors hover:bg-hover sm:px-4 md:grid',
        'md:grid-cols-[auto_minmax(0,1fr)_7.5rem_7rem_9rem_5rem] md:items-center',
      )}
    >
      <MascotPicture of={activity} />
      <div className="min-w-0 grow">
        <Title activity={activity} />
        <MascotAndError activity={activity} />
        <NarrowFacts activity={activity} now={now} />
      </div>
      <div className="max-md:hidden">
        <StatusMark status={activity.status} />
      </div>
      <Times activity={activity} now={now} />
      <Costs activity={activity} />
      <div className="relative flex shrink-0 justify-end">
        <RowAction activity={activity} actions={actions} />
      </div>
    </li>
  );
}

/** The kind of job as a link to its page, and the prompt of its request. */
function Title({ activity }: { activity: Activity }) {
  const words = askedInWords(activity);
  return (
    <p className="flex min-w-0 items-baseline gap-2">
      <Link
        href={`/jobs/${activity.id}`}
        className="shrink-0 rounded-ui font-medium after:absolute after:inset-0 after:rounded-ui"
      >
        {JOB_WORDS[activity.type]}
      </Link>
      {words ? (
        <span className="truncate text-muted" title={words}>
          {words}
        </span>
      ) : null}
    </p>
  );
}

function MascotAndError({ activity: { mascot, status, error } }: { activity: Activity }) {
  return (
    <p className="truncate text-small text-muted">
      {mascot ? (
        <Link
          href={`/mascots/${mascot.id}`}
          className="relative rounded-ui underline-offset-4 hover:text-ink hover:underline"
        >
          {mascot.name}
        </Link>
      ) : null}
      {status === 'failed' && error ? (
        <span className="text-danger" title={error}>
          {mascot ? ' · ' : ''}
          {error}
        </span>
      ) : null}
    </p>
  );
}

/** Status, time and credits below the title, for screens without room for columns. */
function NarrowFacts({ activity, now }: RowProps) {
  const { queued, ran } = timesOf(activity, now);
  return (
    <>
      <p className="mt-1 flex items-center gap-x-3 text-small md:hidden">
        <StatusMark status={activity.status} />
        <span className="text-muted" suppressHydrationWarning>
          {timeAgo(activity.created_at, now)}
        </span>
      </p>
      <p className="text-small text-muted md:hidden">
        <span className="tabular-nums" suppressHydrationWarning>
          {durationText(ran ?? queued)}
        </span>{' '}
        · {creditsText(activity.credits)}
      </p>
    </>
  );
}

function Times({ activity, now }: RowProps) {
  const { created_at: created } = activity;
  const { queued, ran } = timesOf(activity, now);
  return (
    <div className="text-small text-muted max-md:hidden">
      <time dateTime={created} title={exactly.format(new Date(created))} suppressHydrationWarning>
        {timeAgo(created, now)}
      </time>
      <p className="tabular-nums" suppressHydrationWarning>
        {ran === null ? `waited ${durationText(queued)}` : `${isOpen(activity) ? 'for' : 'took'} ${durationText(ran)}`}
      </p>
    </div>
  );
}

function Costs({ activity }: { activity: Activity }) {
  const cost = costText(activity.cost_usd);
  return (
    <div className="text-small text-muted max-md:hidden">
      <p>{creditsText(activity.credits)}</p>
      {cost ? (
        <p className="tabular-nums" title="What the model has cost">
          {cost}
        </p>
      ) : null}
    </div>
  );
}
