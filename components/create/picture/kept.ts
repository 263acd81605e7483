const keyOf = (mascotId: string) => `liverig:picture:${mascotId}`;

/** Keeps the address of the picture that a mascot is rebuilt from, to be looked at beside it in this tab. */
export function keepPicture(mascotId: string, url: string): void {
  try {
    sessionStorage.setItem(keyOf(mascotId), url);
  } catch {
    // A browser that keeps nothing: what was cut out of the picture is still shown.
    return;
  }
}

/** The address of the picture that a mascot was rebuilt from; null where this tab does not know it. */
export function keptPicture(mascotId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(mascotId));
  } catch {
    return null;
  }
}
