'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** How long each draft is shown at least: a fast artist is still seen to draw. */
const DRAFT_MS = 320;

/** Shows drafts one after the other, none too short to be seen; `idle` once all that came were shown. */
export function useDrafts(): { draft: MascotSpec | null; idle: boolean; push: (spec: MascotSpec) => void; clear: () => void } {
  const [queue, setQueue] = useState<{ waiting: readonly MascotSpec[]; draft: MascotSpec | null; resting: boolean }>({ waiting: [], draft: null, resting: true });
  useEffect(() => {
    if (queue.resting) return undefined;
    const timer = setTimeout(() => setQueue(next), DRAFT_MS);
    return () => clearTimeout(timer);
  }, [queue]);
  const push = useCallback((spec: MascotSpec) => setQueue((now) => {
    const waiting = [...now.waiting, spec];
    return now.resting ? next({ ...now, waiting }) : { ...now, waiting };
  }), []);
  const clear = useCallback(() => setQueue({ waiting: [], draft: null, resting: true }), []);
  return { draft: queue.draft, idle: queue.resting, push, clear };
}

function next(queue: { waiting: readonly MascotSpec[]; draft: MascotSpec | null; resting: boolean }) {
  const [first, ...waiting] = queue.waiting;
  return first ? { waiting, draft: first, resting: false } : { ...queue, resting: true };
}
