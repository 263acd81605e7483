/**
 * Marks a name as that of an open page, for other pages of this browser, until the returned function is called or the
 * page is gone. Browsers offer this only to pages with TLS.
 */
export function holdPage(name: string): () => void {
  const left = new EventTarget();
  const ended = new Promise<Event>((resolve) => {
    left.addEventListener('left', resolve);
  });
  void navigator.locks?.request(name, () => ended);
  return () => void left.dispatchEvent(new Event('left'));
}

/** The names that open pages of this browser hold. */
export async function heldPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
