import { LIMITS } from '@/lib/core/limits';
import { selectorsOf } from '../../css/selectors';
import { declarationIn, statementsOf, withoutComments, type Statement } from '../../css/statements';
import { selectorOf, type Selector } from './selector';

/** One thing that a rule asks for, and how much it counts: later ones of equal weight win. */
export interface Declaration {
  property: string;
  value: string;
  important: boolean;
}

/** A rule of a drawing's style sheet, for one of its selectors. */
export interface Rule {
  selector: Selector;
  declarations: Declaration[];
}

/** Drawing programs write some kilobytes of CSS. A longer or deeper sheet is not read. */
const MAX_SHEET_CHARACTERS = 256 * 1024;
const MAX_RULES = 2000;
const MAX_BRACKET_DEPTH = 20;

function isReadable(css: string): boolean {
  if (css.length > MAX_SHEET_CHARACTERS) return false;
  let depth = 0;
  for (const bracket of css.match(/[{}()[\]]/g) ?? [])
    if ((depth += '{(['.includes(bracket) ? 1 : -1) > MAX_BRACKET_DEPTH) return false;
  return true;
}

/**
 * The rules of a style sheet that hold wherever it is shown, in their order; null for one that is too long to be read.
 */
export function rulesOf(css: string): Rule[] | null {
  if (!isReadable(css)) return null;
  const rules: Rule[] = [];
  for (const { head, block } of statementsOf(withoutComments(css))) {
    const selectors = block === null ? null : selectorsOf(head);
    if (block === null || !selectors) continue;
    const declarations = lastOfEach(statementsOf(block).flatMap(declarationsIn));
    for (const { compounds } of selectors) {
      const selector = selectorOf(compounds);
      if (selector) rules.push({ selector, declarations });
    }
  }
  return rules.length > MAX_RULES ? null : rules;
}

/** Of each property what counts: the last that is important, or the last. */
function lastOfEach(all: readonly Declaration[]): Declaration[] {
  const last = new Map<string, Declaration>();
  for (const each of all) if (each.important || !last.get(each.property)?.important) last.set(each.property, each);
  return [...last.values()];
}

function declarationsIn(statement: Statement): Declaration[] {
  const declaration = declarationIn(statement);
  if (!declaration || declaration.value.length > LIMITS.svg.attributeLength) return [];
  const { property } = declaration;
  return [{ ...declaration, property: property.startsWith('--') ? property : property.toLowerCase() }];
}
