'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** The shortest time that a draft is shown, in milliseconds, so that drafts of a fast artist are visible. */
const DRAFT_MS = 240;

/** A draft and the step of the job that it shows. */
interface Draft {
  spec: MascotSpec;
  text: string | null;
}

interface Queue {
  waiting: readonly Draft[];
  draft: Draft | null;
  resting: boolean;
}

/** Shows queued drafts one after the other, each for a minimum time; `idle` when all have been shown. */
export function useDrafts(): { draft: Draft | null; idle: boolean; push: (draft: Draft) => void } {
  const [queue, setQueue] = useState<Queue>({ waiting: [], draft: null, resting: true });
  const { draft, resting } = queue;
  // Does not depend on the whole queue, because a new draft would restart the timer of the shown one.
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
