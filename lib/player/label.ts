/**
 * Sets the accessible label of the mascot with its current motion. Its role is an image, or if a click plays a motion,
 * a button. Returns the written label, so that it never overwrites a label of the page's author.
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
