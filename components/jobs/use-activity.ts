'use client';

import { useState } from 'react';
import type { Activity } from '@/lib/contract/activity';
import type { JobStatus, JobType } from '@/lib/contract/job';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { messageOf } from '../hooks/message-of';
import { usePoll } from '../hooks/use-poll';
import { noteOpenJobs } from '../shell/open-jobs';
import { caughtUp, upTo, withOlder } from './caught-up';
import { JOBS_PER_PAGE } from './page-size';
import { isOpen } from './words';

/** The filters of the list, as in `GET /jobs`. */
export interface Filters {
  status?: JobStatus;
  type?: JobType;
  mascot_id?: string;
}

/** The polling intervals of the list, in milliseconds: shorter while a job is running. */
const POLL_MS = { open: 2000, idle: 10_000 };
/** The scroll position, in pixels, beyond which new jobs must not shift the list. */
const READING_PX = 120;

interface ActivityPage {
  data: Activity[];
  next_cursor: string | null;
  open: number;
}

/** The paged list of jobs, updated by polling. New jobs are held back while the reader has scrolled down. */
export function useActivity(first: ActivityPage, filters: Filters) {
  const [list, setList] = useState<readonly Activity[]>(first.data);
  const [cursor, setCursor] = useState(first.next_cursor);
  const [top, setTop] = useState<Activity | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const read = async (signal?: AbortSignal) => {
    const limit = Math.min(Math.max(list.length, JOBS_PER_PAGE), LIMITS.list.max);
    const page = await client.call(at('GET /activity'), { query: { ...filters, limit }, signal });
    noteOpenJobs(page.open);
    setTop((held) => (window.scrollY > READING_PX ? (held ?? list[0] ?? null) : null));
    setList((known) => caughtUp(known, page));
    if (page.next_cursor === null) setCursor(null);
    setError(null);
  };
  const failed = (reason: unknown) => setError(messageOf(reason, 'The service could not be reached.'));
  usePoll(
    (signal) => read(signal).catch((reason: unknown) => signal.aborted || failed(reason)),
    list.some(isOpen) ? POLL_MS.open : POLL_MS.idle,
  );

  const loadMore = async () => {
    if (loading || cursor === null) return;
    setLoading(true);
    try {
      const page = await client.call(at('GET /activity'), { query: { ...filters, limit: JOBS_PER_PAGE, cursor } });
      setList((known) => withOlder(known, page));
      setCursor(page.next_cursor);
      setError(null);
    } catch (reason) {
      failed(reason);
    } finally {
      setLoading(false);
    }
  };
  const shown = upTo(top, list);
  const showNew = () => {
    setTop(null);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return {
    shown,
    unseen: list.length - shown.length,
    showNew,
    more: cursor !== null,
    loading,
    loadMore,
    error,
    refresh: () => read().catch(failed),
  };
}
