/** The open sessions of this page. Each function saves one and resolves to whether all of it is saved. */
const open = new Set<() => Promise<boolean>>();

/** How long `finishWork` waits for saves, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Registers work to be saved before sign-out. Call the returned function to unregister it. */
export function openWork(finish: () => Promise<boolean>): () => void {
  open.add(finish);
  return () => void open.delete(finish);
}

/** Saves all open work. Resolves to whether all of it was saved in time. */
export async function finishWork(): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS, false);
  });
  const saved = Promise.all([...open].map((finish) => finish().catch(() => false)));
  return Promise.race([saved.then((each) => each.every(Boolean)), timeout]);
}
