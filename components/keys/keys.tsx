'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Key } from '@/lib/contract/key';
import { at, client } from '../hooks/client';
import { timeAgo } from '../hooks/time-ago';
import { useAction } from '../hooks/use-action';
import { useShortcuts } from '../hooks/use-shortcuts';
import { PageHead, Row, Rows } from '../settings/section';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Notice } from '../ui/notice';
import { ConnectAgent } from './connect-agent';
import { NewKeyDialog } from './new-key';

/** The workspace's API keys: created, shown once, revoked; and how to connect an agent. */
export function Keys({ keys, origin }: { keys: readonly Key[]; origin: string }) {
  const router = useRouter();
  const { run } = useAction();
  const [making, setMaking] = useState(false);
  const [asked, setAsked] = useState<Key | null>(null);
  useShortcuts([{ title: 'New API key', group: 'API keys', keys: ['n'], run: () => setMaking(true) }]);
  const revoke = ({ id, name }: Key) =>
    run(() => client.call(at('DELETE /keys/{id}'), { params: { id } }), {
      done: `${name} is revoked.`,
      failed: 'The key could not be revoked.',
    });
  const make = (
    <Button look="primary" onClick={() => setMaking(true)}>
      <Plus aria-hidden className="size-4" />
      New key
    </Button>
  );
  return (
    <>
      <PageHead
        title="API keys"
        note="For programs and agents: they make, change and export mascots with the workspace's credits."
        action={keys.length > 0 ? make : null}
      />
      {keys.length === 0 ? (
        <Notice title="No keys yet" action={make}>
          Create one to call the API, or to connect an agent.
        </Notice>
      ) : (
        <Rows label="API keys">
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setAsked(key)} />
          ))}
        </Rows>
      )}
      <div className="mt-10">
        <ConnectAgent origin={origin} />
      </div>
      <NewKeyDialog open={making} onClose={() => setMaking(false)} onMade={() => router.refresh()} />
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Revoke ${asked?.name ?? 'key'}?`}
        body="Whatever uses it is refused from this moment on. This cannot be undone."
        action="Revoke key"
        onConfirm={() => asked && void revoke(asked)}
      />
    </>
  );
}

function KeyRow({ of: key, onRevoke }: { of: Key; onRevoke: () => void }) {
  return (
    <Row
      title={
        <>
          <span>{key.name}</span>
          <code className="font-mono text-small font-normal text-muted">{key.prefix}…</code>
        </>
      }
      note={<Times of={key} />}
    >
      <Button size="small" aria-label={`Revoke ${key.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
}

function Times({ of: { created_at, last_used_at } }: { of: Key }) {
  return (
    <span suppressHydrationWarning>
      Made {timeAgo(created_at)} · {last_used_at ? `last used ${timeAgo(last_used_at)}` : 'not used yet'}
    </span>
  );
}
