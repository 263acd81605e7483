'use client';

import { useEffect, useRef } from 'react';

/** Announces a text to screen readers once, and again whenever it changes; nothing while it is empty. */
export function Announced({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  // A screen reader announces changes in a live region, not its initial content.
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <p ref={region} role="status" className="sr-only" />;
}
