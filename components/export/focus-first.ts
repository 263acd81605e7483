/** A ref that focuses an element when a step of a dialog replaces another. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
