'use client';

import { useState } from 'react';

/** The value, or the one before where `same` holds, so that what is made of it is made once. */
export function useSame<T>(value: T, same: (before: T, now: T) => boolean): T {
  const [kept, setKept] = useState(value);
  if (kept === value || same(kept, value)) return kept;
  setKept(value);
  return value;
}
