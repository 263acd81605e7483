'use client';

import { useEffect, useRef } from 'react';

/** Says something once to those who hear the page, and again whenever it changes; nothing while it is empty. */
export function Announced({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  // A screen reader reads what changes in a live region, not what the region came with.
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <p ref={region} role="status" className="sr-only" />;
}
