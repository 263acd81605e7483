import { LIMITS } from '../limits';
import { guardsOf, meet, type Guard } from './guards';
import { ANY, conditionWords } from './machine';
import type { CanvasGraph, Transition } from './schema';

/** A transition without a trigger, and the guard under which it is taken. */
interface Level {
  readonly index: number;
  readonly transition: Transition;
  readonly guard: Guard;
}

/**
 * A cycle: its states, with the first one repeated at the end, and the transitions between them, whose guards can hold
 * at the same time.
 */
interface Round {
  readonly states: readonly string[];
  readonly by: readonly Level[];
}

/** The key in the result of `cyclesOf` for a search that was aborted. */
export const UNKNOWN = -1;
const ENTANGLED =
  'The conditions are too entangled to tell whether they lead round without end. Use fewer inputs, or fewer ' +
  'transitions without a trigger.';
const AT_ONCE = LIMITS.transitionsAtOnce;

/**
 * Finds the transitions that can cycle endlessly for some input values, by index, each with a sentence. The key
 * `UNKNOWN` says that the search was aborted. Every graph with a cycle has at least one of them. In such a cycle the
 * machine never settles: it rests after the maximum number of transitions in a row.
 */
export function cyclesOf(graph: CanvasGraph): Map<number, string> {
  const guards = guardsOf(graph);
  const levels = graph.transitions.flatMap((transition, index): Level[] => {
    const guard = transition.when.some(({ op }) => op === 'fired') ? null : guards.of(transition.when);
    return guard ? [{ index, transition, guard }] : [];
  });
  const own = levels.filter(({ transition }) => transition.from !== ANY);
  const byState = new Map<string, Level[]>();
  for (const level of own) byState.set(level.transition.from, [...(byState.get(level.transition.from) ?? []), level]);
  const any = levels.filter((level) => !own.includes(level));
  const search: Search = { any, ownOf: (state) => byState.get(state) ?? [], possible: guards.possible };

  const found = new Map<number, string>();
  for (const level of own) {
    const round =
      roundByAny(search, level) ?? roundByOwn(search, level, statesLeadingTo(level.transition.from, own, level.index));
    if (round) found.set(level.index, sentence(round));
    if (guards.exhausted) return found.set(UNKNOWN, ENTANGLED);
  }
  return found;
}

interface Search {
  readonly any: readonly Level[];
  readonly ownOf: (state: string) => readonly Level[];
  readonly possible: (guard: Guard, broken: readonly Guard[]) => boolean;
}

/** Gives the guards of the levels before one in its list, none of which may hold for it to be taken. */
const before = (list: readonly Level[], level: Level): Guard[] =>
  list.slice(0, list.indexOf(level)).map(({ guard }) => guard);

/** Finds a state whose transition is reverted at once by the first wildcard transition that holds. */
function roundByAny({ any, ownOf, possible }: Search, level: Level): Round | null {
  const { from, to } = level.transition;
  for (const back of any.filter(({ transition }) => transition.to === from)) {
    const both = meet(level.guard, back.guard);
    if (!both || !possible(both, [...before(any, back), ...before(ownOf(from), level)])) continue;
    return to === from ? { states: [from, to], by: [level, back] } : { states: [from, to, from], by: [level, back] };
  }
  return null;
}

/**
 * Finds a cycle of states' own transitions while no wildcard transition holds; `level` is its first transition in the
 * graph.
 */
function roundByOwn({ any, ownOf, possible }: Search, level: Level, leading: ReadonlySet<string>): Round | null {
  const start = level.transition.from;
  const follow = (path: readonly Level[], last: Level, held: Guard, broken: readonly Guard[]): Round | null => {
    const guard = meet(held, last.guard);
    const others = [...broken, ...before(ownOf(last.transition.from), last)];
    if (!guard || !possible(guard, others)) return null;
    const states = path.map(({ transition }) => transition.from);
    const here = last.transition.to;
    if (here === start) return { states: [...states, start], by: path };
    for (const next of ownOf(here)) {
      const { to } = next.transition;
      if (next.index < level.index || !leading.has(to) || to === here || (states.includes(to) && to !== start))
        continue;
      const round = follow([...path, next], next, guard, others);
      if (round) return round;
    }
    return null;
  };
  return leading.has(level.transition.to)
    ? follow(
        [level],
        level,
        new Map(),
        any.map(({ guard }) => guard),
      )
    : null;
}

/** Gives the states from which own transitions, none earlier than `first`, lead to a state, and that state itself. */
function statesLeadingTo(state: string, own: readonly Level[], first: number): Set<string> {
  const sources = new Map<string, string[]>();
  for (const {
    index,
    transition: { from, to },
  } of own)
    if (index >= first) sources.set(to, [...(sources.get(to) ?? []), from]);
  const leading = new Set([state]);
  for (const each of leading) for (const source of sources.get(each) ?? []) leading.add(source);
  return leading;
}

function sentence({ states, by }: Round): string {
  const conditions = new Set(
    by.flatMap(({ transition }) => transition.when.map((condition) => conditionWords([condition]))),
  );
  const way = `While ${[...conditions].join(', ')}, ${states.join(' → ')} goes round without end`;
  return `${way}: after ${AT_ONCE} transitions at one instant the canvas rests where it is.`;
}
