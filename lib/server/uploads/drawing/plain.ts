import { ELEMENTS, isElementName } from '@/lib/core/svg/allowlist';
import { isHidden } from '@/lib/core/svg/attributes';
import type { XmlElement } from '@/lib/core/svg/parse';
import { styled } from './cascade';
import { byId, urlIn, withAttributes } from './elements';
import { clipsForMasks } from './masks';
import { rulesOf } from './sheet';
import { inPixels } from './viewports';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Elements that a mascot's part cannot have, with a name for the report. */
const LOST: Readonly<Record<string, string>> = {
  text: 'Text is left out: turn it into paths to keep it.',
  image: 'A picture inside of the drawing is left out.',
  marker: 'Arrow heads and other markers are left out.',
};
/** Elements that later steps resolve, though no part may have them. */
const READ_FIRST = new Set(['svg', 'symbol', 'a', 'switch', 'mask', 'pattern']);
/** Attributes outside of the supported subset that are resolved here. */
const FRAME = ['viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y', 'xmlns'] as const;
const KEPT = new Set(['clipPathUnits', 'xmlns']);

/** Reduces a drawing program's file to the subset of SVG that parts support; each kind of loss is reported once. */
export function plainDrawing(file: XmlElement, lose: (what: string) => void): XmlElement {
  const root = withoutPrefix(file);
  const shown = drawn(withStyles(root, lose), lose);
  return kept(withoutPatterns(clipsForMasks(inPixels(shown), lose), lose), true);
}

/** Renames `svg:path` to `path`, for files that use a prefix for SVG. */
function withoutPrefix(root: XmlElement): XmlElement {
  const prefix = /^(\w+):svg$/.exec(root.name)?.[1];
  if (prefix === undefined || root.attributes.get(`xmlns:${prefix}`) !== SVG_NAMESPACE) return root;
  const visit = (element: XmlElement): XmlElement => ({
    ...element,
    name: element.name.startsWith(`${prefix}:`) ? element.name.slice(prefix.length + 1) : element.name,
    children: element.children.map(visit),
  });
  return visit(root);
}

function withStyles(root: XmlElement, lose: (what: string) => void): XmlElement {
  const sheets: string[] = [];
  const visit = (element: XmlElement): void => {
    if (element.name === 'style') sheets.push(element.text);
    element.children.forEach(visit);
  };
  visit(root);
  const rules = rulesOf(sheets.join('\n'));
  const result = rules && styled(root, rules);
  if (!result) lose('The style sheet is too long to be read, and is left out.');
  return result ?? styled(root, []) ?? root;
}

/**
 * The opacity above which an element with a blend mode is dropped: without blending it would hide what it should darken
 * or lighten.
 */
const MAX_BLENDED_OPACITY = 0.5;

/**
 * Removes everything that is not drawn or that no part can have: hidden elements, metadata and unsupported elements.
 */
function drawn(element: XmlElement, lose: (what: string) => void): XmlElement {
  // The first child of a `switch` is the one that every renderer supports.
  const children = (element.name === 'switch' ? element.children.slice(0, 1) : element.children).flatMap((child) => {
    const { name } = child;
    if (isHidden(child)) return [];
    const lost = LOST[name];
    if (lost !== undefined) lose(lost);
    if (blends(child)) {
      lose('Blending of colours is left out.');
      if (!(Number(child.attributes.get('opacity') ?? 1) <= MAX_BLENDED_OPACITY)) return [];
    }
    return isElementName(name) || READ_FIRST.has(name) ? [drawn(child, lose)] : [];
  });
  if (urlIn(element.attributes.get('filter')) !== null) lose('Filters such as blurs and shadows are left out.');
  return { ...element, hasText: false, children };
}

const blends = ({ attributes }: XmlElement): boolean =>
  !['normal', 'initial', 'inherit', 'unset'].includes(attributes.get('mix-blend-mode') ?? 'normal');

/** Replaces each pattern by the first colour that it is painted with. */
function withoutPatterns(root: XmlElement, lose: (what: string) => void): XmlElement {
  const patterns = new Map([...byId(root)].filter(([, { name }]) => name === 'pattern'));
  if (!patterns.size) return root;
  const visit = (element: XmlElement): XmlElement => {
    const changes: Record<string, string> = {};
    for (const name of ['fill', 'stroke']) {
      const pattern = patterns.get(urlIn(element.attributes.get(name)) ?? '');
      if (!pattern) continue;
      lose('A pattern became one colour.');
      changes[name] = firstColor(pattern) ?? 'none';
    }
    return { ...withAttributes(element, changes), children: element.children.map(visit) };
  };
  return visit(root);
}

function firstColor({ attributes, children }: XmlElement): string | null {
  const fill = attributes.get('fill');
  if (fill !== undefined && fill !== 'none' && urlIn(fill) === null) return fill;
  return children.reduce<string | null>((found, child) => found ?? firstColor(child), null);
}

/** Keeps only the subset's elements and attributes, so that warnings name only visible losses. */
function kept(element: XmlElement, isRoot: boolean): XmlElement {
  const allowed: object = isRoot ? ELEMENTS.g : isElementName(element.name) ? ELEMENTS[element.name] : {};
  const isKept = (name: string): boolean =>
    Object.hasOwn(allowed, name) || KEPT.has(name) || (isRoot && FRAME.some((one) => one === name));
  const children = element.children.filter(({ name }) => isElementName(name)).map((child) => kept(child, false));
  return { ...element, attributes: new Map([...element.attributes].filter(([name]) => isKept(name))), children };
}
