const SVG = 'http://www.w3.org/2000/svg';
const TAG = /<(\/?)(\w+)((?: [\w:-]+="[^"]*")*) *(\/?)>/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;
const ELEMENTS = /^(svg|g|path|rect|circle|ellipse|line|poly(line|gon)|defs|(linear|radial)Gradient|stop|clipPath)$/;
/** Presentation and geometry of the subset, and what `viewMarkup` writes itself: nothing that names another file or holds a script. */
const ATTRIBUTES = /^(id|d|[cfr]?[xy]|[xy][12]|r|width|height|points|offset|opacity|display|viewBox|transform|overflow|(aria|clip|data|fill|gradient|stop|stroke)[\w-]*)$/;
/** A reference is to something in the drawing. */
const FOREIGN = /url\((?!#)|:\/\//i;

/**
 * The drawing that a text of the SVG subset describes, made element by element: what is not of the subset is left out, so that
 * a text from anywhere can neither run nor load anything. Throws where the text holds no drawing.
 */
export function grow(text: string): SVGSVGElement {
  const open: Element[] = [];
  let root: SVGSVGElement | null = null;
  for (const [, closes, name = '', attributes = '', alone] of text.matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    const element = document.createElementNS(SVG, ELEMENTS.test(name) ? name : 'desc');
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (ATTRIBUTES.test(key) && !FOREIGN.test(value)) element.setAttribute(key, value);
    }
    if (!root && element instanceof SVGSVGElement) root = element;
    open.at(-1)?.append(element);
    if (!alone) open.push(element);
  }
  if (!root) throw new Error('The text holds no drawing.');
  return root;
}
