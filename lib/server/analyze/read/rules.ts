import { generate, parse, tokenize, tokenTypes, type Block, type CssNode, type Raw, type Selector } from 'css-tree';

/** A compound of a selector: the names that one element must have, and whether it is for a state such as hovering. */
export interface Compound { names: string[]; state: boolean }

/** One selector of a rule, its compounds from the outermost to the element itself. */
export type RuleSelector = Compound[];

/** A rule of a style sheet, for screens in light: its selectors, and its declarations in their order. */
export interface Rule { selectors: RuleSelector[]; declarations: [property: string, value: string][] }

/** Rules for the dark, for print and for moments are not what a page looks like. */
const OTHER_MEDIA = /\bprint\b|prefers-color-scheme:\s*dark|forced-colors|prefers-contrast/;
const OTHER_THEME = /(?:^|[-_.\s="'[])(?:dark|night|high-contrast)(?:$|[-_\s"'\]:])|theme-dark|dark-mode/i;
const RULES = 20_000;
/** Rules within rules are read so deep, and a rule is for so many selectors at most: each level may multiply them. */
const [NESTED, SELECTORS] = [6, 64];
/** Stands for `&` among names: no name is it. */
const NESTING = '&';

/** Sheets nested deeper than people write them are not read: every level costs the parser a call. */
const DEPTH = 100;

function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const bracket of css.match(/[{}()[\]]/g) ?? []) if ((depth += '{(['.includes(bracket) ? 1 : -1) > DEPTH) return true;
  return false;
}

/** Groups of rules whose rules are for screens in light, as far as what they ask for is. */
const GROUPS = /^(?:media|supports|layer|container|scope|starting-style)$/;

/** The rules of a style sheet, those within rules with all that they are within; what is not CSS is passed over, as browsers do. */
export function rulesOf(css: string): Rule[] {
  if (isTooDeep(css)) return [];
  const rules: Rule[] = [];
  const read = (node: CssNode, outer: RuleSelector[] | null, depth: number): void => {
    if (rules.length >= RULES || depth > NESTED) return;
    if (node.type === 'Atrule') {
      const prelude = node.prelude ? generate(node.prelude) : '';
      if (!node.block || !GROUPS.test(node.name.toLowerCase()) || OTHER_MEDIA.test(prelude)) return;
      if (outer) take(node.block, outer, depth);
      else node.block.children.forEach((each) => read(each, null, depth));
    }
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
    const own = node.prelude.children.toArray().filter((each): each is Selector => each.type === 'Selector' && !OTHER_THEME.test(generate(each))).map(compoundsOf);
    const selectors = outer ? own.flatMap((selector) => within(selector, outer)).slice(0, SELECTORS) : own.map(withoutNesting);
    if (selectors.length > 0) take(node.block, selectors, depth);
  };
  const take = (block: Block, selectors: RuleSelector[], depth: number): void => {
    const { declarations, nested } = contentsOf(block);
    if (declarations.length > 0) rules.push({ selectors, declarations });
    for (const node of nested) read(node, selectors, depth + 1);
  };
  sheetOf(css).forEach((node) => read(node, null, 0));
  return rules;
}

function sheetOf(css: string): CssNode[] {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: true });
  return sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
}

/** What a block holds: its declarations, and the rules and groups within it. The parser knows only some of those; what it leaves raw is read piece by piece. */
function contentsOf(block: Block): { declarations: Rule['declarations']; nested: CssNode[] } {
  const [declarations, nested]: [Rule['declarations'], CssNode[]] = [[], []];
  for (const node of block.children.toArray()) {
    if (node.type === 'Declaration') declarations.push([node.property, valueOf(node.value as Raw)]);
    else if (node.type === 'Rule' || node.type === 'Atrule') nested.push(node);
    else if (node.type === 'Raw') {
      const pieces = piecesOf(node.value);
      declarations.push(...pieces.flatMap(({ text, isBlock }) => (isBlock ? [] : declarationsOf(text))));
      nested.push(...pieces.flatMap(({ text, isBlock }) => (isBlock ? sheetOf(isGroup(text) ? whole(text) : text) : [])));
    }
  }
  return { declarations, nested };
}

