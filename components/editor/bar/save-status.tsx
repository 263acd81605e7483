'use client';

import { Check, CircleDashed, CloudAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import type { SaveStatus as Saving } from '../../session/session';

interface SaveStatusProps {
  saving: Saving;
  /** Why it waits to be saved, in a few words; without it, because changes have only just been made. */
  held?: string | null;
  onRetry: () => void;
}

/** Whether the server has what is shown. */
export function SaveStatus({ saving, held, onRetry }: SaveStatusProps) {
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
