import { LIMITS } from '../limits';
import { cyclesOf } from './cycles';
import type { Action, Input } from './dotlottie-actions';
import { type RouteGuard, guardOf, negated, type Route, routeOf } from './dotlottie-routes';
import { guardsOf, meet } from './guards';
import { ANY } from './machine';
import type { CanvasGraph, Transition } from './schema';

/** The input that counts the transitions taken at this instant. */
const TAKEN = '__taken';
/** The input that stores the time at which the current state was entered, by the player's clock. */
const ENTERED_AT = '__entered_at';
/** The input that excludes the next entry from the count: the start and `then` are not transitions. */
const UNCOUNTED = '__uncounted';
/** The event fired on each entry, for which further transitions at the same instant wait. */
const FOLLOWS = '__follows';
/** The player's own clock, in seconds since the machine was started. */
const CLOCK = '@elapsedTime';
/** Weights the clock so that the shortest time between two frames exceeds any count. */
const CLOCK_WEIGHT = 1e9;
/**
 * The maximum number of transitions in a file: more than a canvas of many states needs, fewer than a player is slow to
 * read.
 */
const MAX_ROUTES = 5000;

/** The declarations of the inputs that count transitions. */
export const COUNTING_INPUTS: readonly Input[] = [
  { type: 'Numeric', name: TAKEN, value: 0 },
  { type: 'Numeric', name: ENTERED_AT, value: 0 },
  { type: 'Numeric', name: UNCOUNTED, value: 1 },
  { type: 'Event', name: FOLLOWS },
];

/**
 * The actions on every entry: count from one if time has passed since the last entry, else count on, and let others
 * follow.
 */
export const COUNT_ENTRY: readonly Action[] = [
  { type: 'Decrement', inputName: ENTERED_AT, value: CLOCK },
  { type: 'Multiply', inputName: ENTERED_AT, value: CLOCK_WEIGHT },
  { type: 'Increment', inputName: TAKEN, value: `$${ENTERED_AT}` },
  { type: 'Clamp', inputName: TAKEN, min: 0 },
  { type: 'Increment', inputName: TAKEN, value: 1 },
  { type: 'Decrement', inputName: TAKEN, value: `$${UNCOUNTED}` },
  { type: 'SetNumeric', inputName: UNCOUNTED, value: 0 },
  { type: 'SetNumeric', inputName: ENTERED_AT, value: CLOCK },
  { type: 'Fire', inputName: FOLLOWS },
];

/** Excludes the next entry from the count. */
export const UNCOUNT: Action = { type: 'SetNumeric', inputName: UNCOUNTED, value: 1 };

/** Whether a canvas could take more transitions at one instant than are allowed. */
export const goesRound = (graph: CanvasGraph): boolean =>
  graph.states.length > LIMITS.transitionsAtOnce || cyclesOf(graph).size > 0;

/**
 * Gives the counted transitions of each state of a canvas with cycles, including wildcard ones; null if they are too
 * many. Counting is needed because a dotLottie player stops its machine for good in a cycle. There is no wildcard
 * state: after its transition into the current state, a player continues as if an input had changed.
 */
export function countedRoutes(graph: CanvasGraph): ReadonlyMap<string, Route[]> | null {
  const hides = hiding(graph);
  const any = graph.transitions.filter(({ from }) => from === ANY);
  const routes = new Map<string, Route[]>();
  let room = MAX_ROUTES;
  for (const { id } of graph.states) {
    const staying = any.filter(({ to }) => to === id);
    const leaving = [...any.filter(({ to }) => to !== id), ...graph.transitions.filter(({ from }) => from === id)];
    const found: Route[] = [];
    for (const transition of leaving) {
      const ways = waysPast(
        staying.filter((other) => hides(other, transition)),
        room,
      );
      if (!ways) return null;
      const route = routeOf(transition);
      for (const guards of ways) found.push(...counted({ ...route, guards: [...route.guards, ...guards] }));
    }
    routes.set(id, found);
    room -= found.length;
    if (room < 0) return null;
  }
  return routes;
}

const triggerOf = ({ when }: Transition) => when.find(({ op }) => op === 'fired')?.input;

/**
 * Makes a test of whether a wildcard transition into the current state, while it holds, prevents another transition.
 */
function hiding(graph: CanvasGraph): (other: Transition, transition: Transition) => boolean {
  const { of } = guardsOf(graph);
  const places = new Map(graph.transitions.map((transition, index) => [transition, index]));
  const placeOf = (transition: Transition) => places.get(transition) ?? 0;
  return (other, transition) => {
    const trigger = triggerOf(transition);
    if (triggerOf(other) !== trigger) return false;
    // A state's own transition is considered next, unless a trigger has been used up.
    if (transition.from === ANY ? placeOf(other) > placeOf(transition) : trigger === undefined) return false;
    const [one, two] = [of(other.when), of(transition.when)];
    return one !== null && two !== null && meet(one, two) !== null;
  };
}

/** Gives sets of guards that each make all of these transitions fail; null if there are more than `room` sets. */
function waysPast(transitions: readonly Transition[], room: number): RouteGuard[][] | null {
  let ways: RouteGuard[][] = [[]];
  for (const { when } of transitions) {
    const broken = when.flatMap((condition) => negated(guardOf(condition)));
    ways = ways.flatMap((way) => broken.map((guard) => [...way, guard]));
    if (ways.length > room) return null;
  }
  return ways;
}

/**
 * Splits a transition into two: the first one after an input change, and one that follows another. A following one is
 * immediate and without a blend, so that the clock stands still, and is limited to the maximum number.
 */
function counted(route: Route): Route[] {
  if (route.guards.some(({ type }) => type === 'Event')) return [route];
  const few: RouteGuard = {
    type: 'Numeric',
    inputName: TAKEN,
    conditionType: 'LessThan',
    compareTo: LIMITS.transitionsAtOnce,
  };
  return [
    route,
    {
      type: 'Transition',
      toState: route.toState,
      guards: [{ type: 'Event', inputName: FOLLOWS }, few, ...route.guards],
    },
  ];
}

const ROUND =
  `Transitions could follow each other without end in this canvas: our player takes ${LIMITS.transitionsAtOnce} ` +
  'at one instant, then it rests';
/** The note on how a dotLottie player differs for a canvas with cycles. */
export const roundNote = (graph: CanvasGraph): string =>
  countedRoutes(graph)
    ? `${ROUND}, and so does the file. There those that follow the first one cut instead of blending, and a page ` +
      'hears of the last few alone.'
    : `${ROUND}. The conditions for any state are too many to be counted in a file: a dotLottie player stops ` +
      'where they go round.';
