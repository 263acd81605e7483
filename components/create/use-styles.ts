'use client';

import { useEffect, useState } from 'react';
import type { Style } from '@/lib/contract/catalog';
import { at, client } from '../hooks/client';

let known: readonly Style[] | null = null;

/** The style presets; null until they are loaded, and empty after an error, since styles are optional. */
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
