'use client';

import { useEffect, useRef, useState } from 'react';
import { fileIn } from '../../upload/kinds';

/** Accepts a file that is pasted or dropped anywhere on the page while `open`; gives whether one is dragged over it. */
export function useHandedIn(open: boolean, onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const take = (event: Event, data: DataTransfer | null) => {
      const file = fileIn(data);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    const { signal } = stop;
    window.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    window.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    window.addEventListener(
      'dragover',
      (event) => {
        // Without this the browser would open the dropped file.
        event.preventDefault();
        setOver(event.dataTransfer?.types.includes('Files') ?? false);
      },
      { signal },
    );
    // Runs before the drop's own handler: the drag is over in any case.
    window.addEventListener('drop', () => setOver(false), { signal, capture: true });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setOver(false), { signal });
    return () => stop.abort();
  }, [open]);
  return open && over;
}
