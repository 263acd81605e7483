import { LIMITS } from '../limits';
import { Refusal } from './refusal';

type Spent = 'elements' | 'pathNumbers' | 'bytes' | 'dashes';

const NAMES: Record<Spent, string> = {
  elements: 'SVG elements',
  pathNumbers: 'path numbers',
  bytes: 'bytes of SVG',
  dashes: 'dashes of dashed strokes',
};

/** What one spec's drawings have used up so far. */
export type Budget = Record<Spent, number>;

/** An untouched budget. */
export function newBudget(): Budget {
  return { elements: 0, pathNumbers: 0, bytes: 0, dashes: 0 };
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

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return text.length > LIMITS.svg.bytes ? text.length : new TextEncoder().encode(text).length;
}
