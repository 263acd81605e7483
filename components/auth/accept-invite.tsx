'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ServiceError } from '@/lib/client';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { Button } from '../ui/button';

/** The button that joins the workspace of an invite and opens it. */
export function AcceptInvite({ token, workspace }: { token: string; workspace: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const join = async () => {
    setBusy(true);
    setError(null);
    try {
      await client.call(at('POST /invites/{token}/accept'), { params: { token } });
      window.location.assign('/mascots');
    } catch (failure) {
      setError(messageOf(failure, 'The invite could not be accepted.'));
      setBusy(false);
      // The invite has changed since the page was rendered; a refresh shows its current state.
      if (failure instanceof ServiceError && failure.status !== 0) router.refresh();
    }
  };
  return (
    <>
      <Button look="primary" size="large" busy={busy} autoFocus className="w-full" onClick={() => void join()}>
        Join {workspace}
      </Button>
      {error ? (
        <p role="alert" className="mt-3 text-danger">
          {error}
        </p>
      ) : null}
    </>
  );
}
