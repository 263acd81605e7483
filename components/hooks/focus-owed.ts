/** The button that gets the focus back from its menu in the next moment; null at all other times. */
let owed: HTMLElement | null = null;

/** Notes the button of a menu that closes, until it has the focus again: then null. */
export function oweFocus(button: HTMLElement | null): void {
  owed = button;
}

/** The button that is about to get the focus: a dialog that opens meanwhile gives the focus back to it. */
export const focusOwed = (): HTMLElement | null => owed;
