import { closingBracket } from '@/lib/core/scan';
import type { StyleRule } from './rules';

/** The custom properties of the page's root, by name. */
export type Properties = ReadonlyMap<string, string>;

const ROOTS = new Set(['html', 'body', '*']);
/** How deep properties may refer to each other; longer chains and cycles are cut here. */
const MAX_DEPTH = 12;
/** How long a value may grow; exponential expansion of references is cut here. */
const MAX_VALUE_CHARACTERS = 2000;

/**
 * Gives the custom properties of a page: those of the root element, and for other names the first ones set elsewhere.
 */
export function propertiesOf(rules: readonly StyleRule[]): Properties {
  const [roots, others] = [new Map<string, string>(), new Map<string, string>()];
  for (const { selectors, declarations } of rules) {
    const ofRoot = selectors.some(
      (selector) => selector.length === 1 && selector[0]!.names.every((name) => ROOTS.has(name)),
    );
    for (const [property, value] of declarations) {
      if (!property.startsWith('--')) continue;
      if (ofRoot) roots.set(property, value);
      else if (!others.has(property)) others.set(property, value);
    }
  }
  return new Map([...others, ...roots]);
}

/**
 * Replaces each `var()` by the rule's own property, the page's, or the fallback. Where all are missing the whole value
 * is empty, as in CSS.
 */
export function substituted(value: string, own: Properties, page: Properties, depth = 0): string {
  const at = value.indexOf('var(');
  if (at < 0) return value;
  if (depth > MAX_DEPTH || value.length > MAX_VALUE_CHARACTERS) return '';
  const end = closingBracket(value, at + 3);
  if (end < 0) return '';
  const inside = value.slice(at + 4, end);
  const comma = inside.indexOf(',');
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const known = own.get(name) ?? page.get(name) ?? (comma < 0 ? null : inside.slice(comma + 1).trim());
  if (known === null) return '';
  return substituted(`${value.slice(0, at)}${known}${value.slice(end + 1)}`, own, page, depth + 1);
}
