'use client';

import { startTransition, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { useReturn } from '../hooks/use-return';
import { complain } from './complain';
import { queryOf, type LibraryView } from './view';

/** A page of mascots with their tags, as the API returns it. */
export interface LibraryPage {
  data: Mascot[];
  next_cursor: string | null;
}

/** The state of the list; `stalled` if a further page failed to load, `failed` with a message if a search failed. */
export type ListState = 'ready' | 'searching' | 'loading' | 'stalled' | { failed: string };

/** The smallest size of the first page. */
const FIRST_PAGE = 24;
/** The size of further pages. */
const LATER_PAGE = 48;

const pageFor = (
  view: LibraryView,
  query: { limit: number; cursor?: string },
  signal: AbortSignal,
): Promise<LibraryPage> =>
  client.call(at('GET /mascots'), { query: { ...queryOf(view), ...query, include: 'tags' }, signal });

/** Replaces the first page of a list, and keeps the mascots after it. */
function refreshed(now: readonly Mascot[], { data, next_cursor: next }: LibraryPage): readonly Mascot[] {
  if (next === null) return data;
  const ids = new Set(data.map(({ id }) => id));
  const end = now.findIndex(({ id }) => id === data.at(-1)?.id);
  const rest = end < 0 ? now.slice(data.length) : now.slice(end + 1);
  return [...data, ...rest.filter(({ id }) => !ids.has(id))];
}

/** Appends a page to a list, without mascots that are already there, such as a copy that was inserted at the top. */
function continued(now: readonly Mascot[], { data }: LibraryPage): readonly Mascot[] {
  const ids = new Set(now.map(({ id }) => id));
  return [...now, ...data.filter(({ id }) => !ids.has(id))];
}

/** Loads the mascots of a view page by page. Reads the first page again when the user returns to the tab. */
export function useMascotPages(
  first: LibraryPage,
  initial: LibraryView,
  setMascots: Dispatch<SetStateAction<readonly Mascot[]>>,
) {
  const [cursor, setCursor] = useState(first.next_cursor);
  const [state, setState] = useState<ListState>('ready');
  // Aborted when the view changes, so that late responses are dropped.
  const asked = useRef({ view: initial, ended: new AbortController() });
  const limit = Math.min(Math.max(first.data.length, FIRST_PAGE), 100);

  useReturn(() => {
    const { view, ended } = asked.current;
    pageFor(view, { limit }, ended.signal).then(
      (page) => {
        if (ended.signal.aborted) return;
        setMascots((now) => refreshed(now, page));
        if (page.next_cursor === null) setCursor(null);
      },
      (error: unknown) => ended.signal.aborted || complain(error),
    );
  });

  const show = async (view: LibraryView) => {
    asked.current.ended.abort();
    const ended = new AbortController();
    asked.current = { view, ended };
    setState('searching');
    try {
      const page = await pageFor(view, { limit: FIRST_PAGE }, ended.signal);
      if (ended.signal.aborted) return;
      setMascots(page.data);
      setCursor(page.next_cursor);
      setState('ready');
    } catch (error) {
      if (!ended.signal.aborted) setState({ failed: messageOf(error, 'The service could not be reached.') });
    }
  };

  const load = async () => {
    if ((state !== 'ready' && state !== 'stalled') || cursor === null) return;
    const { view, ended } = asked.current;
    setState('loading');
    try {
      const page = await pageFor(view, { limit: LATER_PAGE, cursor }, ended.signal);
      if (ended.signal.aborted) return;
      // The cards are rendered in a transition, so that a page which arrives during scrolling drops no frames.
      startTransition(() => {
        setMascots((now) => continued(now, page));
        setCursor(page.next_cursor);
        setState('ready');
      });
    } catch (error) {
      if (ended.signal.aborted) return;
      complain(error);
      setState('stalled');
    }
  };
  return { more: cursor !== null, state, show, load };
}
