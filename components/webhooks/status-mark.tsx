import { clsx } from 'clsx';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { DeliveryStatus } from '@/lib/contract/webhook-events';
import { STATUS_WORDS } from './words';

const ICONS = { pending: LoaderCircle, delivered: Check, dropped: CircleAlert } as const;

/** A delivery's status as an icon. */
export function StatusMark({ status }: { status: DeliveryStatus }) {
  const Icon = ICONS[status];
  return (
    <Icon
      role="img"
      aria-label={STATUS_WORDS[status]}
      className={clsx(
        'size-4 shrink-0',
        status === 'pending' && 'animate-spin text-muted',
        status === 'delivered' && 'text-accent',
        status === 'dropped' && 'text-danger',
      )}
    />
  );
}
