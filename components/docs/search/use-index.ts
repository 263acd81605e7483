'use client';

import { useEffect, useState } from 'react';
import type { SearchEntry } from '@/lib/contract/docs';
import type { Find } from './index-of';

let kept: Promise<Find> | undefined;

/** Loads the search index and its code, once per visit. */
async function load(): Promise<Find> {
  const [response, { indexOf }] = await Promise.all([fetch('/docs/search.json'), import('./index-of')]);
  if (!response.ok) throw new Error('The search could not be loaded.');
  return indexOf((await response.json()) as SearchEntry[]);
}

/** The search function; null until it is loaded. */
export function useIndex(): { find: Find | null; failed: boolean } {
  const [find, setFind] = useState<Find | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    kept ??= load();
    kept.then(
      (found) => {
        if (!gone) setFind(() => found);
      },
      () => {
        kept = undefined;
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return { find, failed };
}
