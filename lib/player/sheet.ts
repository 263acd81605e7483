let sheet: CSSStyleSheet | undefined;

/**
 * The default CSS rules of the element. Any rule of the page overrides them, because the page decides on the size.
 * `ratio` is width to height.
 */
export const rules = (ratio: string): string =>
  ':host(:not([hidden])),:where(service-player:not([hidden])){display:inline-block;width:320px;max-width:100%;' +
  'aspect-ratio:' +
  `${ratio}}`;

/** Sets the default size of the element and the aspect ratio of the drawing. */
export function dress(element: HTMLElement, root: Node, width: number, height: number): void {
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(rules('var(--mascot-ratio)'));
  const { adoptedStyleSheets: sheets } = root.getRootNode() as Document | ShadowRoot;
  if (!sheets.includes(sheet)) sheets.push(sheet);
  element.style.setProperty('--mascot-ratio', `${width}/${height}`);
}
