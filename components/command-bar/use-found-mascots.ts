'use client';

import { useEffect, useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { namedBy } from './match';

/** The debounce of searches while typing, in milliseconds. */
const DEBOUNCE_MS = 200;
/** The most mascots that are shown. */
const MAX_MASCOTS = 6;

/** The state of a search. */
export type SearchStatus = 'busy' | 'ready' | 'failed';

/** Searches mascots for the typed text after a debounce; without text it gives the newest ones. */
export function useFoundMascots(words: string) {
  const q = words.trim().slice(0, LIMITS.search.max);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ q: string; mascots: readonly Mascot[] }>({ q: '', mascots: [] });
  const [ended, setEnded] = useState<{ q: string; attempt: number; how: SearchStatus } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const search = async () => {
      try {
        const { data } = await client.call(at('GET /mascots'), {
          query: { limit: MAX_MASCOTS, ...(q ? { q } : {}) },
          signal: stop.signal,
        });
        if (stop.signal.aborted) return;
        setAnswer({ q, mascots: data });
        setEnded({ q, attempt, how: 'ready' });
      } catch {
        if (!stop.signal.aborted) setEnded({ q, attempt, how: 'failed' });
      }
    };
    const timer = setTimeout(() => void search(), q ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, attempt]);
  const status: SearchStatus = ended?.q === q && ended.attempt === attempt ? ended.how : 'busy';
  // Until the response arrives, earlier results stay if their names match.
  const mascots = answer.q === q ? answer.mascots : namedBy(q, answer.mascots);
  return { mascots, status, again: () => setAttempt((now) => now + 1) };
}
