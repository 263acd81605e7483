const sheets = new Map<string, CSSStyleSheet>();

/**
 * Gives the element its size where the page says none, and the drawing the room that its canvas of `width` to `height` needs. Weaker than
 * any rule of the page: the size is the page's affair.
 */
export function dress(root: Element | ShadowRoot, width: number, height: number): void {
  const more = ':not([hidden])';
  const host = root instanceof Element ? `:where(${root.localName}${more})` : `:host(${more})`;
  const text = `${host}{display:inline-block;width:320px;max-width:100%;aspect-ratio:${Number(width)}/${Number(height)}}${host} :is(svg,img){display:block;width:100%;height:100%}`;
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  const scope = root.getRootNode() as Document | ShadowRoot;
  if (!scope.adoptedStyleSheets?.includes(sheet)) scope.adoptedStyleSheets?.push(sheet);
}
