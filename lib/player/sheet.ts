let sheet: CSSStyleSheet | undefined;

/**
 * What the element is where the page says nothing: weaker than any rule of the page, since the size is the page's
 * affair. `ratio` is that of its width to its height.
 */
export const rules = (ratio: string): string =>
  ':host(:not([hidden])),:where(service-player:not([hidden])){display:inline-block;width:320px;max-width:100%;' +
  'aspect-ratio:' +
  `${ratio}}`;

/** Gives the element its size, and the drawing the room that its canvas needs. */
export function dress(element: HTMLElement, root: Node, width: number, height: number): void {
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(rules('var(--mascot-ratio)'));
  const { adoptedStyleSheets: sheets } = root.getRootNode() as Document | ShadowRoot;
  if (!sheets.includes(sheet)) sheets.push(sheet);
  element.style.setProperty('--mascot-ratio', `${width}/${height}`);
}
