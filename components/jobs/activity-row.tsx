'use client';

import { clsx } from 'clsx';
import { RotateCcw, X } from 'lucide-react';
import Link from 'next/link';
import type { Activity } from '@/lib/contract/activity';
import { costText } from '../hooks/job-progress';
import { timeAgo } from '../hooks/time-ago';
import { IconButton } from '../ui/icon-button';
import { JOB_WORDS } from '../usage/job-words';
import { MascotPicture } from './mascot-picture';
import { StatusMark } from './status-mark';
import type { JobActions } from './use-job-actions';
import { askedInWords, creditsInWords, creditsText, durationText, isOpen, mayRetry, timesOf } from './words';

const exactly = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/**
 * A job of the list: what it is in words, how it stands, when it was, how long it took, what it cost; `now` in
 * milliseconds.
 */
export function ActivityRow({ activity, now, actions }: { activity: Activity; now: number; actions: JobActions }) {
  const { id, type, status, mascot, created_at: created, error } = activity;
  const words = askedInWords(activity);
  const { queued, ran } = timesOf(activity, now);
  const cost = costText(activity.cost_usd);
  return (
    <li
      className={clsx(
        'relative flex items-start gap-3 px-3 py-3 transition-colors hover:bg-hover sm:px-4 md:grid',
        'md:grid-cols-[auto_minmax(0,1fr)_7.5rem_7rem_9rem_5rem] md:items-center',
      )}
    >
      <MascotPicture of={activity} />
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-baseline gap-2">
          <Link
            href={`/jobs/${id}`}
            className="shrink-0 rounded-ui font-medium after:absolute after:inset-0 after:rounded-ui"
          >
            {JOB_WORDS[type]}
          </Link>
          {words ? (
            <span className="truncate text-muted" title={words}>
              {words}
            </span>
          ) : null}
        </p>
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
        <p className="mt-1 flex items-center gap-x-3 text-small md:hidden">
          <StatusMark status={status} />
          <span className="text-muted" suppressHydrationWarning>
            {timeAgo(created, now)}
          </span>
        </p>
        <p className="text-small text-muted md:hidden">
          <span className="tabular-nums" suppressHydrationWarning>
            {durationText(ran ?? queued)}
          </span>{' '}
          · {creditsText(activity.credits)}
        </p>
      </div>
      <div className="max-md:hidden">
        <StatusMark status={status} />
      </div>
      <div className="text-small text-muted max-md:hidden">
        <time dateTime={created} title={exactly.format(new Date(created))} suppressHydrationWarning>
          {timeAgo(created, now)}
        </time>
        <p className="tabular-nums" suppressHydrationWarning>
          {ran === null
            ? `waited ${durationText(queued)}`
            : `${isOpen(activity) ? 'for' : 'took'} ${durationText(ran)}`}
        </p>
      </div>
      <div className="text-small text-muted max-md:hidden">
        <p>{creditsText(activity.credits)}</p>
        {cost ? (
          <p className="tabular-nums" title="What the model has cost">
            {cost}
          </p>
        ) : null}
      </div>
      <div className="relative flex shrink-0 justify-end">
        <RowAction activity={activity} actions={actions} />
      </div>
    </li>
  );
}

function RowAction({ activity, actions: { busy, cancel, retry } }: { activity: Activity; actions: JobActions }) {
  const what = JOB_WORDS[activity.type].toLowerCase();
  if (isOpen(activity))
    return (
      <IconButton
        icon={X}
        label={`Cancel this ${what}`}
        side="left"
        busy={busy === activity.id}
        onClick={() => cancel(activity)}
      />
    );
  if (!mayRetry(activity)) return null;
  const price = activity.credits.amount > 0 ? ` for ${creditsInWords(activity.credits.amount)}` : '';
  return (
    <IconButton
      icon={RotateCcw}
      label={`${activity.status === 'succeeded' ? 'Run this' : 'Try this'} ${what} again${price}`}
      side="left"
      busy={busy === activity.id}
      onClick={() => retry(activity)}
    />
  );
}
