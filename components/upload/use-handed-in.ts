'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Accepts files that are pasted or dropped anywhere on the page while `open`. Gives the media types of the files that
 * are dragged over it, which are empty if the browser hides them. Null if none are dragged.
 */
export function useHandedIn(open: boolean, onFiles: (files: File[]) => void): readonly string[] | null {
  // Stored as one string, so that further drag events do not change the state.
  const [held, setHeld] = useState<string | null>(null);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const { signal } = stop;
    window.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    window.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    window.addEventListener(
      'dragover',
      (event) => {
        // Otherwise the browser would open the dropped file.
        event.preventDefault();
        setHeld(typesIn(event.dataTransfer));
      },
      { signal },
    );
    // Runs before other drop handlers, because the drag is over in any case.
    window.addEventListener('drop', () => setHeld(null), { signal, capture: true });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setHeld(null), { signal });
    return () => stop.abort();
  }, [open]);
  return open && held !== null ? held.split(' ') : null;
}

/** The media types of dragged files, separated by spaces; null if no files are dragged. */
function typesIn(data: DataTransfer | null): string | null {
  if (!data?.types.includes('Files')) return null;
  return [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map(({ type }) => type)
    .join(' ');
}
