'use client';

import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { useReturn } from '../hooks/use-return';
import { complain } from './complain';

/** A page of mascots, newest first, as the service answers it. */
export interface LibraryPage {
  data: Mascot[];
  next_cursor: string | null;
}

/** The state of the list: an error's message where a search failed. */
export type ListState = 'ready' | 'searching' | 'loading' | { failed: string };

/** The least number of mascots on the first page. */
const FIRST_PAGE = 24;

/** Requests a page of results, or of all mascots for an empty search; without a cursor the first one. */
export const pageFor = (
  q: string,
  query: { limit?: number; cursor?: string },
  signal?: AbortSignal,
): Promise<LibraryPage> =>
  client.call(at('GET /mascots'), { query: { ...query, ...(q ? { q } : {}) }, ...(signal ? { signal } : {}) });

/** Searches, loads older pages into the list, and reads the newest page again when the user comes back to the tab. */
export function useMascotPages(
  first: LibraryPage,
  initialSearch: string,
  setMascots: Dispatch<SetStateAction<readonly Mascot[]>>,
) {
  const [cursor, setCursor] = useState(first.next_cursor);
  const [state, setState] = useState<ListState>('ready');
  // Aborts when the search changes, so that an answer to an earlier one is dropped.
  const asked = useRef({ q: initialSearch, ended: new AbortController() });
  const limit = Math.min(Math.max(first.data.length, FIRST_PAGE), 100);

  // Reads the newest page again when the user returns to the page; older pages stay.
  useReturn(() => {
    const { q, ended } = asked.current;
    pageFor(q, { limit }, ended.signal).then(
      (page) => {
        if (ended.signal.aborted) return;
        const oldest = page.data.at(-1)?.created_at ?? '';
        setMascots((now) => [
          ...page.data,
          ...(page.next_cursor === null ? [] : now.filter(({ created_at }) => created_at < oldest)),
        ]);
        if (page.next_cursor === null) setCursor(null);
      },
      (error: unknown) => ended.signal.aborted || complain(error),
    );
  });

  const search = async (q: string) => {
    asked.current.ended.abort();
    const ended = new AbortController();
    asked.current = { q, ended };
    setState('searching');
    try {
      const page = await pageFor(q, { limit: FIRST_PAGE }, ended.signal);
      if (ended.signal.aborted) return;
      setMascots(page.data);
      setCursor(page.next_cursor);
      setState('ready');
    } catch (error) {
      if (!ended.signal.aborted) setState({ failed: messageOf(error, 'The service could not be reached.') });
    }
  };

  const load = async () => {
    if (state !== 'ready' || cursor === null) return;
    const { q, ended } = asked.current;
    setState('loading');
    try {
      const page = await pageFor(q, { cursor }, ended.signal);
      if (ended.signal.aborted) return;
      setMascots((now) => [...now, ...page.data]);
      setCursor(page.next_cursor);
    } catch (error) {
      if (!ended.signal.aborted) complain(error);
    }
    if (!ended.signal.aborted) setState('ready');
  };
  return { more: cursor !== null, state, search, load };
}
