'use client';

import { useCallback, useEffect, useState } from 'react';
import { toast } from 'sonner';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { useReturn } from '../hooks/use-return';
import { messageOf } from '../hooks/message-of';

/** How often a mascot that is being drawn is asked for anew. */
const POLL_MS = 1500;

function complain(error: unknown): void {
  toast.error(messageOf(error, 'The service could not be reached.'));
}

/** The library's list: pages, renames and deletes, and sees drawings become ready. */
export function useMascots(first: { data: Mascot[]; next_cursor: string | null }) {
  const [mascots, setMascots] = useState<readonly Mascot[]>(first.data);
  const [cursor, setCursor] = useState(first.next_cursor);
  const [loading, setLoading] = useState(false);
  const replace = useCallback(
    (next: Mascot) => setMascots((now) => now.map((mascot) => (mascot.id === next.id ? next : mascot))),
    [],
  );
  const pending = mascots
    .filter(({ status }) => status === 'generating')
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setInterval(() => {
      for (const id of pending.split(','))
        client.call(at('GET /mascots/{id}'), { params: { id }, query: {} }).then(replace, () => clearInterval(timer));
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [pending, replace]);

  // What was made or changed elsewhere, or before the browser went back, is caught up with; older pages stay.
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
        const page: { data: Mascot[]; next_cursor: string | null } = await client.call(at('GET /mascots'), {
          query: { cursor: next, limit },
        });
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
  const name = async (mascot: Mascot, next: string) => {
    replace({ ...mascot, name: next });
    try {
      await client.call(at('PATCH /mascots/{id}'), { params: { id: mascot.id }, body: { name: next } });
    } catch (error) {
      replace(mascot);
      complain(error);
    }
  };
  const rename = async (mascot: Mascot, next: string) => {
    await name(mascot, next);
    toast(`Renamed to ${next}.`, {
      action: { label: 'Undo', onClick: () => void name({ ...mascot, name: next }, mascot.name) },
    });
  };
  const remove = async (mascot: Mascot) => {
    setMascots((now) => now.filter(({ id }) => id !== mascot.id));
    try {
      await client.call(at('DELETE /mascots/{id}'), { params: { id: mascot.id } });
      toast(`${mascot.name} was deleted.`);
    } catch (error) {
      setMascots((now) => [mascot, ...now].sort((a, b) => b.created_at.localeCompare(a.created_at)));
      complain(error);
    }
  };
  return { mascots, more: cursor !== null, loading, load, rename, remove };
}
