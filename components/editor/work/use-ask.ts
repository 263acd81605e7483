'use client';

import { useState } from 'react';
import { isTooExpensive, messageOf } from '../../hooks/message-of';
import { refreshCredits } from '../../shell/session';

/**
 * Sends a request that starts a job. `busy` until the service accepts it; `error` is the message of a failed try. `ask`
 * resolves to whether the request was accepted.
 */
export function useAsk(): {
  busy: boolean;
  error: string | null;
  clear: () => void;
  ask: (work: () => Promise<void>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      // The credits may have been spent elsewhere, so that the form did not know that they are too few.
      if (isTooExpensive(failure)) void refreshCredits();
      setError(messageOf(failure, 'The request could not be sent. Try again.'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, clear: () => setError(null), ask };
}
