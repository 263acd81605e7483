'use client';

import { useEffect, useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import { at, client } from '../../hooks/client';

/** The list of starters, or the state of loading it. */
export type KnownStarters = readonly Starter[] | 'loading' | 'failed';

let known: KnownStarters = 'loading';

/** The catalogue of starters, loaded once `isWanted`; `again` retries after an error. */
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
