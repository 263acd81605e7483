const KEY = 'liverig:next';

/** As long as a sign-in link works. */
const KEPT_MS = 15 * 60 * 1000;

/** Keeps where to go once someone has signed in, perhaps in another tab. Takes paths of the studio only. */
export function keepNextPath(path: string | null): void {
  if (path?.startsWith('/mascots')) localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + KEPT_MS }));
  else localStorage.removeItem(KEY);
}

/** Gives the kept path once; null when there is none or it is too old. */
export function takeNextPath(): string | null {
  const text = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (!text) return null;
  const { path, until } = JSON.parse(text) as { path: string; until: number };
  return path.startsWith('/mascots') && Date.now() < until ? path : null;
}
