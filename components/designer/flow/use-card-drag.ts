'use client';

import { useEffect, useState } from 'react';
import type { Designer } from '../state/designer';
import { createCardDrag, type CardDrag } from './card-drag';

/** The drags of the graph's cards; Escape gives one up. */
export function useCardDrag(designer: Designer): CardDrag {
  const [drag] = useState(() => createCardDrag(designer));
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && drag.cancel()) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [drag]);
  return drag;
}
