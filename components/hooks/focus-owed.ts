/** The button that is about to regain the focus from its closing menu or list; null at all other times. */
let owed: HTMLElement | null = null;

/**
 * Moves the focus from a closing menu or list to its button at once. The layer itself would do so in a later task, and
 * lose the keys that are pressed until then.
 */
export function returnFocus(button: HTMLElement | null): void {
  owed = button;
  if (document.activeElement?.closest('[role=menu], [role=listbox]')) button?.focus({ preventScroll: true });
}

/** Sets the button that a menu's action returns the focus to, and null once it has the focus again. */
export function oweFocus(button: HTMLElement | null): void {
  owed = button;
}

/** The button that is about to regain the focus. A dialog that opens in between restores the focus to it. */
export const focusOwed = (): HTMLElement | null => owed;
