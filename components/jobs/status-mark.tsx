import { clsx } from 'clsx';
import { Ban, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { JobStatus } from '@/lib/contract/job';
import { Spinner } from '../ui/spinner';
import { STATUS_WORDS } from './words';

const ICONS = { queued: Clock, succeeded: CircleCheck, failed: CircleAlert, canceled: Ban } as const;

/** A job's status as an icon and a word. */
export function StatusMark({ status }: { status: JobStatus }) {
  const Icon = status === 'running' ? null : ICONS[status];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        status === 'failed' ? 'text-danger' : status === 'running' ? 'text-accent' : 'text-muted',
      )}
    >
      {Icon ? <Icon aria-hidden className="size-4" /> : <Spinner />}
      {STATUS_WORDS[status]}
    </span>
  );
}
