/**
 * Describes the mascot and its motion to assistive technology, as a picture or, where a click plays a motion, as a
 * button. Gives the label that it wrote, so that it never overwrites one of the author's own.
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
