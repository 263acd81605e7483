import type { XmlElement } from '@/lib/core/svg/parse';
import { localUrl } from '@/lib/core/svg/values';

/** An element with other attributes; those that are null are taken away. */
export function withAttributes(element: XmlElement, changes: Readonly<Record<string, string | null>>): XmlElement {
  const attributes = new Map(element.attributes);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) attributes.delete(name);
    else attributes.set(name, value);
  }
  return { ...element, attributes };
}

/** An element of a drawing's own making. */
export const made = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: XmlElement[],
): XmlElement => ({ name, attributes: new Map(Object.entries(attributes)), children, hasText: false, text: '' });

/** Elements of a tree by their ids, the first of equals. */
export function byId(root: XmlElement): ReadonlyMap<string, XmlElement> {
  const ids = new Map<string, XmlElement>();
  const visit = (element: XmlElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
    element.children.forEach(visit);
  };
  visit(root);
  return ids;
}

/** The id that an element of another, such as `use`, names. */
export function targetOf({ attributes }: XmlElement): string | null {
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  return href.startsWith('#') ? href.slice(1) : null;
}

/** The id in `url(#id)`. */
export const urlIn = (value: string | undefined): string | null => localUrl(value ?? '');
