'use client';

import { useCallback, useEffect, type Dispatch, type SetStateAction } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';

/** The polling interval for a mascot that is being drawn, in milliseconds. */
const POLL_MS = 1500;

/** Polls mascots that are being drawn until they are ready. Returns a function that replaces a mascot in the list. */
export function useReadyMascots(
  mascots: readonly Mascot[],
  setMascots: Dispatch<SetStateAction<readonly Mascot[]>>,
): (next: Mascot) => void {
  const replace = useCallback(
    (next: Mascot) => setMascots((now) => now.map((mascot) => (mascot.id === next.id ? next : mascot))),
    [setMascots],
  );
  const pending = mascots
    .filter(({ status }) => status === 'generating')
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setInterval(() => {
      for (const id of pending.split(','))
        client
          .call(at('GET /mascots/{id}'), { params: { id }, query: { include: 'tags' } })
          .then(replace, () => clearInterval(timer));
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [pending, replace]);
  return replace;
}
