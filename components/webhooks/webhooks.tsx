'use client';

import { clsx } from 'clsx';
import { ChevronRight, Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Delivery, Webhook } from '@/lib/contract/webhook';
import { timeAgo } from '../hooks/time-ago';
import { useShortcuts } from '../hooks/use-shortcuts';
import { PageHead, Rows } from '../settings/section';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Events } from './events';
import { NewWebhookDialog } from './new-webhook';
import { StatusMark } from './status-mark';
import { STATUS_WORDS } from './words';

/** The workspace's webhooks, each with its last delivery. */
export function Webhooks({
  webhooks,
  latest,
}: {
  webhooks: readonly Webhook[];
  latest: Readonly<Record<string, Delivery>>;
}) {
  const router = useRouter();
  const [making, setMaking] = useState(false);
  useShortcuts([{ title: 'New webhook', group: 'Webhooks', keys: ['n'], run: () => setMaking(true) }]);
  const make = (
    <Button look="primary" onClick={() => setMaking(true)}>
      <Plus aria-hidden className="size-4" />
      New webhook
    </Button>
  );
  return (
    <>
      <PageHead
        title="Webhooks"
        note="Addresses of yours that are told, signed, how every job of this workspace ends."
        action={webhooks.length > 0 ? make : null}
      />
      {webhooks.length === 0 ? (
        <Notice title="No webhooks yet" action={make}>
          Create one to be notified of finished mascots, motions and exports without polling.
        </Notice>
      ) : (
        <Rows label="Webhooks">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} latest={latest[webhook.id]} />
          ))}
        </Rows>
      )}
      <NewWebhookDialog open={making} onClose={() => setMaking(false)} onMade={() => router.refresh()} />
    </>
  );
}

function WebhookRow({
  webhook: { id, url, events, created_at },
  latest,
}: {
  webhook: Webhook;
  latest: Delivery | undefined;
}) {
  return (
    <li
      className={clsx(
        'relative flex min-h-14 items-center gap-3 px-4 py-2.5 transition-colors first:rounded-t-ui',
        'last:rounded-b-ui hover:bg-hover',
      )}
    >
      <div className="min-w-0 grow">
        <Link
          href={`/workspace/webhooks/${id}`}
          className="block rounded-ui font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {url}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          <Events events={events} />
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1.5 text-small text-muted">
        {latest ? (
          <>
            <StatusMark status={latest.status} />
            <span className="max-sm:hidden" suppressHydrationWarning>
              {STATUS_WORDS[latest.status]}
              {latest.status === 'pending' ? null : ` ${timeAgo(latest.created_at)}`}
            </span>
          </>
        ) : (
          <span className="max-sm:hidden" suppressHydrationWarning>
            Made {timeAgo(created_at)}
          </span>
        )}
        <ChevronRight aria-hidden className="size-4" />
      </div>
    </li>
  );
}