const isGroup = (text: string): boolean => text.trimStart().startsWith('@');

/** A group within a rule as one that holds a rule: what it declares is for the outer one's elements. */
const whole = (group: string): string => `${group.replace('{', '{&{')}}`;

/** What ends with a semicolon, and what has a block of its own, one after the other. */
function piecesOf(raw: string): { text: string; isBlock: boolean }[] {
  const pieces: { text: string; isBlock: boolean }[] = [];
  let [depth, start] = [0, 0];
  const end = (at: number, isBlock: boolean): void => {
    pieces.push({ text: raw.slice(start, at), isBlock });
    start = at;
  };
  tokenize(raw, (type, from, to) => {
    if (type === tokenTypes.LeftCurlyBracket) depth += 1;
    if (type === tokenTypes.RightCurlyBracket && (depth -= 1) === 0) end(to, true);
    if (type === tokenTypes.Semicolon && depth === 0) end(to, false);
  });
  end(raw.length, false);
  return pieces;
}

/** The selectors of a rule within another: `&` is what that one is for, and one without it is for what is inside of that. */
function within(selector: RuleSelector, outer: readonly RuleSelector[]): RuleSelector[] {
  const at = selector.findIndex(({ names }) => names.includes(NESTING));
  return outer.map((parent) => {
    if (at < 0) return [...parent, ...selector.filter(({ names, state }) => names.length > 0 || state)];
    const { names, state } = selector[at]!;
    const last = parent.at(-1) ?? { names: [], state: false };
    const joined: Compound = { names: [...last.names, ...names.filter((name) => name !== NESTING)], state: state || last.state };
    return withoutNesting([...selector.slice(0, at), ...parent.slice(0, -1), joined, ...selector.slice(at + 1)]);
  });
}

const withoutNesting = (selector: RuleSelector): RuleSelector => selector.map(({ names, state }) => ({ names: names.filter((name) => name !== NESTING), state }));

/** The declarations of a style attribute. */
export function declarationsOf(css: string): Rule['declarations'] {
  if (isTooDeep(css)) return [];
  const list = parse(css, { context: 'declarationList', parseValue: false, parseCustomProperty: false });
  return list.type === 'DeclarationList' ? list.children.toArray().flatMap((each): Rule['declarations'] => (each.type === 'Declaration' ? [[each.property, valueOf(each.value as Raw)]] : [])) : [];
}

const valueOf = (value: Raw) => value.value.trim();

/** States in which an element looks otherwise than at rest. */
const STATE = /^(?:hover|focus|focus-visible|focus-within|active|disabled|visited|checked|invalid|target)$/;

function compoundsOf(selector: Selector): RuleSelector {
  const compounds: RuleSelector = [{ names: [], state: false }];
  selector.children.forEach((node) => {
    const last = compounds.at(-1)!;
    if (node.type === 'Combinator') compounds.push({ names: [], state: false });
    else if (node.type === 'TypeSelector') last.names.push(node.name === '*' ? '*' : node.name.toLowerCase());
    else if (node.type === 'NestingSelector') last.names.push(NESTING);
    else if (node.type === 'ClassSelector') last.names.push(`.${unescaped(node.name)}`);
    else if (node.type === 'IdSelector') last.names.push(`#${unescaped(node.name)}`);
    else if (node.type === 'PseudoClassSelector') {
      if (node.name === 'root' || node.name === 'host') last.names.push('html');
      else if (STATE.test(node.name)) last.state = true;
    }
  });
  return compounds;
}

/** A name as it stands in a page: `md\:flex` is `md:flex`. */
const unescaped = (name: string) => name.replace(/\\([0-9a-f]{1,6}\s?|.)/gi, (_, code: string) => (/^[0-9a-f]/i.test(code) ? String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16))) : code));
