'use client';

import { Check, CircleDashed, CloudAlert, CloudOff } from 'lucide-react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import type { SaveStatus as Saving } from '../../session/session';

interface SaveStatusProps {
  saving: Saving;
  /** Whether the service is not reached. */
  offline: boolean;
  /** The reason why saving waits, in a few words; absent for the usual debounce. */
  held?: string | null;
  onRetry: () => void;
}

/** Shows the state of saving. */
export function SaveStatus({ saving, offline, held, onRetry }: SaveStatusProps) {
  if (offline) return <Offline />;
  if (saving === 'failed') {
    return (
      <Button size="small" look="danger" onClick={onRetry}>
        <CloudAlert aria-hidden className="size-3.5" />
        Not saved. Try again
      </Button>
    );
  }
  const waits = saving === 'waiting' && held;
  const busy = saving !== 'saved' && !waits;
  return (
    <p role="status" className="flex items-center gap-1.5 px-2 text-small text-muted max-sm:sr-only">
      {busy ? (
        <span className="scale-75">
          <Spinner />
        </span>
      ) : waits ? (
        <CircleDashed aria-hidden className="size-3.5" />
      ) : (
        <Check aria-hidden className="size-3.5" />
      )}
      {busy ? 'Saving' : waits ? held : 'Saved'}
    </p>
  );
}

/** Work goes on without a connection: it is kept, and sent by itself. */
function Offline() {
  return (
    <p role="status" className="flex items-center gap-1.5 px-2 text-small text-muted">
      <CloudOff aria-hidden className="size-3.5" />
      <span className="max-sm:sr-only">Offline, kept in this browser</span>
    </p>
  );
}
