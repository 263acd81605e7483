/** A ref callback that scrolls a new element of a panel into view, with a small margin. */
export function scrollHere(element: HTMLElement | null): void {
  if (!element) return;
  element.style.scrollMarginBlock = '0.75rem';
  element.scrollIntoView({ block: 'nearest' });
}
