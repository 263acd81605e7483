'use client';

import { useState } from 'react';
import type { NewWebhook } from '@/lib/contract/webhook';
import type { Subscription } from '@/lib/contract/webhook-events';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { Button } from '../ui/button';
import { Code } from '../ui/code';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';
import { Secret } from '../ui/secret';
import { EventChoice } from './event-choice';
import { VERIFY_SNIPPET } from './verify-snippet';

/** Creates a webhook, and shows its secret once, with code that uses it. */
export function NewWebhookDialog({
  open,
  onClose,
  onMade,
}: {
  open: boolean;
  onClose: () => void;
  onMade: () => void;
}) {
  const [made, setMade] = useState<NewWebhook | null>(null);
  const close = () => {
    onClose();
    setMade(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={made ? 'Its signing secret' : 'New webhook'}
      width="sm:w-144"
      description={
        made
          ? 'Copy it now: it is not shown again. It tells your server which requests are ours.'
          : 'Your server gets a POST with the whole job as JSON as soon as the job has ended.'
      }
    >
      {made ? (
        <Made webhook={made} onDone={close} />
      ) : (
        <AddressForm
          onCancel={close}
          onMade={(webhook) => {
            setMade(webhook);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

function Made({ webhook, onDone }: { webhook: NewWebhook; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Secret label="Signing secret" text={webhook.secret} />
      <Code label="Verify each request, in Node" text={VERIFY_SNIPPET.trimEnd()} className="max-h-80" />
      <div className="flex justify-end">
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}

function AddressForm({ onCancel, onMade }: { onCancel: () => void; onMade: (webhook: NewWebhook) => void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<Subscription[]>(['*']);
  const make = async () => onMade(await client.call(at('POST /webhooks'), { body: { url: url.trim(), events } }));
  return (
    <Form
      action="Create webhook"
      failed="The webhook could not be made."
      onSubmit={make}
      onCancel={onCancel}
      disabled={!url.trim() || events.length === 0}
    >
      {(error) => (
        <>
          <Field label="Address" htmlFor="webhook-url" error={error} hint="A public address that starts with https://.">
            <Input
              id="webhook-url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={LIMITS.webhook.url}
              placeholder="https://example.com/hooks/liverig"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <EventChoice events={events} onChange={setEvents} />
        </>
      )}
    </Form>
  );
}
