/** Weaker than any rule of the page: the element's size is the page's affair. */
const HOST = 'display:inline-block;width:320px;max-width:100%';
const INSIDE = 'svg,img{display:block;width:100%;height:100%}';

/** What a shadow root says of the element that holds it, where the page says nothing. */
export const shadowRules = (width: number, height: number): string =>
  `:host{${HOST};aspect-ratio:${Number(width)}/${Number(height)}}:host([hidden]){display:none}${INSIDE}`;

const sheets = new Map<string, CSSStyleSheet>();

/** Gives the element its size where the page says none, and the drawing the room that its canvas of `width` to `height` needs. */
export function dress(root: Element | ShadowRoot, width = 1, height = 1): void {
  const tag = root instanceof Element ? root.localName : null;
  const text = tag ? `:where(${tag}){${HOST};aspect-ratio:1}:where(${tag})>svg{display:block}` : shadowRules(width, height);
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  const scope = tag ? root.getRootNode() : root;
  if (!(scope instanceof Document || scope instanceof ShadowRoot) || scope.adoptedStyleSheets.includes(sheet)) return;
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets.filter((each) => tag || ![...sheets.values()].includes(each)), sheet];
}
