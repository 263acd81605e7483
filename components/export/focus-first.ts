/** A ref for what the keyboard should stand on when a step of a dialog appears in place of another. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
