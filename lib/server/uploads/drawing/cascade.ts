import { formatHex, parse } from 'culori';
import { LIMITS } from '@/lib/core/limits';
import { closingBracket } from '@/lib/core/scan';
import { PRESENTATION } from '@/lib/core/svg/allowlist';
import { declarations } from '@/lib/core/svg/attributes';
import type { XmlElement } from '@/lib/core/svg/parse';
import { isFor, keysOf } from './selector';
import type { Declaration, Rule } from './sheet';

/** The CSS properties that are read: those that parts support, and those that convert to one. */
const PROPERTIES = new Set([
  ...Object.keys(PRESENTATION),
  'stop-color',
  'stop-opacity',
  'color',
  'display',
  'visibility',
  'mask',
  'mask-type',
  'filter',
  'mix-blend-mode',
  'x',
  'y',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
]);
const COLORED = ['fill', 'stroke', 'stop-color'] as const;
/** The nesting limit of `var()` inside `var()`. */
const MAX_VARIABLE_DEPTH = 8;
/** The most characters of a value with variables, before and after each replacement. */
const MAX_VARIABLE_VALUE_LENGTH = 1000;

/**
 * The most rule and selector tests per file: drawing programs need some hundred thousand. A selector with ancestors
 * counts once per nesting level of elements.
 */
const MAX_STEPS = 2_000_000;

/** The cost of inheriting a variable, in the same unit. */
const STEPS_PER_VARIABLE = 10;

/** A rule with its position among all rules. */
interface Ordered extends Rule {
  order: number;
}

/** The inherited style of an element that has no attribute in the supported subset. */
interface HandedDown {
  color: string;
  variables: ReadonlyMap<string, string>;
}

/**
 * Resolves all styles of a drawing to attributes: style sheet rules and `style` in CSS's cascade order, with plain
 * colours. Null if its rules exceed the step limit.
 */
export function styled(root: XmlElement, rules: readonly Rule[]): XmlElement | null {
  const keyed = new Map<string, Ordered[]>();
  for (const [order, rule] of rules.entries()) {
    const others = keyed.get(rule.selector.key);
    if (others) others.push({ ...rule, order });
    else keyed.set(rule.selector.key, [{ ...rule, order }]);
  }
  let left = MAX_STEPS;
  const visit = (element: XmlElement, outer: readonly XmlElement[], from: HandedDown): XmlElement => {
    if (left <= 0) return element;
    const line = [...outer, element];
    const near = keysOf(element).flatMap((key) => keyed.get(key) ?? []);
    left -= near.reduce((sum, { selector }) => sum + 1 + (selector.compounds.length - 1) * LIMITS.svg.depth, 0);
    const asked = declarationsFor(line, near);
    const own = asked.filter(({ property }) => property.startsWith('--'));
    const variables = own.length
      ? new Map([...from.variables, ...own.map(({ property, value }) => [property, value] as const)])
      : from.variables;
    left -= asked.length + (own.length && STEPS_PER_VARIABLE * variables.size);
    const attributes = new Map([...element.attributes].filter(([name]) => name !== 'style' && name !== 'class'));
    for (const { property, value } of asked)
      if (PROPERTIES.has(property)) attributes.set(property, resolved(value, variables));
    const color = attributes.get('color') ?? from.color;
    for (const name of COLORED) plainColor(attributes, name, color);
    return {
      ...element,
      attributes,
      children: element.children.map((child) => visit(child, line, { color, variables })),
    };
  };
  const result = visit(root, [], { color: '#000000', variables: new Map() });
  return left > 0 ? result : null;
}

/** Gives all declarations for the last element of an ancestor path, in ascending precedence. */
function declarationsFor(line: readonly XmlElement[], rules: readonly Ordered[]): Declaration[] {
  const own = line.at(-1)?.attributes.get('style');
  const ruled = rules
    .filter(({ selector }) => isFor(selector, line))
    .toSorted((a, b) => a.selector.weight - b.selector.weight || a.order - b.order);
  const all = [
    ...ruled.flatMap((rule) => rule.declarations),
    ...declarations(own ?? '').map(([property, value]) => ({ property, value, important: false })),
  ];
  return [...all.filter(({ important }) => !important), ...all.filter(({ important }) => important)];
}

function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let step = 0; step < MAX_VARIABLE_DEPTH; step += 1) {
    const at = text.indexOf('var(');
    if (at < 0) return text;
    if (text.length > MAX_VARIABLE_VALUE_LENGTH) return 'none';
    const end = closingBracket(text, at + 3);
    if (end < 0) return text;
    text = `${text.slice(0, at)}${variableValue(text.slice(at + 4, end), variables)}${text.slice(end + 1)}`;
  }
  return text;
}

/** Resolves `var(…)`: gives the variable's value, else the fallback, else `none`. */
function variableValue(inside: string, variables: ReadonlyMap<string, string>): string {
  const [name = '', ...fallback] = inside.split(',');
  return variables.get(name.trim()) ?? (fallback.length ? fallback.join(',').trim() : 'none');
}

/** Converts a colour of any CSS notation to the supported one; its alpha becomes an opacity. */
function plainColor(attributes: Map<string, string>, name: (typeof COLORED)[number], current: string): void {
  const said = attributes.get(name)?.trim();
  if (said === undefined) return;
  const text = said.toLowerCase() === 'currentcolor' ? current : said;
  if (text !== said) attributes.set(name, text);
  if (/^(#[\da-f]{3}|#[\da-f]{6}|[a-z]+|url\(.*)$/i.test(text)) return;
  const color = text.length < 100 ? parse(text) : undefined;
  if (!color) return;
  attributes.set(name, formatHex(color));
  const opacity = name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`;
  if (color.alpha !== undefined && color.alpha < 1)
    attributes.set(opacity, String(color.alpha * (Number(attributes.get(opacity) ?? 1) || 0)));
}
