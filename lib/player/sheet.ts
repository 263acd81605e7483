const SHOWN = ':not([hidden])';

/** What gives an element its size where the page says none, and the drawing the room that its canvas of `width` to `height` needs; in its shadow root, or in the page by the name of its `host`. */
export const rulesOf = (width: number, height: number, host = `:host(${SHOWN})`): string =>
  `${host}{display:inline-block;width:320px;max-width:100%;aspect-ratio:${Number(width)}/${Number(height)}}${host} :is(svg,img){display:block;width:100%;height:100%}`;

const sheets = new Map<string, CSSStyleSheet>();

/** Dresses an element, or its shadow root, by rules that are weaker than any of the page: the size is the page's affair. */
export function dress(root: Element | ShadowRoot, width: number, height: number): void {
  const text = rulesOf(width, height, root instanceof Element ? `:where(${root.localName}${SHOWN})` : undefined);
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  const scope = root.getRootNode() as Document | ShadowRoot;
  if (!scope.adoptedStyleSheets?.includes(sheet)) scope.adoptedStyleSheets?.push(sheet);
}
