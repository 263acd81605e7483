const keyOf = (mascotId: string) => `liverig:picture:${mascotId}`;

/** Stores the URL of a rebuilt mascot's source picture in this tab, for the comparison. */
export function keepPicture(mascotId: string, url: string): void {
  try {
    sessionStorage.setItem(keyOf(mascotId), url);
  } catch {
    // Without storage the comparison shows the cut-out of the picture instead.
    return;
  }
}

/** The URL of a rebuilt mascot's source picture; null if this tab has not stored it. */
export function keptPicture(mascotId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(mascotId));
  } catch {
    return null;
  }
}
