'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Delivery } from '@/lib/contract/webhook';
import { messageOf } from '../hooks/message-of';
import { timeAgo } from '../hooks/time-ago';
import { Badge, Rows } from '../settings/section';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { StatusMark } from './status-mark';
import type { LogPage } from './log-page';
import { deliveryWords } from './words';

interface LogProps {
  log: LogPage;
  onOpen: (id: string) => void;
  onOlder: () => Promise<void>;
}

/** The list of deliveries, newest first; a click opens one. */
export function Log({ log, onOpen, onOlder }: LogProps) {
  const [busy, setBusy] = useState(false);
  const older = () => {
    setBusy(true);
    onOlder()
      .catch((error: unknown) => toast.error(messageOf(error, 'Older deliveries could not be read.')))
      .finally(() => setBusy(false));
  };
  if (log.data.length === 0)
    return (
      <Notice title="Nothing delivered yet">
        Deliveries for jobs that end from now on appear here. Send a test event to check the address.
      </Notice>
    );
  return (
    <>
      <Rows label="Deliveries">
        {log.data.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery.id)} />
        ))}
      </Rows>
      {log.next_cursor ? (
        <div className="mt-3 flex justify-center">
          <Button busy={busy} onClick={older}>
            Show older
          </Button>
        </div>
      ) : null}
    </>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { type, status, job_id, created_at } = delivery;
  return (
    <li className="first:[&>button]:rounded-t-ui last:[&>button]:rounded-b-ui">
      <button
        type="button"
        onClick={onOpen}
        className={clsx(
          'flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left transition-colors outline-offset-[-2px]!',
          'hover:bg-hover',
        )}
      >
        <StatusMark status={status} />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2 font-medium">
            {type}
            {job_id === null ? <Badge>Test</Badge> : null}
          </span>
          <span className="block text-small wrap-anywhere text-muted">{deliveryWords(delivery)}</span>
        </span>
        <time dateTime={created_at} className="shrink-0 text-small text-muted" suppressHydrationWarning>
          {timeAgo(created_at)}
        </time>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
      </button>
    </li>
  );
}
