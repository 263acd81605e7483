/** The name that was written here for assistive technology, so that one of the author's own is never overwritten. */
const written = new WeakMap<Element, string>();

/** Tells assistive technology who is seen and what it does: a picture, or a button where a click plays a motion. */
export function describe(element: HTMLElement, name: string, shown: string | null, plays: string | null): void {
  element.setAttribute('role', plays === null ? 'img' : 'button');
  if (plays !== null && !element.hasAttribute('tabindex')) element.tabIndex = 0;
  const label = plays === null ? [name, shown].filter(Boolean).join(', ') : `Play ${plays}: ${name}`;
  if (element.getAttribute('aria-label') !== (written.get(element) ?? null)) return;
  written.set(element, label);
  element.setAttribute('aria-label', label);
}
