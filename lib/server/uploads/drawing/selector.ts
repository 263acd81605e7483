import type { CssNode, Selector as SelectorNode } from 'css-tree';
import type { XmlElement } from '@/lib/core/svg/parse';

/** What one element must be: each test by itself. */
type Test = (element: XmlElement, isRoot: boolean) => boolean;

/** A selector of a drawing's style sheet: from the element itself outward, each compound with whether it is a child of the next. */
export interface Selector {
  compounds: { tests: Test[]; isChild: boolean }[];
  /** Ids count a million, classes and attributes a thousand, names one. */
  weight: number;
  /** Which of an element's `keysOf` it must have to be looked at. */
  key: string;
}

const [ID, CLASS, NAME] = [1_000_000, 1000, 1];

const never: Test = () => false;

const known = new WeakMap<XmlElement, ReadonlySet<string>>();

function classesOf(element: XmlElement): ReadonlySet<string> {
  const classes = known.get(element) ?? new Set((element.attributes.get('class') ?? '').split(/\s+/));
  known.set(element, classes);
  return classes;
}

const ANY = '*';

/** What an element is found by: its id, its classes, its name. */
export const keysOf = (element: XmlElement): string[] => [`#${element.attributes.get('id') ?? ''}`, ...[...classesOf(element)].map((name) => `.${name}`), element.name, ANY];

function keyOf(node: CssNode): string {
  if (node.type === 'IdSelector') return `#${node.name}`;
  if (node.type === 'ClassSelector') return `.${node.name}`;
  return node.type === 'TypeSelector' ? node.name : ANY;
}

function testOf(node: CssNode): { test: Test; weight: number } {
  switch (node.type) {
    case 'TypeSelector': return { test: node.name === '*' ? () => true : ({ name }) => name === node.name, weight: node.name === '*' ? 0 : NAME };
    case 'ClassSelector': return { test: (element) => classesOf(element).has(node.name), weight: CLASS };
    case 'IdSelector': return { test: ({ attributes }) => attributes.get('id') === node.name, weight: ID };
    case 'PseudoClassSelector': return { test: node.name === 'root' ? (_, isRoot) => isRoot : never, weight: CLASS };
    case 'AttributeSelector': {
      const value = node.value?.type === 'String' ? node.value.value : node.value?.name;
      const says: Test = ({ attributes }) => (value === undefined ? attributes.has(node.name.name) : attributes.get(node.name.name) === value);
      return { test: node.matcher === null || node.matcher === '=' ? says : never, weight: CLASS };
    }
    default: return { test: never, weight: 0 };
  }
}

/** Reads a selector of names, classes, ids, attributes, descendants and children; null for one that asks for neighbours or moments. */
export function selectorOf({ children }: SelectorNode): Selector | null {
  const compounds: Selector['compounds'] = [{ tests: [], isChild: false }];
  let [weight, key] = [0, ANY];
  for (const node of children.toArray().toReversed()) {
    if (node.type === 'Combinator') {
      if (node.name !== ' ' && node.name !== '>') return null;
      compounds[compounds.length - 1]!.isChild = node.name === '>';
      compounds.push({ tests: [], isChild: false });
      continue;
    }
    const read = testOf(node);
    if (read.test === never) return null;
    compounds.at(-1)?.tests.push(read.test);
    weight += read.weight;
    if (compounds.length === 1 && key === ANY) key = keyOf(node);
  }
  return { compounds, weight, key };
}

/** Whether a selector is for the last element of a line from the root down. */
export function isFor({ compounds }: Selector, line: readonly XmlElement[]): boolean {
  const fits = (index: number, at: number): boolean => compounds[index]?.tests.every((test) => test(line[at]!, at === 0)) ?? false;
  let places = fits(0, line.length - 1) ? [line.length - 1] : [];
  for (let index = 1; index < compounds.length && places.length; index += 1) {
    const nearest = Math.max(...places);
    const outer = compounds[index - 1]?.isChild ? places.map((at) => at - 1).filter((at) => at >= 0) : Array.from({ length: nearest }, (_, at) => at);
    places = outer.filter((at) => fits(index, at));
  }
  return places.length > 0;
}
