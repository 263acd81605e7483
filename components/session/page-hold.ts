/**
 * Holds a lock (Web Locks) that tells other tabs of this browser that the page with this name is open. It is released
 * by the returned function, or when the page is closed. Browsers offer locks only to pages with TLS.
 */
export function holdPage(name: string): () => void {
  const left = new EventTarget();
  const ended = new Promise<Event>((resolve) => {
    left.addEventListener('left', resolve);
  });
  void navigator.locks?.request(name, () => ended);
  return () => void left.dispatchEvent(new Event('left'));
}

/** The names of the pages that are open in this browser, by the locks that they hold. */
export async function heldPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
