'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from 'sonner';
import { ServiceError } from '@/lib/client';
import { messageOf } from './message-of';

/** What is said when something was done, and when nobody knows why it was not. */
interface ActionWords {
  done?: string;
  failed: string;
}

/**
 * Does things with the service and shows the page anew: says what was done or what went wrong; gives whether it worked.
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
      // Without an answer the page would be lost, and without a session left: the studio says that one is signed out.
      if (status !== 0 && status !== 401) router.refresh();
      if (status !== 401) toast.error(messageOf(error, failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
