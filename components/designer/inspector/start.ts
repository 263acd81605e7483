/** By what the inspector is found in the page. */
export const INSPECTOR = 'inspector';

/** Where one begins in the inspector: at what is still to be said of the chosen thing, or else at its first field. */
export function inspectorStart(): HTMLElement | null {
  const panel = document.getElementById(INSPECTOR);
  return (
    panel?.querySelector<HTMLElement>('[data-first]') ?? panel?.querySelector<HTMLElement>('input, button') ?? null
  );
}
