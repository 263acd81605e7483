'use client';

import { useEffect, useState } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at } from '../../hooks/client';
import { useEditor } from '../state/context';

/** The drawing of a version: null while it loads or without a version, `failed` after an error. */
export function useVersionSpec(version: string | null): MascotSpec | 'failed' | null {
  const { client, store } = useEditor();
  const [read, setRead] = useState<{ version: string; spec: MascotSpec | 'failed' } | null>(null);
  const missing = version !== null && read?.version !== version;
  useEffect(() => {
    if (!missing) return undefined;
    const stop = new AbortController();
    const params = { id: store.getState().mascot.id };
    client.call(at('GET /mascots/{id}/spec'), { params, query: { version }, signal: stop.signal }).then(
      (spec) => setRead({ version, spec }),
      () => stop.signal.aborted || setRead({ version, spec: 'failed' }),
    );
    return () => stop.abort();
  }, [client, store, version, missing]);
  return missing || version === null ? null : (read?.spec ?? null);
}
