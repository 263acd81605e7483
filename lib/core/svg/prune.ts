import { isElementName } from './allowlist';
import type { Warn } from './attributes';
import type { XmlElement } from './parse';
import { quoted } from './refusal';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function isForeign(element: XmlElement): boolean {
  const namespace = element.attributes.get('xmlns');
  return namespace !== undefined && namespace !== SVG_NAMESPACE;
}

/** The tree without elements outside the subset and without text; warns for each kind removed. */
export function pruned(element: XmlElement, warn: Warn): XmlElement {
  if (element.hasText) warn('Text was removed.');
  const children = element.children.flatMap((child) => {
    if (isElementName(child.name) && !isForeign(child)) return [pruned(child, warn)];
    warn(`The element ${quoted(child.name)} was removed.`);
    return [];
  });
  return { ...element, children };
}

/** Elements by id; the first one of several with the same. */
export function idsOf(root: XmlElement, warn: Warn): Map<string, XmlElement> {
  const ids = new Map<string, XmlElement>();
  const visit = (element: XmlElement) => {
    const id = element.attributes.get('id');
    if (id !== undefined && ids.has(id)) warn(`The id ${quoted(id)} is used more than once; the first one counts.`);
    else if (id !== undefined) ids.set(id, element);
    element.children.forEach(visit);
  };
  visit(root);
  return ids;
}
