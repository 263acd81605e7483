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
