/** The ref of what has just appeared in a panel and would be missed below its fold: the panel scrolls as far as it must. */
export function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
