'use client';

import { Check, CircleDashed, CloudAlert } from 'lucide-react';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import type { SaveStatus as Saving } from '../../session/session';

interface SaveStatusProps {
  saving: Saving;
  /** The reason why saving waits, in a few words; absent for the usual debounce. */
  held?: string | null;
  onRetry: () => void;
}

/** Shows the state of saving. */
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
