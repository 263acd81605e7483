'use client';

import { useState, type Dispatch, type SetStateAction } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { useReturn } from '../hooks/use-return';
import { complain } from './complain';

/** A page of mascots, newest first, as the service answers it. */
export interface LibraryPage {
  data: Mascot[];
  next_cursor: string | null;
}

/** Loads older pages into the list, and the newest page again when the user comes back to the tab. */
export function useMascotPages(first: LibraryPage, setMascots: Dispatch<SetStateAction<readonly Mascot[]>>) {
  const [cursor, setCursor] = useState(first.next_cursor);
  const [loading, setLoading] = useState(false);

  // Reads the newest page again after changes elsewhere or a return by the browser's history; older pages stay.
  useReturn(() => {
    client
      .call(at('GET /mascots'), { query: { limit: Math.min(Math.max(first.data.length, 24), 100) } })
      .then((page) => {
        const oldest = page.data.at(-1)?.created_at ?? '';
        setMascots((now) => [
          ...page.data,
          ...(page.next_cursor === null ? [] : now.filter(({ created_at }) => created_at < oldest)),
        ]);
        if (page.next_cursor === null) setCursor(null);
      }, complain);
  });

  const load = async (pages: 'next' | 'all') => {
    if (loading) return;
    setLoading(true);
    try {
      const [most, limit] = pages === 'all' ? [Infinity, LIMITS.list.max] : [1, undefined];
      for (let [next, loaded] = [cursor, 0]; next !== null && loaded < most; loaded += 1) {
        const page: LibraryPage = await client.call(at('GET /mascots'), { query: { cursor: next, limit } });
        setMascots((now) => [...now, ...page.data]);
        setCursor(page.next_cursor);
        next = page.next_cursor;
      }
    } catch (error) {
      complain(error);
    } finally {
      setLoading(false);
    }
  };
  return { more: cursor !== null, loading, load };
}
