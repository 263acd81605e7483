/** The inspector's id in the page. */
export const INSPECTOR = 'inspector';

/** Focuses the inspector's first incomplete field, or else its first field. */
export function inspectorStart(): HTMLElement | null {
  const panel = document.getElementById(INSPECTOR);
  return (
    panel?.querySelector<HTMLElement>('[data-first]') ?? panel?.querySelector<HTMLElement>('input, button') ?? null
  );
}
