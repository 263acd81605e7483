/** The button that is about to regain the focus from its closing menu; null at all other times. */
let owed: HTMLElement | null = null;

/** Sets the button of a closing menu, and null once it has the focus again. */
export function oweFocus(button: HTMLElement | null): void {
  owed = button;
}

/** The button that is about to regain the focus. A dialog that opens in between restores the focus to it. */
export const focusOwed = (): HTMLElement | null => owed;
