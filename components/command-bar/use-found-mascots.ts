'use client';

import { useEffect, useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { pageFor } from '../library/use-mascot-pages';
import { namedBy } from './match';

/** How long typing pauses before words are searched for. */
const DEBOUNCE_MS = 200;
/** The most mascots that are shown. */
const MAX_MASCOTS = 6;

/** Whether an answer is awaited, is there, or failed. */
export type SearchStatus = 'busy' | 'ready' | 'failed';

/** Searches the service for what is typed, in a pause of typing; without words it gives the newest mascots. */
export function useFoundMascots(words: string) {
  const q = words.trim().slice(0, LIMITS.search.max);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ q: string; mascots: readonly Mascot[] }>({ q: '', mascots: [] });
  const [ended, setEnded] = useState<{ q: string; attempt: number; how: SearchStatus } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const search = async () => {
      try {
        const { data } = await pageFor(q, { limit: MAX_MASCOTS }, stop.signal);
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
  // Of the last answer stays what the words still name, until the next one is there.
  const mascots = answer.q === q ? answer.mascots : namedBy(q, answer.mascots);
  return { mascots, status, again: () => setAttempt((now) => now + 1) };
}
