'use client';

import { useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import { useStarters, type KnownStarters } from './use-starters';

/** The finished characters with the chosen one. */
export interface StarterChoice {
  starters: KnownStarters;
  again: () => void;
  /** Null while none is loaded. */
  chosen: Starter | null;
  choose: (id: string) => void;
}

/** The choice among the finished characters: the one that `first` names, or the first of all. */
export function useStarterChoice(isWanted: boolean, first: string): StarterChoice {
  const { starters, again } = useStarters(isWanted);
  const [id, choose] = useState(first);
  const chosen = typeof starters === 'string' ? null : (starters.find((each) => each.id === id) ?? starters[0] ?? null);
  return { starters, again, chosen, choose };
}
