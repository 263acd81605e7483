const sheets = new Map<string, CSSStyleSheet>();

const rules = (host: string, width: number, height: number): string =>
  `${host}{display:inline-block;width:320px;max-width:100%;aspect-ratio:${Number(width)}/${Number(height)}}${host} :is(svg,img){display:block;width:100%;height:100%}`;

/** What a shadow root says of the element that holds it, where the page says nothing: the room that a canvas of this size needs. */
export const shadowRules = (width: number, height: number): string => rules(':host(:not([hidden]))', width, height);

/** Gives the element its size, and the drawing the room that its canvas needs. Weaker than any rule of the page: the size is the page's affair. */
export function dress(root: Element | ShadowRoot, width: number, height: number): void {
  const text = root instanceof Element ? rules(`:where(${root.localName}:not([hidden]))`, width, height) : shadowRules(width, height);
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  const scope = root.getRootNode() as Document | ShadowRoot;
  if (!scope.adoptedStyleSheets?.includes(sheet)) scope.adoptedStyleSheets?.push(sheet);
}
