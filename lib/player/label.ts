/**
 * Tells assistive technology who is seen and what it does: a picture, or a button where a click plays a motion. Gives
 * the name that is written here, so that one of the author's own is never overwritten.
 */
export function describe(
  element: HTMLElement,
  written: string | null,
  name: string,
  shown: string | null,
  plays: string | null,
): string {
  const label = plays === null ? [name, shown].filter(Boolean).join(', ') : `Play ${plays}: ${name}`;
  element.setAttribute('role', plays === null ? 'img' : 'button');
  if (plays !== null && !element.hasAttribute('tabindex')) element.tabIndex = 0;
  if (element.getAttribute('aria-label') === written) element.setAttribute('aria-label', label);
  return label;
}
