'use client';

import { useEffect, useState } from 'react';
import type { Style } from '@/lib/contract/catalog';
import { at, client } from '../hooks/client';

let known: readonly Style[] | null = null;

/** The catalogue's style presets; null until they are loaded, empty where that fails: creation works without them. */
export function useStyles(): readonly Style[] | null {
  const [styles, setStyles] = useState(known);
  useEffect(() => {
    if (known) return;
    client.call(at('GET /styles')).then(
      ({ data }) => {
        known = data;
        setStyles(data);
      },
      () => setStyles([]),
    );
  }, []);
  return styles;
}
