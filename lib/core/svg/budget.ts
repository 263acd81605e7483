import { LIMITS } from '../limits';
import { Refusal } from './refusal';

type Spent = 'elements' | 'pathNumbers' | 'bytes' | 'dashes' | 'outline';

const NAMES: Record<Spent, string> = {
  elements: 'SVG elements',
  pathNumbers: 'path numbers',
  bytes: 'bytes of SVG',
  dashes: 'dashes of dashed strokes',
  outline: 'canvas sides of outline',
};

/** What one spec's drawings have used up so far; `side` is the longer side of its canvas in pixels. */
export type Budget = Record<Spent, number> & { readonly side: number };

/** An untouched budget; without a canvas, one of the usual size is taken for granted. */
export function newBudget(side = 512): Budget {
  return { elements: 0, pathNumbers: 0, bytes: 0, dashes: 0, outline: 0, side };
}

/** What is said when a budget is broken. */
export function overBudget(what: Spent): string {
  return `A mascot may have at most ${LIMITS.svg[what].toLocaleString('en')} ${NAMES[what]}.`;
}

/** Takes `amount` from the budget; throws a Refusal once it is broken. */
export function spend(budget: Budget, what: Spent, amount: number): void {
  budget[what] += amount;
  if (budget[what] > LIMITS.svg[what]) throw new Refusal(overBudget(what));
}

/** What a reading took from a budget. */
export type Expense = Record<Spent, number>;

const KINDS = Object.keys(NAMES) as Spent[];

/** What was taken from a budget since it was as `before`. */
export function spentSince(before: Budget, budget: Budget): Expense {
  return Object.fromEntries(KINDS.map((what) => [what, budget[what] - before[what]])) as Expense;
}

/** Takes all of an expense from the budget and gives true; takes nothing and gives false where that would break it. */
export function spendAll(budget: Budget, expense: Expense): boolean {
  if (KINDS.some((what) => budget[what] + expense[what] > LIMITS.svg[what])) return false;
  for (const what of KINDS) budget[what] += expense[what];
  return true;
}

/**
 * Outline that every shape and every use of a clip has free, in canvas sides: as much as a frame round the canvas and a
 * little more.
 */
const FREE_OUTLINE = 5;

/**
 * Takes from the budget of outlines what a shape has beyond an ordinary one; the number of ordinary ones is held by
 * that of elements.
 */
export function spendOutline(budget: Budget, pixels: number): void {
  spend(budget, 'outline', Math.max(0, pixels / budget.side - FREE_OUTLINE));
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return text.length > LIMITS.svg.bytes ? text.length : new TextEncoder().encode(text).length;
}
