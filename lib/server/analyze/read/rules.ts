import { generate, parse, type CssNode, type Raw, type Selector } from 'css-tree';

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

/** Sheets nested deeper than people write them are not read: every level costs the parser a call. */
const DEPTH = 100;

function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const bracket of css.match(/[{}()[\]]/g) ?? []) if ((depth += '{(['.includes(bracket) ? 1 : -1) > DEPTH) return true;
  return false;
}

/** The rules of a style sheet; what is not CSS is passed over, as browsers do. */
export function rulesOf(css: string): Rule[] {
  if (isTooDeep(css)) return [];
  const rules: Rule[] = [];
  const read = (node: CssNode): void => {
    if (rules.length >= RULES) return;
    if (node.type === 'Atrule') {
      const prelude = node.prelude ? generate(node.prelude) : '';
      if (/^(?:media|supports|layer|container|scope)$/.test(node.name.toLowerCase()) && !OTHER_MEDIA.test(prelude)) node.block?.children.forEach(read);
    }
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
    const selectors = node.prelude.children.toArray().filter((each): each is Selector => each.type === 'Selector' && !OTHER_THEME.test(generate(each))).map(compoundsOf);
    if (selectors.length === 0) return;
    const declarations = node.block.children.toArray().flatMap((each): Rule['declarations'] => (each.type === 'Declaration' ? [[each.property, valueOf(each.value as Raw)]] : []));
    rules.push({ selectors, declarations });
    // A rule within a rule says what the outer one's elements hold; it is read as one of its own.
    node.block.children.forEach((each) => { if (each.type === 'Rule' || each.type === 'Atrule') read(each); });
  };
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: true });
  if (sheet.type === 'StyleSheet') sheet.children.forEach(read);
  return rules;
}

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
