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

/** What one spec's drawings have used so far; `side` is the longer side of its canvas in pixels. */
export type Budget = Record<Spent, number> & { readonly side: number };

/** An unused budget; without a canvas, for one of the usual size. */
export function newBudget(side = 512): Budget {
  return { elements: 0, pathNumbers: 0, bytes: 0, dashes: 0, outline: 0, side };
}

/** The message for an exceeded budget. */
export function overBudget(what: Spent): string {
  return `A mascot may have at most ${LIMITS.svg[what].toLocaleString('en')} ${NAMES[what]}.`;
}

/** Takes `amount` from the budget; throws a Refusal once it is exceeded. */
export function spend(budget: Budget, what: Spent, amount: number): void {
  budget[what] += amount;
  if (budget[what] > LIMITS.svg[what]) throw new Refusal(overBudget(what));
}

/** What one reading took from a budget. */
export type Expense = Record<Spent, number>;

const KINDS = Object.keys(NAMES) as Spent[];

/** What was taken from a budget since `before`. */
export function spentSince(before: Budget, budget: Budget): Expense {
  return Object.fromEntries(KINDS.map((what) => [what, budget[what] - before[what]])) as Expense;
}

/** Takes all of an expense from the budget and gives true; gives false and takes nothing where that would exceed it. */
export function spendAll(budget: Budget, expense: Expense): boolean {
  if (KINDS.some((what) => budget[what] + expense[what] > LIMITS.svg[what])) return false;
  for (const what of KINDS) budget[what] += expense[what];
  return true;
}

/**
 * The outline length that is free for every shape and every use of a clip, in canvas sides: a frame around the canvas
 * and a little more.
 */
const FREE_OUTLINE = 5;

/** Charges the outline length of a shape beyond the free one; the budget of elements bounds the number of shapes. */
export function spendOutline(budget: Budget, pixels: number): void {
  spend(budget, 'outline', Math.max(0, pixels / budget.side - FREE_OUTLINE));
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return text.length > LIMITS.svg.bytes ? text.length : new TextEncoder().encode(text).length;
}
