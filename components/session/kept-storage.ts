/** What the names of all unsaved work begin with in this browser's storage. */
const WORK = 'liverig:work:';

/** Stores unsaved work under a name, or for null removes it; false where nothing can be stored. */
export function keepText(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(WORK + name);
    else localStorage.setItem(WORK + name, text);
    return true;
  } catch {
    // The storage may be full or disabled.
    return false;
  }
}

/** The unsaved work under a name; null where there is none. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(WORK + name);
  } catch {
    return null;
  }
}

/** The names that begin so, of all unsaved work that this browser keeps. */
export function keptNames(begin: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(WORK + begin))
      .map((key) => key.slice(WORK.length));
  } catch {
    return [];
  }
}

/** Removes all unsaved work from this browser, for its next user. */
export function forgetWork(): void {
  for (const name of keptNames('')) keepText(name, null);
}
