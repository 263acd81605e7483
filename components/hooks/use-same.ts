'use client';

import { useState } from 'react';

/** Gives the previous value while `same` holds, so that values derived from it stay memoised. */
export function useSame<T>(value: T, same: (before: T, now: T) => boolean): T {
  const [kept, setKept] = useState(value);
  if (kept === value || same(kept, value)) return kept;
  setKept(value);
  return value;
}
