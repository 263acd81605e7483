/**
 * Holds a lock (Web Locks) that tells other tabs of this browser that a page with this name is open. The lock is
 * released by the returned function, or when the page is closed. Does nothing without HTTPS, where browsers offer no
 * locks.
 */
export function holdPage(name: string): () => void {
  const target = new EventTarget();
  const released = new Promise<Event>((resolve) => {
    target.addEventListener('release', resolve);
  });
  void navigator.locks?.request(name, () => released);
  return () => void target.dispatchEvent(new Event('release'));
}

/** The names of the pages that are open in this browser, read from their locks. */
export async function heldPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
