import { type Budget, type Expense, spendAll, spentSince } from '../svg/budget';
import { readFragment } from '../svg/fragment';
import { tokensOf } from '../svg/ids';

/**
 * What a spec keeps of a drawing that was read: its canonical clean text, the palette tokens in it, what was removed,
 * and why it is refused if it is.
 */
export interface CleanDrawing {
  svg: string;
  tokens: readonly string[];
  warnings: readonly string[];
  problems: readonly string[];
}

/** Letters of drawings that are remembered, some hundred mascots; past it the memory starts anew. */
const MAX_CHARACTERS = 4_000_000;

const memory = new Map<string, { drawing: CleanDrawing; expense: Expense }>();
let letters = 0;

function remember(key: string, drawing: CleanDrawing, expense: Expense): void {
  const more = key.length + drawing.svg.length;
  if (letters + more > MAX_CHARACTERS) {
    memory.clear();
    letters = 0;
  }
  if (more > MAX_CHARACTERS) return;
  memory.set(key, { drawing, expense });
  letters += more;
}

/**
 * Reads a drawing through the sanitiser, at the cost of the budget; its ids get the prefix. One that was accepted
 * before is not read again, at the same cost: most changes of a mascot leave most of its drawings as they are.
 */
export function cleanDrawing(svg: string, idPrefix: string, budget: Budget): CleanDrawing {
  const key = `${budget.side} ${idPrefix} ${svg}`;
  const known = memory.get(key);
  if (known && spendAll(budget, known.expense)) return known.drawing;
  const before = { ...budget };
  const { drawing, svg: clean, warnings, problems } = readFragment(svg, idPrefix, budget);
  const read: CleanDrawing = {
    svg: clean,
    tokens: [...tokensOf(drawing)],
    warnings: warnings.map(({ message }) => message),
    problems: problems.map(({ message }) => message),
  };
  if (problems.length === 0 && !known) remember(key, read, spentSince(before, budget));
  return read;
}
