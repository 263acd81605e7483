'use client';

import { useEffect, useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import { at, client } from '../../hooks/client';

/** The finished characters, or that they could not be loaded. */
export type KnownStarters = readonly Starter[] | 'loading' | 'failed';

let known: KnownStarters = 'loading';

/** The catalogue of finished characters, loaded once it is wanted; `again` repeats a failed load. */
export function useStarters(isWanted: boolean): { starters: KnownStarters; again: () => void } {
  const [starters, setStarters] = useState(known);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || (tries === 0 && known !== 'loading')) return undefined;
    let isGone = false;
    const keep = (next: KnownStarters) => {
      if (next !== 'failed') known = next;
      if (!isGone) setStarters(next);
    };
    client.call(at('GET /starters')).then(
      ({ data }) => keep(data),
      () => keep('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, tries]);
  const again = () => {
    setStarters('loading');
    setTries((count) => count + 1);
  };
  return { starters, again };
}
