import { type Budget, type Expense, spendAll, spentSince } from '../svg/budget';
import { readFragment } from '../svg/fragment';
import { tokensOf } from '../svg/ids';

/**
 * The result of reading a drawing: its canonical clean text, its palette tokens, what was removed, and the reason of a
 * refusal.
 */
export interface CleanDrawing {
  svg: string;
  tokens: readonly string[];
  warnings: readonly string[];
  problems: readonly string[];
}

/** Characters of drawings that are cached, some hundred mascots; when it is full, the cache is emptied. */
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
 * Reads a drawing through the sanitiser, at the cost of the budget; its ids get the prefix. A drawing accepted before
 * is not read again, at the same cost: most changes of a mascot keep most of its drawings.
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
