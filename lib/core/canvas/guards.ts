import type { CanvasGraph, CanvasInput, Condition } from './schema';

/**
 * The values of each input that satisfy a set of conditions. An input has few kinds of values: false and true, or a
 * number below, at, between and above the compared ones. Bit n is set if kind n is allowed.
 */
export type Guard = ReadonlyMap<string, bigint>;

/** Converts conditions to guards, for one graph. */
export interface Guards {
  /**
   * The values that all conditions allow; null where nothing meets them all. Triggers have no values and are left out.
   */
  of(when: readonly Condition[]): Guard | null;
  /** Whether some values satisfy `guard` and violate every one of `broken`; false if the search is aborted. */
  possible(guard: Guard, broken: readonly Guard[]): boolean;
  /** Whether a search was aborted, so that later answers are uncertain. */
  readonly exhausted: boolean;
}

/** The search steps for all questions together: a graph of ordinary conditions needs a few per pair of transitions. */
const MAX_STEPS = 100_000;

/** Reads the conditions of a graph; a condition that does not fit its input counts as met. */
export function guardsOf({ inputs, transitions }: Pick<CanvasGraph, 'inputs' | 'transitions'>): Guards {
  const conditions = transitions.flatMap(({ when }) => when);
  const kinds = new Map(inputs.map((input) => [input.name, kindsOf(input, conditions)]));
  let steps = 0;

  const allowed = ({ input, op, value }: Condition): bigint => {
    const { places, all } = kinds.get(input) ?? NO_KINDS;
    const place = places.get(op === 'is_true' ? true : op === 'is_false' ? false : (value ?? 0));
    if (place === undefined) return all;
    const [at, below] = [1n << place, (1n << place) - 1n];
    if (op === 'gt') return all & ~(below | at);
    return op === 'lt' ? below : at;
  };

  const possible = (guard: Guard, broken: readonly Guard[]): boolean => {
    steps += 1 + broken.length;
    if (steps > MAX_STEPS) return false;
    // The guard with the fewest ways to violate it is decided first, which prunes the search most.
    const open = broken
      .filter((each) => !excludes(guard, each))
      .map((each) => ({ each, ways: waysToBreak(guard, each) }));
    const [first, ...others] = open;
    if (!first) return true;
    const hardest = others.reduce((fewest, each) => (each.ways.length < fewest.ways.length ? each : fewest), first);
    const rest = open.filter((each) => each !== hardest).map(({ each }) => each);
    return hardest.ways.some((way) => possible(new Map([...guard, way]), rest));
  };
  const waysToBreak = (guard: Guard, other: Guard): [string, bigint][] =>
    [...other].flatMap(([input, mask]): [string, bigint][] => {
      const left = (guard.get(input) ?? (kinds.get(input) ?? NO_KINDS).all) & ~mask;
      return left === 0n ? [] : [[input, left]];
    });

  return {
    of: (when) =>
      when
        .filter(({ op }) => op !== 'fired')
        .reduce<Guard | null>((guard, each) => guard && meet(guard, new Map([[each.input, allowed(each)]])), new Map()),
    possible,
    get exhausted() {
      return steps > MAX_STEPS;
    },
  };
}

/** The values that both guards allow; null where there are none. */
export function meet(one: Guard, other: Guard): Guard | null {
  if (excludes(one, other)) return null;
  const both = new Map(one);
  for (const [input, mask] of other) both.set(input, (one.get(input) ?? mask) & mask);
  return both;
}

/** Whether no values meet both guards. */
function excludes(one: Guard, other: Guard): boolean {
  for (const [input, mask] of other) if (((one.get(input) ?? mask) & mask) === 0n) return true;
  return false;
}

/** The kinds of values of an input: the bit of each value that conditions name, and all bits. */
interface Kinds {
  readonly places: ReadonlyMap<boolean | number, bigint>;
  readonly all: bigint;
}
const NO_KINDS: Kinds = { places: new Map(), all: 1n };

function kindsOf({ name, type }: CanvasInput, conditions: readonly Condition[]): Kinds {
  if (type === 'trigger') return NO_KINDS;
  if (type === 'boolean')
    return {
      places: new Map([
        [false, 0n],
        [true, 1n],
      ]),
      all: 0b11n,
    };
  const compared = conditions.filter(({ input, op }) => input === name && (op === 'eq' || op === 'gt' || op === 'lt'));
  const numbers = [...new Set(compared.map(({ value }) => value ?? 0))].sort((a, b) => a - b);
  return {
    places: new Map(numbers.map((number, index) => [number, BigInt(2 * index + 1)])),
    all: (1n << BigInt(2 * numbers.length + 1)) - 1n,
  };
}
