'use client';

import { useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { among, NO_SELECTION, ranged, toggled } from './selection';

/** The selected mascots of a list. */
export function useSelection(mascots: readonly Mascot[]) {
  const [kept, setKept] = useState(NO_SELECTION);
  const order = mascots.map(({ id }) => id);
  const selection = among(kept, order);
  return {
    selected: mascots.filter(({ id }) => selection.ids.has(id)),
    has: (id: string) => selection.ids.has(id),
    toggle: (id: string) => setKept(toggled(selection, id)),
    /** Extends the selection from the mascot that was toggled last. */
    reach: (id: string) => setKept(ranged(selection, order, id)),
    /** Selects the range between two mascots. */
    span: (from: string, to: string) => setKept(ranged({ ...selection, anchor: from }, order, to)),
    all: () => setKept({ ids: new Set(order), anchor: order[0] ?? null }),
    only: (some: readonly Pick<Mascot, 'id'>[]) => setKept({ ids: new Set(some.map(({ id }) => id)), anchor: null }),
    clear: () => setKept(NO_SELECTION),
  };
}

/** The selection of the library. */
export type MascotSelection = ReturnType<typeof useSelection>;
