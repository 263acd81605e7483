'use client';

import { Button } from '../ui/button';
import { focusFirst } from './focus-first';
import type { Failure } from './use-export';

/** The failure of an export, and what to do. */
export function ExportFailed({
  failure: { message, advice, again },
  onRetry,
  onBack,
}: {
  failure: Failure;
  onRetry: () => void;
  onBack: () => void;
}) {
  return (
    <div className="flex flex-col gap-4 py-4">
      <div role="alert">
        <p className="text-danger">{message}</p>
        <p className="mt-1 text-muted">{advice}</p>
      </div>
      <div className="flex justify-end gap-2">
        <Button ref={again ? undefined : focusFirst} look={again ? 'secondary' : 'primary'} onClick={onBack}>
          Back
        </Button>
        {again ? (
          <Button ref={focusFirst} look="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
      </div>
    </div>
  );
}
