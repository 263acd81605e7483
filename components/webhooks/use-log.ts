'use client';

import { useEffect, useRef, useState } from 'react';
import { at, client } from '../hooks/client';
import { useReturn } from '../hooks/use-return';
import { withFresh, type LogPage } from './log-page';

/** The polling intervals, in milliseconds: while a delivery is pending, and while none is. */
const LOOK_MS = { pending: 1500, quiet: 10_000 };

/** The deliveries of a webhook, updated by polling, with a function that loads the next page. */
export function useLog(id: string, first: LogPage) {
  const [log, setLog] = useState(first);
  const [failed, setFailed] = useState(false);
  const page = (cursor?: string) =>
    client.call(at('GET /webhooks/{id}/deliveries'), { params: { id }, query: cursor ? { cursor } : {} });
  const look = () =>
    page().then(
      (fresh) => {
        setLog((shown) => withFresh(shown, fresh));
        setFailed(false);
      },
      () => setFailed(true),
    );
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
    const timer = setInterval(
      () => void (document.hidden || latest.current()),
      pending ? LOOK_MS.pending : LOOK_MS.quiet,
    );
    return () => clearInterval(timer);
  }, [pending]);
  return { log, failed, look, older };
}
