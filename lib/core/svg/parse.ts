import { SaxesParser } from 'saxes';
import { LIMITS } from '../limits';
import { type Budget, spend } from './budget';
import { Refusal, quoted } from './refusal';

/** An element as written, before any check. */
export interface XmlElement {
  name: string;
  /** Values by name; a value that is too long is cut to one character more than the limit. */
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Whether it holds text that is not white space (or a CDATA section). */
  hasText: boolean;
  /** Its text, kept only for `style` elements, whose rules are checked for attacks. */
  text: string;
}

function element(name: string, attributes: ReadonlyMap<string, string>): XmlElement {
  return { name, attributes, children: [], hasText: false, text: '' };
}

/** Attributes that may hold as many numbers as a drawing. */
const PATH_ATTRIBUTES = new Set(['d', 'points']);

/** The maximum number of characters that are read of an attribute's value. */
export const longestValue = (attribute: string): number =>
  PATH_ATTRIBUTES.has(attribute) ? LIMITS.svg.pathLength : LIMITS.svg.attributeLength;

function cappedAttributes(attributes: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(attributes).map(([name, value]) => [name, value.slice(0, longestValue(name) + 1)]));
}

function refuse(message: string): never {
  throw new Refusal(message);
}

/**
 * Parses a fragment (zero or more elements) as strict XML: no DTD, no processing instruction, no entity beyond the
 * five. Gives a nameless root. Throws a Refusal where it is malformed, nested too deep or has too many elements.
 */
export function parseFragment(svg: string, budget: Budget): XmlElement {
  const root = element('', new Map());
  const open: XmlElement[] = [root];
  const parser = new SaxesParser({ fragment: true, position: true });
  let hasDefs = false;
  const where = () => `line ${parser.line}, column ${parser.column}`;
  parser.on('error', (error) => refuse(reasonOf(svg, error.message, where())));
  parser.on('doctype', () => refuse('A document type declaration (DTD) is not allowed.'));
  parser.on('processinginstruction', () => refuse('Processing instructions are not allowed.'));
  parser.on('xmldecl', () => refuse('An XML declaration is not allowed inside a fragment.'));
  const text = (value: string) => {
    const holder = open.at(-1) ?? root;
    if (holder.name === 'style') holder.text += value;
    else if (!holder.hasText) holder.hasText = /\S/.test(value);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('opentag', (tag) => {
    // The first defs is free: the clean text may have one more than its source, and must fit the same budget.
    if (tag.name !== 'defs' || hasDefs) spend(budget, 'elements', 1);
    hasDefs ||= tag.name === 'defs';
    if (open.length > LIMITS.svg.depth) refuse(`Elements may be nested at most ${LIMITS.svg.depth} deep (${where()}).`);
    const child = element(tag.name, cappedAttributes(tag.attributes as Record<string, string>));
    open.at(-1)?.children.push(child);
    open.push(child);
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return root;
}

function reasonOf(svg: string, message: string, where: string): string {
  if (/^\s*<\?xml/i.test(svg)) return 'An XML declaration is not allowed inside a fragment.';
  if (/doctype/i.test(message)) return 'A document type declaration (DTD) is not allowed.';
  if (/entity/i.test(message)) return `Entities beyond the five of XML are not allowed (${where}).`;
  return `The SVG is not well-formed XML at ${where}: ${quoted(message.replace(/^[\d:]+ /, ''))}.`;
}
