import { selectorsOf, type CompoundSelector } from '../../css/selectors';
import { declarationIn, statementsOf, withoutComments, type Statement } from '../../css/statements';

/** A compound selector: the names that one element must have, and whether it is for a state such as hovering. */
interface Compound {
  names: string[];
  state: boolean;
}

/** The compounds of a selector, from the outermost to the element itself. */
export type RuleSelector = Compound[];

/** A rule of a style sheet for light screens: its selectors, and its declarations in order. */
export interface StyleRule {
  selectors: RuleSelector[];
  declarations: [property: string, value: string][];
}

/** Matches media queries for print and dark mode, which do not show the usual look of a page. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme: ?dark|forced-colors|prefers-contrast/;
const OTHER_THEME = /(?:^|[-_.\s="'[])(?:dark|night|high-contrast)(?:$|[-_\s"'\]:])|theme-dark|dark-mode/i;
const MAX_RULES = 20_000;
/** How deep nested rules are read. */
const MAX_NESTING = 6;
/** How many selectors of a nested rule are read: each level may multiply them. */
const MAX_SELECTORS = 64;
/** Stands for `&` in the list of an element's names; no real name equals it. */
const NESTING = '&';

/** Matches at-rules whose content may apply to light screens. */
const GROUPS = /^(?:media|supports|layer|container|scope|starting-style)$/;

/** The rules of a style sheet, nested ones with their full selectors; ignores malformed CSS, as browsers do. */
export function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const read = ({ head, block }: Statement, outer: RuleSelector[] | null, depth: number): void => {
    if (block === null || rules.length >= MAX_RULES || depth > MAX_NESTING) return;
    if (head.startsWith('@')) {
      const [, name = '', prelude = ''] = /^@([\w-]+)([^]*)/.exec(head) ?? [];
      if (!GROUPS.test(name.toLowerCase()) || OTHER_MEDIA.test(prelude)) return;
      if (outer) take(block, outer, depth);
      else for (const each of statementsOf(block)) read(each, null, depth + 1);
      return;
    }
    const own = (selectorsOf(head) ?? [])
      .filter(({ text }) => !OTHER_THEME.test(text))
      .map(({ compounds }) => compounds.map(compoundOf));
    const selectors = outer
      ? own.flatMap((selector) => within(selector, outer)).slice(0, MAX_SELECTORS)
      : own.map(withoutNesting);
    if (selectors.length > 0) take(block, selectors, depth);
  };
  const take = (block: string, selectors: RuleSelector[], depth: number): void => {
    const statements = statementsOf(block);
    const declarations = statements.flatMap(pairIn);
    if (declarations.length > 0) rules.push({ selectors, declarations });
    for (const each of statements) read(each, selectors, depth + 1);
  };
  for (const each of statementsOf(withoutComments(css))) read(each, null, 0);
  return rules;
}

function pairIn(statement: Statement): StyleRule['declarations'] {
  const declaration = declarationIn(statement);
  return declaration ? [[declaration.property, declaration.value]] : [];
}

/**
 * Gives the full selectors of a nested rule: `&` stands for the outer selector; without it the rule applies to
 * descendants.
 */
function within(selector: RuleSelector, outer: readonly RuleSelector[]): RuleSelector[] {
  const at = selector.findIndex(({ names }) => names.includes(NESTING));
  return outer.map((parent) => {
    if (at < 0) return [...parent, ...selector.filter(({ names, state }) => names.length > 0 || state)];
    const { names, state } = selector[at]!;
    const last = parent.at(-1) ?? { names: [], state: false };
    const joined: Compound = {
      names: [...last.names, ...names.filter((name) => name !== NESTING)],
      state: state || last.state,
    };
    return withoutNesting([...selector.slice(0, at), ...parent.slice(0, -1), joined, ...selector.slice(at + 1)]);
  });
}

const withoutNesting = (selector: RuleSelector): RuleSelector =>
  selector.map(({ names, state }) => ({ names: names.filter((name) => name !== NESTING), state }));

/** The declarations of a style attribute. */
export const declarationsOf = (css: string): StyleRule['declarations'] =>
  statementsOf(withoutComments(css)).flatMap(pairIn);

/** Matches pseudo-classes for states that differ from the look at rest. */
const STATE = /^(?:hover|focus|focus-visible|focus-within|active|disabled|visited|checked|invalid|target)$/;

function compoundOf({ simples }: CompoundSelector): Compound {
  const compound: Compound = { names: [], state: false };
  for (const { kind, name } of simples) {
    if (kind === 'type') compound.names.push(name.toLowerCase());
    else if (kind === 'nesting') compound.names.push(NESTING);
    else if (kind === 'class') compound.names.push(`.${name}`);
    else if (kind === 'id') compound.names.push(`#${name}`);
    else if (kind === 'pseudo' && (name === 'root' || name === 'host')) compound.names.push('html');
    else if (kind === 'pseudo' && STATE.test(name)) compound.state = true;
  }
  return compound;
}
