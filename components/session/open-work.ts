/** What is open in this page: each tries to save, and tells whether all of it is saved. */
const open = new Set<() => Promise<boolean>>();

/** The longest wait for saves before the page is left, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Has work saved before this browser is signed out, until the returned function is called. */
export function openWork(finish: () => Promise<boolean>): () => void {
  open.add(finish);
  return () => void open.delete(finish);
}

/** Saves all open work; whether that came through in time. */
export async function finishWork(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS, false);
  });
  const saved = Promise.all([...open].map((finish) => finish().catch(() => false)));
  return Promise.race([saved.then((each) => each.every(Boolean)), late]);
}
