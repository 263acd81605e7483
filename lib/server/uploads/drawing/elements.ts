import type { XmlElement } from '@/lib/core/svg/parse';
import { localUrl } from '@/lib/core/svg/values';

/** Copies an element with changed attributes; null removes one. */
export function withAttributes(element: XmlElement, changes: Readonly<Record<string, string | null>>): XmlElement {
  const attributes = new Map(element.attributes);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) attributes.delete(name);
    else attributes.set(name, value);
  }
  return { ...element, attributes };
}

/** Makes a new element. */
export const made = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: XmlElement[],
): XmlElement => ({ name, attributes: new Map(Object.entries(attributes)), children, hasText: false, text: '' });

/** Indexes the elements of a tree by id; the first of duplicates counts. */
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

/** Gives the id that an element such as `use` refers to. */
export function targetOf({ attributes }: XmlElement): string | null {
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  return href.startsWith('#') ? href.slice(1) : null;
}

/** The id in `url(#id)`. */
export const urlIn = (value: string | undefined): string | null => localUrl(value ?? '');
