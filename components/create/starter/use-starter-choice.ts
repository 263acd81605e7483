'use client';

import { useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import { useStarters, type KnownStarters } from './use-starters';

/** The starters and the selected one. */
export interface StarterChoice {
  starters: KnownStarters;
  again: () => void;
  /** Null until they are loaded. */
  chosen: Starter | null;
  choose: (id: string) => void;
}

/** The selection among the starters: at first the one with the id `first`, or else the first one of the list. */
export function useStarterChoice(isWanted: boolean, first: string): StarterChoice {
  const { starters, again } = useStarters(isWanted);
  const [id, choose] = useState(first);
  const chosen = typeof starters === 'string' ? null : (starters.find((each) => each.id === id) ?? starters[0] ?? null);
  return { starters, again, chosen, choose };
}
