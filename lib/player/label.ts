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
  let role = 'img';
  let label = [name, shown].filter(Boolean).join(', ');
  if (plays !== null) {
    role = 'button';
    label = `Play ${plays}: ${name}`;
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
  }
  element.setAttribute('role', role);
  if (element.getAttribute('aria-label') === written) element.setAttribute('aria-label', label);
  return label;
}
