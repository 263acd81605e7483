'use client';

import { ArrowLeft, Send } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Webhook } from '@/lib/contract/webhook';
import { at, client } from '../hooks/client';
import { timeAgo } from '../hooks/time-ago';
import { useAction } from '../hooks/use-action';
import { PageHead, Section } from '../settings/section';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { DeliveryDialog } from './delivery-dialog';
import { Events } from './events';
import { Log } from './log';
import type { LogPage } from './log-page';
import { useLog } from './use-log';

/** The page of a webhook: its events, its deliveries, a test button and deletion. */
export function WebhookPage({ webhook, log: first }: { webhook: Webhook; log: LogPage }) {
  const { id, url } = webhook;
  const { log, failed, look, older } = useLog(id, first);
  const [open, setOpen] = useState<string | null>(null);
  const test = useAction();
  const sendTest = async () => {
    if (
      await test.run(() => client.call(at('POST /webhooks/{id}/test'), { params: { id } }), {
        failed: 'The test event could not be sent.',
      })
    )
      await look();
  };
  const shown = log.data.find((delivery) => delivery.id === open);
  return (
    <>
      <Link
        href="/workspace/webhooks"
        className="mb-3 inline-flex items-center gap-1.5 rounded-ui text-small text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-3.5" />
        Webhooks
      </Link>
      <PageHead
        title={url}
        note={<About webhook={webhook} />}
        action={
          <div className="flex flex-wrap gap-2">
            <Button busy={test.busy} onClick={() => void sendTest()}>
              <Send aria-hidden className="size-3.5" />
              Send test event
            </Button>
            <DeleteButton webhook={webhook} />
          </div>
        }
      />
      <Section
        title="Deliveries"
        note="Three attempts each, then it is dropped. Kept for 30 days, at most the last 1,000."
      >
        {failed ? (
          <p role="status" className="mb-2 text-small text-danger">
            The log could not be read; it is tried again by itself.
          </p>
        ) : null}
        <Log log={log} onOpen={setOpen} onOlder={older} />
      </Section>
      <DeliveryDialog
        delivery={shown ?? null}
        onClose={() => setOpen(null)}
        onRedelivered={() => {
          toast('It is being delivered again.');
          setOpen(null);
          void look();
        }}
      />
    </>
  );
}

function About({ webhook: { events, created_at } }: { webhook: Webhook }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1.5">
      <Events events={events} />
      <span className="text-small" suppressHydrationWarning>
        Made {timeAgo(created_at)}
      </span>
    </span>
  );
}

function DeleteButton({ webhook: { id, url } }: { webhook: Webhook }) {
  const router = useRouter();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const remove = () =>
    run(
      async () => {
        await client.call(at('DELETE /webhooks/{id}'), { params: { id } });
        // Navigates first, because a refresh of this page would give a 404.
        router.push('/workspace/webhooks');
      },
      { done: 'The webhook is deleted.', failed: 'The webhook could not be deleted.' },
    );
  return (
    <>
      <Button look="danger" busy={busy} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Delete this webhook?"
        action="Delete webhook"
        onConfirm={() => void remove()}
        body={
          `${url} gets nothing more from this moment on, and the log of its deliveries is gone. This cannot be ` +
          'undone.'
        }
      />
    </>
  );
}
