import { LIMITS } from '@/lib/core/limits';
import { selectorsOf } from '../../css/selectors';
import { declarationIn, statementsOf, withoutComments, type Statement } from '../../css/statements';
import { selectorOf, type Selector } from './selector';

/** A declaration of a rule with its precedence: later ones of equal weight win. */
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

/** The longest style sheet that is read, in characters: drawing programs write some kilobytes. */
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

/** Gives the unconditional rules of a style sheet, in order; null for one that is too long. */
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

/** Gives the winning declaration of each property: the last important one, or the last. */
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
