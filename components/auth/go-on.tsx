'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { takeNextPath } from './next-path';

/** After signing in, goes on to where one was heading. */
export function GoOn() {
  const router = useRouter();
  useEffect(() => {
    const path = takeNextPath();
    if (path) router.replace(path);
  }, [router]);
  return null;
}
