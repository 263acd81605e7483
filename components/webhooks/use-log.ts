'use client';

import { useEffect, useRef, useState } from 'react';
import type { Delivery } from '@/lib/contract/webhook';
import { at, client } from '../hooks/client';
import { useReturn } from '../hooks/use-return';

/** A page of deliveries, newest first. */
export interface LogPage { data: readonly Delivery[]; next_cursor: string | null }

/** How soon to look again, in milliseconds: while something is on its way, and while nothing is. */
const LOOK_MS = { pending: 1500, quiet: 10_000 };

/** A fresh first page before what was shown below it. */
function merged(shown: LogPage, fresh: LogPage): LogPage {
  const known = new Set(fresh.data.map(({ id }) => id));
  const older = shown.data.filter(({ id }) => !known.has(id));
  // Where the pages do not meet any more, the fresh one begins a new list.
  const meet = shown.data.some(({ id }) => known.has(id)) || shown.data.length === 0;
  return meet && older.length > 0 ? { data: [...fresh.data, ...older], next_cursor: shown.next_cursor } : fresh;
}

/** The log of a webhook as it grows, with what reads the page after its last line. */
export function useLog(id: string, first: LogPage) {
  const [log, setLog] = useState(first);
  const [failed, setFailed] = useState(false);
  const page = (cursor?: string) => client.call(at('GET /webhooks/{id}/deliveries'), { params: { id }, query: cursor ? { cursor } : {} });
  const look = () => page().then((fresh) => {
    setLog((shown) => merged(shown, fresh));
    setFailed(false);
  }, () => setFailed(true));
  const older = async () => {
    const next = await page(log.next_cursor ?? '');
    setLog((shown) => ({ data: [...shown.data, ...next.data], next_cursor: next.next_cursor }));
  };
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  const pending = log.data.some(({ status }) => status === 'pending');
  useReturn(() => void look());
  useEffect(() => {
    const timer = setInterval(() => void (document.hidden || latest.current()), pending ? LOOK_MS.pending : LOOK_MS.quiet);
    return () => clearInterval(timer);
  }, [pending]);
  return { log, failed, look, older };
}
