import { variableOf } from '@/lib/core/paint/tokens';

const TAG = /<(\/?)(\w+)\b([^<>]*?)(\/?)>/g;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;
/** Matches the elements that a clean fragment may have. */
const ELEMENTS = /^(g|path|defs|stop|clipPath|(linear|radial)Gradient)$/;
const ATTRIBUTES = /^(id|d|[cf]?[xyr][12]?|offset|opacity|transform|(clip|fill|gradient|stop|stroke)[\w-]*)$/;
/** Matches a reference within the drawing, or a value without `url`. */
const VALUES = /^(url\(#[\w-]+\)|(?!.*url)[\w$#., ()+-]*)$/i;

/** Appends an SVG element to `parent`. */
export function element<Name extends keyof SVGElementTagNameMap>(
  parent: Node,
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
): SVGElementTagNameMap[Name] {
  const made = parent.appendChild(document.createElementNS('http://www.w3.org/2000/svg', name));
  for (const key in attributes) made.setAttribute(key, attributes[key] ?? '');
  return made;
}

/**
 * Draws a clean fragment into `parent`, element by element. Leaves out what is not in the SVG subset, so that no text
 * can run or load anything. Colours are the variables `--mascot-<token>`, with the palette's colours as fallbacks.
 * `prefix` is put before every id.
 */
export function draw(parent: Element, fragment: string, palette: ReadonlyMap<string, string>, prefix: string): void {
  const open = [parent];
  for (const [, closes, name = '', attributes = '', alone] of fragment.matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    const made = element(open.at(-1) ?? parent, ELEMENTS.test(name) ? (name as 'g') : 'desc');
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (ATTRIBUTES.test(key) && VALUES.test(value))
        made.setAttribute(key, key === 'id' ? prefix + value : painted(value, palette, prefix));
    }
    if (!alone) open.push(made);
  }
}

const painted = (value: string, palette: ReadonlyMap<string, string>, prefix: string): string =>
  value
    .replace('url(#', `url(#${prefix}`)
    .replace(/^\$(.*)/, (_, token: string) => `var(${variableOf(token)},${palette.get(token) ?? '#000'})`);
