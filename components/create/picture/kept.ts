const keyOf = (mascotId: string) => `liverig:picture:${mascotId}`;

/** Stores the address of a rebuilt mascot's picture in this tab, to compare the two. */
export function keepPicture(mascotId: string, url: string): void {
  try {
    sessionStorage.setItem(keyOf(mascotId), url);
  } catch {
    // Without storage the comparison still shows the figure that was cut out.
    return;
  }
}

/** The address of a rebuilt mascot's picture; null where this tab has not stored it. */
export function keptPicture(mascotId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(mascotId));
  } catch {
    return null;
  }
}
