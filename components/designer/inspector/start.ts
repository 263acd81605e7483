/** The inspector's id in the page. */
export const INSPECTOR = 'inspector';

/** Focuses the inspector's first incomplete field, or else its first field. */
export function inspectorStart(): HTMLElement | null {
  const panel = document.getElementById(INSPECTOR);
  return (
    panel?.querySelector<HTMLElement>('[data-first]') ?? panel?.querySelector<HTMLElement>('input, button') ?? null
  );
}

/** The longest wait for an inspector whose code is still loading, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Focuses the first field of the inspector once it is rendered. */
export function focusInspector(): void {
  const panel = document.getElementById(INSPECTOR);
  const start = inspectorStart();
  if (start || !panel) return start?.focus();
  const watch = new MutationObserver(() => {
    const field = inspectorStart();
    if (!field) return;
    watch.disconnect();
    field.focus();
  });
  watch.observe(panel, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), LONGEST_WAIT_MS);
}
