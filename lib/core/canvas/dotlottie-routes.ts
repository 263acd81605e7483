import type { Condition, Transition } from './schema';

/** A condition of a transition, in a dotLottie file. */
export type RouteGuard =
  | { type: 'Boolean'; inputName: string; conditionType: 'Equal'; compareTo: boolean }
  | { type: 'Numeric'; inputName: string; conditionType: Comparison; compareTo: number }
  | { type: 'Event'; inputName: string };

/** A transition, in a dotLottie file. */
export type Route = { toState: string; guards: RouteGuard[] } & (
  | { type: 'Transition' }
  | { type: 'Tweened'; duration: number; easing: readonly number[] }
);

type Comparison = 'Equal' | 'NotEqual' | 'GreaterThan' | 'LessThanOrEqual' | 'LessThan' | 'GreaterThanOrEqual';

/** The smoothstep of our player's blends, as exactly the same cubic Bézier. */
const SMOOTHSTEP = [1 / 3, 0, 2 / 3, 1];

const COMPARED = { eq: 'Equal', gt: 'GreaterThan', lt: 'LessThan' } as const;
const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  Equal: 'NotEqual',
  NotEqual: 'Equal',
  GreaterThan: 'LessThanOrEqual',
  LessThanOrEqual: 'GreaterThan',
  LessThan: 'GreaterThanOrEqual',
  GreaterThanOrEqual: 'LessThan',
};

/** A transition of a canvas. */
export const routeOf = ({ to, when, blend }: Transition): Route => blended(to, blend, when.map(guardOf));

/** Makes a transition into a state with a blend in seconds; 0 cuts. */
export const blended = (toState: string, duration: number, guards: RouteGuard[]): Route =>
  duration > 0
    ? { type: 'Tweened', toState, duration, easing: SMOOTHSTEP, guards }
    : { type: 'Transition', toState, guards };

/** A condition of a canvas. */
export function guardOf({ input: inputName, op, value }: Condition): RouteGuard {
  if (op === 'fired') return { type: 'Event', inputName };
  if (op === 'is_true' || op === 'is_false')
    return { type: 'Boolean', inputName, conditionType: 'Equal', compareTo: op === 'is_true' };
  return { type: 'Numeric', inputName, conditionType: COMPARED[op], compareTo: value ?? 0 };
}

/** Gives the alternatives of guards that hold when another does not; none for an event. */
export function negated(guard: RouteGuard): RouteGuard[] {
  if (guard.type === 'Event') return [];
  return [
    guard.type === 'Boolean'
      ? { ...guard, compareTo: !guard.compareTo }
      : { ...guard, conditionType: OPPOSITE[guard.conditionType] },
  ];
}
