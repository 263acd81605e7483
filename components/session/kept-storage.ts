/** The prefix of the `localStorage` keys of unsaved work. */
const WORK = 'liverig:work:';

/**
 * Stores unsaved work under a name, or removes it if `text` is null. Returns false if the storage is full or disabled.
 */
export function keepText(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(WORK + name);
    else localStorage.setItem(WORK + name, text);
    return true;
  } catch {
    return false;
  }
}

/** The unsaved work under a name; null if there is none. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(WORK + name);
  } catch {
    return null;
  }
}

/** The names of unsaved work in this browser that start with `begin`. */
export function keptNames(begin: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(WORK + begin))
      .map((key) => key.slice(WORK.length));
  } catch {
    return [];
  }
}

/** Removes all unsaved work from this browser, so that its next user does not see it. */
export function forgetWork(): void {
  for (const name of keptNames('')) keepText(name, null);
}
