/**
 * The ref of what has just appeared in a panel and would be missed below its fold: the panel scrolls as far as it must,
 * and a little more.
 */
export function scrollHere(element: HTMLElement | null): void {
  if (!element) return;
  element.style.scrollMarginBlock = '0.75rem';
  element.scrollIntoView({ block: 'nearest' });
}
