import { ELEMENTS, type ElementName, PRESENTATION, SILENT, type Values } from './allowlist';
import { longestValue, type XmlElement } from './parse';
import { quoted } from './refusal';
import type { Grammar } from './values';

/** Reports something that was removed, in a sentence. */
export type Warn = (message: string) => void;

/** The declarations of a `style` attribute, in order; none of one that is too long to be read. */
export function declarations(style: string): [property: string, value: string][] {
  if (style.length > longestValue('style')) return [];
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const value = withoutImportance(declaration.slice(colon + 1).trim());
    return [[declaration.slice(0, colon).trim().toLowerCase(), value] as [string, string]];
  });
}

const IMPORTANT = '!important';
const withoutImportance = (value: string): string =>
  value.endsWith(IMPORTANT) ? value.slice(0, -IMPORTANT.length).trimEnd() : value;

function isStyled(property: string): boolean {
  return Object.hasOwn(PRESENTATION, property) || property === 'stop-color' || property === 'stop-opacity';
}

/** Whether the element hides itself. */
export function isHidden(element: XmlElement): boolean {
  const says = [...element.attributes, ...declarations(element.attributes.get('style') ?? '')];
  return says.some(
    ([name, value]) => (name === 'display' && value === 'none') || (name === 'visibility' && value === 'hidden'),
  );
}

/**
 * The values of the element's attributes and its `style`, by the grammars of the allow-list; anything else is dropped
 * with a warning.
 */
export function valuesOf<E extends ElementName>(name: E, element: XmlElement, warn: Warn): Values<E> {
  const grammars: Readonly<Record<string, Grammar<unknown>>> = ELEMENTS[name];
  const values: Record<string, unknown> = {};
  const read = (attribute: string, text: string, known: boolean) => {
    const grammar = known && Object.hasOwn(grammars, attribute) ? grammars[attribute] : undefined;
    if (!grammar) return warn(`The attribute ${quoted(attribute)} of ${quoted(name)} was removed.`);
    if (text.trim() === 'inherit') return undefined;
    const value = text.length > longestValue(attribute) ? null : grammar(text);
    if (value === null) return warn(`The value ${quoted(text)} of ${quoted(attribute)} was removed.`);
    values[attribute] = value;
    return undefined;
  };
  for (const [attribute, text] of element.attributes) {
    if (attribute !== 'style' && !SILENT.has(attribute)) read(attribute, text, true);
  }
  const style = element.attributes.get('style') ?? '';
  if (style.length > longestValue('style')) warn(`The attribute "style" of ${quoted(name)} was removed.`);
  for (const [property, text] of declarations(style)) read(property, text, isStyled(property));
  return values as Values<E>;
}
