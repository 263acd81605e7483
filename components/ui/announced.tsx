'use client';

import { useEffect, useRef } from 'react';

/** Announces a text to screen readers whenever it changes; an empty text is not announced. */
export function Announced({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  // Screen readers announce changes in a live region, but not its initial content.
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <p ref={region} role="status" className="sr-only" />;
}
