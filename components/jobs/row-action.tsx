'use client';

import { RotateCcw, X } from 'lucide-react';
import type { Activity } from '@/lib/contract/activity';
import { IconButton } from '../ui/icon-button';
import { JOB_WORDS } from '../usage/job-words';
import type { JobActions } from './use-job-actions';
import { creditsInWords, isOpen, mayRetry } from './words';

/** The button of a job in the list: cancels a running job, or repeats one that has ended. */
export function RowAction({ activity, actions: { busy, cancel, retry } }: { activity: Activity; actions: JobActions }) {
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
