import { generate, parse, type CssNode } from 'css-tree';
import { selectorOf, type Selector } from './selector';

/** One thing that a rule asks for, and how much it counts: later ones of equal weight win. */
export interface Declaration { property: string; value: string; important: boolean }

/** A rule of a drawing's style sheet, for one of its selectors. */
export interface Rule { selector: Selector; declarations: Declaration[] }

/** Drawing programs write some kilobytes; more is not read, nor more rules, nor rules deeper within brackets. */
const [BYTES, RULES, DEPTH] = [256 * 1024, 2000, 20];

function isReadable(css: string): boolean {
  if (css.length > BYTES) return false;
  let depth = 0;
  for (const bracket of css.match(/[{}()[\]]/g) ?? []) if ((depth += '{(['.includes(bracket) ? 1 : -1) > DEPTH) return false;
  return true;
}

/** The rules of a style sheet that hold wherever it is shown, in their order; null for one that is too long to be read. */
export function rulesOf(css: string): Rule[] | null {
  if (!isReadable(css)) return null;
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false });
  const nodes = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const rules = nodes.flatMap((node) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return [];
    const declarations = lastOfEach(node.block.children.toArray().flatMap(declarationOf));
    return node.prelude.children.toArray().flatMap((each): Rule[] => {
      const selector = each.type === 'Selector' ? selectorOf(each) : null;
      return selector ? [{ selector, declarations }] : [];
    });
  });
  return rules.length > RULES ? null : rules;
}

/** Of each property what counts: the last that is important, or the last. */
function lastOfEach(all: readonly Declaration[]): Declaration[] {
  const last = new Map<string, Declaration>();
  for (const each of all) if (each.important || !last.get(each.property)?.important) last.set(each.property, each);
  return [...last.values()];
}

function declarationOf(node: CssNode): Declaration[] {
  if (node.type !== 'Declaration') return [];
  const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase();
  return [{ property, value: generate(node.value).trim(), important: Boolean(node.important) }];
}
