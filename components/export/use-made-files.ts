'use client';

import { useEffect, useState } from 'react';
import { client } from '../hooks/client';
import { type FileMade, readMadeFiles } from './made-files';

/** The earlier exports of a mascot; null until they are loaded. */
export function useMadeFiles(mascotId: string): {
  made: readonly FileMade[] | null;
  failed: boolean;
  again: () => void;
} {
  const [made, setMade] = useState<readonly FileMade[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    const stop = new AbortController();
    readMadeFiles(client, mascotId, stop.signal).then(setMade, () => stop.signal.aborted || setFailed(true));
    return () => stop.abort();
  }, [mascotId, failed]);
  return { made, failed, again: () => setFailed(false) };
}
