'use client';

import { useEffect, useRef } from 'react';
import { fileIn } from '../../upload/kinds';

/** Takes a file that is pasted or dropped anywhere on the page, while `open`. */
export function useHandedIn(open: boolean, onFile: (file: File) => void): void {
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
    // A page that does not take the drag leaves for the file itself.
    window.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  }, [open]);
}
