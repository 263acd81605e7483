/** A ref callback that focuses an element when a new step of a dialog is rendered. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
