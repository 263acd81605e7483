'use client';

import { RotateCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Delivery, WholeDelivery } from '@/lib/contract/webhook';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { useAction } from '../hooks/use-action';
import { Button } from '../ui/button';
import { Code } from '../ui/code';
import { Dialog } from '../ui/dialog';
import { Skeleton } from '../ui/skeleton';
import { attemptWords, STATUS_WORDS } from './words';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

interface DeliveryDialogProps {
  delivery: Delivery | null;
  onClose: () => void;
  onRedelivered: () => void;
}

/** The details of a delivery: its attempts with their responses, and the request. */
export function DeliveryDialog({ delivery, onClose, onRedelivered }: DeliveryDialogProps) {
  return (
    <Dialog
      open={delivery !== null}
      onOpenChange={(open) => !open && onClose()}
      title={delivery ? `${delivery.type}${delivery.job_id === null ? ' (test)' : ''}` : ''}
      width="sm:w-176"
      description={
        delivery ? `${STATUS_WORDS[delivery.status]} · ${moment.format(new Date(delivery.created_at))}` : undefined
      }
    >
      {delivery ? <Body key={delivery.id} delivery={delivery} onRedelivered={onRedelivered} /> : null}
    </Dialog>
  );
}

function Body({ delivery, onRedelivered }: { delivery: Delivery; onRedelivered: () => void }) {
  const { whole, error, again } = useWhole(delivery);
  const { busy, run } = useAction();
  const redeliver = async () => {
    const params = { id: delivery.webhook_id, delivery_id: delivery.id };
    if (
      await run(() => client.call(at('POST /webhooks/{id}/deliveries/{delivery_id}/redeliver'), { params }), {
        failed: 'It could not be sent again.',
      })
    )
      onRedelivered();
  };
  if (error)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-danger">{error}</p>
        <Button size="small" onClick={again}>
          Try again
        </Button>
      </div>
    );
  if (!whole)
    return (
      <div aria-busy className="flex flex-col gap-3">
        <p role="status" className="sr-only">
          Loading
        </p>
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Part
        title={whole.attempts.length > 1 ? 'Attempts' : 'Attempt'}
        action={
          <Button size="small" busy={busy} onClick={() => void redeliver()}>
            <RotateCw aria-hidden className="size-3.5" />
            Redeliver
          </Button>
        }
      >
        <Attempts whole={whole} />
      </Part>
      <Part title="Request">
        <p className="font-mono text-small wrap-anywhere">POST {whole.request.url}</p>
        <Code
          label="Headers"
          wrap
          text={Object.entries(whole.request.headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        />
        <Code label="Body" text={pretty(whole.request.body)} copied={whole.request.body} className="max-h-72" />
      </Part>
    </div>
  );
}

function Attempts({ whole: { attempts } }: { whole: WholeDelivery }) {
  if (attempts.length === 0) return <p className="text-muted">The first one is under way.</p>;
  return (
    <ol aria-label="Attempts" className="flex flex-col gap-3">
      {attempts.map((attempt, index) => (
        <li key={attempt.at} className="flex min-w-0 flex-col gap-1.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">{attemptWords(attempt)}</span>
            <time dateTime={attempt.at} className="text-small text-muted">
              {moment.format(new Date(attempt.at))}
            </time>
          </p>
          {attempt.status !== null && attempt.error ? (
            <p className="text-small wrap-anywhere text-danger">{attempt.error}</p>
          ) : null}
          {attempt.response ? (
            <Code
              label={attempts.length > 1 ? `Answer ${index + 1}` : 'Answer'}
              text={attempt.response}
              wrap
              className="max-h-40"
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-medium">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

/** The delivery with all details, read again after each attempt. */
function useWhole(delivery: Delivery): { whole: WholeDelivery | null; error: string | null; again: () => void } {
  const [whole, setWhole] = useState<WholeDelivery | null>(null);
  const [failure, setFailure] = useState<{ state: string; error: string } | null>(null);
  const [tries, setTries] = useState(0);
  const {
    id,
    webhook_id,
    status,
    attempts: { length },
  } = delivery;
  const state = `${status} ${length} ${tries}`;
  useEffect(() => {
    const stop = new AbortController();
    client
      .call(at('GET /webhooks/{id}/deliveries/{delivery_id}'), {
        params: { id: webhook_id, delivery_id: id },
        signal: stop.signal,
      })
      .then(setWhole)
      .catch(
        (error: unknown) =>
          stop.signal.aborted || setFailure({ state, error: messageOf(error, 'The delivery could not be read.') }),
      );
    return () => stop.abort();
  }, [id, webhook_id, state]);
  return { whole, error: failure?.state === state ? failure.error : null, again: () => setTries(tries + 1) };
}
