import type { XmlElement } from '@/lib/core/svg/parse';
import type { CompoundSelector, SimpleSelector } from '../../css/selectors';

/** A test of one element, as a part of a selector. */
type Test = (element: XmlElement, isRoot: boolean) => boolean;

/**
 * A selector of a drawing's style sheet: compounds from the target element outward. `isChild` says whether a compound
 * is the direct child of the next.
 */
export interface Selector {
  compounds: { tests: Test[]; isChild: boolean }[];
  /** The specificity: ids count a million, classes and attributes a thousand, names one. */
  weight: number;
  /** One of an element's `keysOf`; elements without it are skipped. */
  key: string;
}

/** The specificity per kind of condition. A thousand of one kind never outweigh the next kind. */
const WEIGHT = { id: 1_000_000, class: 1000, name: 1 } as const;

const never: Test = () => false;

const known = new WeakMap<XmlElement, ReadonlySet<string>>();

function classesOf(element: XmlElement): ReadonlySet<string> {
  const classes = known.get(element) ?? new Set((element.attributes.get('class') ?? '').split(/\s+/));
  known.set(element, classes);
  return classes;
}

const ANY = '*';

/** Gives the index keys of an element: its id, its classes, its name. */
export const keysOf = (element: XmlElement): string[] => [
  `#${element.attributes.get('id') ?? ''}`,
  ...[...classesOf(element)].map((name) => `.${name}`),
  element.name,
  ANY,
];

function keyOf(simple: SimpleSelector): string {
  if (simple.kind === 'id') return `#${simple.name}`;
  if (simple.kind === 'class') return `.${simple.name}`;
  return simple.kind === 'type' ? simple.name : ANY;
}

function testOf(simple: SimpleSelector): { test: Test; weight: number } {
  switch (simple.kind) {
    case 'type':
      return {
        test: simple.name === ANY ? () => true : ({ name }) => name === simple.name,
        weight: simple.name === ANY ? 0 : WEIGHT.name,
      };
    case 'class':
      return { test: (element) => classesOf(element).has(simple.name), weight: WEIGHT.class };
    case 'id':
      return { test: ({ attributes }) => attributes.get('id') === simple.name, weight: WEIGHT.id };
    case 'pseudo':
      return { test: simple.name === 'root' ? (_, isRoot) => isRoot : never, weight: WEIGHT.class };
    case 'attribute': {
      const { name, matcher, value } = simple;
      const says: Test = ({ attributes }) => (value === null ? attributes.has(name) : attributes.get(name) === value);
      return { test: matcher === null || matcher === '=' ? says : never, weight: WEIGHT.class };
    }
    default:
      return { test: never, weight: 0 };
  }
}

/**
 * Reads a selector of names, classes, ids, attributes, descendants and children. Null for one with sibling combinators
 * or dynamic pseudo-classes.
 */
export function selectorOf(read: readonly CompoundSelector[]): Selector | null {
  const compounds: Selector['compounds'] = [];
  let [weight, key] = [0, ANY];
  for (const { simples, combinator } of read.toReversed()) {
    if (combinator === '+' || combinator === '~') return null;
    const tests: Test[] = [];
    for (const simple of simples.toReversed()) {
      const { test, weight: own } = testOf(simple);
      if (test === never) return null;
      tests.push(test);
      weight += own;
      if (compounds.length === 0 && key === ANY) key = keyOf(simple);
    }
    compounds.push({ tests, isChild: combinator === '>' });
  }
  return { compounds, weight, key };
}

/** Whether a selector matches the last element of an ancestor path from the root. */
export function isFor({ compounds }: Selector, line: readonly XmlElement[]): boolean {
  const fits = (index: number, at: number): boolean =>
    compounds[index]?.tests.every((test) => test(line[at]!, at === 0)) ?? false;
  let places = fits(0, line.length - 1) ? [line.length - 1] : [];
  for (let index = 1; index < compounds.length && places.length; index += 1) {
    const nearest = Math.max(...places);
    const outer = compounds[index - 1]?.isChild
      ? places.map((at) => at - 1).filter((at) => at >= 0)
      : Array.from({ length: nearest }, (_, at) => at);
    places = outer.filter((at) => fits(index, at));
  }
  return places.length > 0;
}
