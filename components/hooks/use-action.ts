'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '../layers/toast';
import { ServiceError } from '@/lib/client';
import { messageOf } from './message-of';

/** The success message, and the message of an unknown failure. */
interface ActionWords {
  done?: string;
  failed: string;
}

/**
 * Runs an action of the service, shows its result or error, and refreshes the page. Resolves to whether it succeeded.
 */
export function useAction(): {
  busy: boolean;
  run: (work: () => Promise<unknown>, words: ActionWords) => Promise<boolean>;
} {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, { done, failed }: ActionWords) => {
    setBusy(true);
    try {
      await work();
      if (done) toast(done);
      router.refresh();
      return true;
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 0;
      // Without a connection or a session, a refresh would replace the page by an error.
      if (status !== 0 && status !== 401) router.refresh();
      if (status !== 401) toast.error(messageOf(error, failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
