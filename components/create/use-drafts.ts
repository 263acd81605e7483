'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** How long each draft is shown at least: a fast artist is still seen to draw. */
const DRAFT_MS = 240;

/** A draft with what was said to be done on it. */
interface Draft {
  spec: MascotSpec;
  text: string | null;
}

interface Queue {
  waiting: readonly Draft[];
  draft: Draft | null;
  resting: boolean;
}

/** Shows drafts one after the other, none too short to be seen; `idle` once all that came were shown. */
export function useDrafts(): { draft: Draft | null; idle: boolean; push: (draft: Draft) => void } {
  const [queue, setQueue] = useState<Queue>({ waiting: [], draft: null, resting: true });
  const { draft, resting } = queue;
  // Not of the whole queue: a new draft in it does not prolong the one that is shown.
  useEffect(() => {
    if (resting || !draft) return undefined;
    const timer = setTimeout(() => setQueue(turn), DRAFT_MS);
    return () => clearTimeout(timer);
  }, [resting, draft]);
  const push = useCallback(
    (draft: Draft) =>
      setQueue((now) => {
        const next = { ...now, waiting: [...now.waiting, draft] };
        return now.resting ? turn(next) : next;
      }),
    [],
  );
  return { draft, idle: resting, push };
}

function turn(queue: Queue): Queue {
  const [draft, ...waiting] = queue.waiting;
  return draft ? { waiting, draft, resting: false } : { ...queue, resting: true };
}
