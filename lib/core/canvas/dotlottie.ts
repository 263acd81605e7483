import { COUNT_ENTRY, COUNTING_INPUTS, countedRoutes, goesRound, roundNote, UNCOUNT } from './dotlottie-rounds';
import type { Action, Input } from './dotlottie-actions';
import { blended, type Route, routeOf } from './dotlottie-routes';
import { ANY, THEN_BLEND_SECONDS } from './machine';
import type { CanvasGraph, CanvasInput, CanvasState } from './schema';

/** A marked segment of a dotLottie animation that canvas states play: one animation, looped or not. */
export interface CanvasSegment {
  marker: string;
  animation: string;
  loop: boolean;
}

/** A segment with its first frame and its number of frames. */
export interface PlacedSegment extends CanvasSegment {
  start: number;
  frames: number;
}

type State =
  | { type: 'GlobalState'; name: string; transitions: Route[] }
  | {
      type: 'PlaybackState';
      name: string;
      animation: string;
      segment: string;
      loop: boolean;
      loopCount?: 1;
      autoplay: true;
      entryActions: Action[];
      transitions: Route[];
    };

/** A dotLottie (version 2) state machine. */
export interface DotLottieMachine {
  initial: string;
  inputs: Input[];
  states: State[];
  interactions: { type: 'OnComplete'; stateName: string; actions: Action[] }[];
}

// No name in a canvas begins with an underscore.
const ANY_STATE = '__any';
const ENTERED = '__state';
const ended = (state: string): string => `__then_${state}`;

/**
 * Gives the segments of a canvas, that of its initial state first. An animation occurs once, unless its loop differs
 * from a single play (`differs`).
 */
export function canvasSegments(
  { states, initial }: CanvasGraph,
  differs: (animation: string) => boolean,
): CanvasSegment[] {
  const taken = new Set(states.map(({ animation }) => animation));
  const segments: CanvasSegment[] = [];
  for (const { animation, loop } of [...states.filter(({ id }) => id === initial), ...states]) {
    const there = segments.filter((segment) => segment.animation === animation);
    if (there.some((segment) => segment.loop === loop) || (there.length > 0 && !differs(animation))) continue;
    const marker = there.length > 0 ? freeName(animation, taken) : animation;
    taken.add(marker);
    segments.push({ marker, animation, loop });
  }
  return segments;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
}

/** A canvas as the state machine of a dotLottie file whose animation has these segments. */
export function dotLottieMachine(
  graph: CanvasGraph,
  animation: string,
  segments: readonly PlacedSegment[],
): DotLottieMachine {
  const { inputs, states, initial, transitions } = graph;
  const counted = goesRound(graph) ? countedRoutes(graph) : null;
  const routesFrom = (id: string): Route[] =>
    counted?.get(id) ?? transitions.filter(({ from }) => from === id).map(routeOf);
  const routes = counted ? [] : routesFrom(ANY);
  const ending = states.filter(({ loop, then }) => !loop && then !== null);
  return {
    initial,
    inputs: [
      ...inputs.map(inputOf),
      ...ending.map(({ id }): Input => ({ type: 'Event', name: ended(id) })),
      { type: 'String', name: ENTERED, value: '' },
      ...(counted ? COUNTING_INPUTS : []),
    ],
    states: [
      ...(routes.length > 0 ? [{ type: 'GlobalState' as const, name: ANY_STATE, transitions: routes }] : []),
      ...states.map((state) =>
        stateOf(state, animation, segments, { routes: routesFrom(state.id), counts: counted !== null }),
      ),
    ],
    interactions: ending.map((state) => ({
      type: 'OnComplete',
      stateName: state.id,
      actions: endActions(state, segments, counted !== null),
    })),
  };
}

function inputOf({ name, type, default: value }: CanvasInput): Input {
  if (type === 'boolean') return { type: 'Boolean', name, value: value === true };
  return type === 'number' ? { type: 'Numeric', name, value: Number(value ?? 0) } : { type: 'Event', name };
}

function segmentOf({ animation, loop }: CanvasState, segments: readonly PlacedSegment[]): PlacedSegment {
  const there = segments.filter((segment) => segment.animation === animation);
  const segment = there.find((one) => one.loop === loop) ?? there[0];
  if (!segment) throw new Error(`There is no segment of "${animation}".`);
  return segment;
}

/** A segment counts as ended this many frames before its end: players compute with few digits. */
const LAST_FRAME_MARGIN = 0.01;

/**
 * The actions after a state's animation has ended. By then the player is back at the first frame, but the blend begins
 * at the last one.
 */
function endActions(state: CanvasState, segments: readonly PlacedSegment[], counts: boolean): Action[] {
  const { start, frames } = segmentOf(state, segments);
  return [
    { type: 'SetFrame', value: start + frames - LAST_FRAME_MARGIN },
    ...(counts ? [UNCOUNT] : []),
    { type: 'Fire', inputName: ended(state.id) },
  ];
}

/**
 * How a state plays its segment. A player that leaves a state for a later frame takes an interrupted one-shot for
 * completed, but not a loop of one repetition.
 */
const turnsOf = ({ loop, then }: CanvasState) =>
  !loop && then !== null ? { loop: true, loopCount: 1 as const } : { loop };

function stateOf(
  state: CanvasState,
  animation: string,
  segments: readonly PlacedSegment[],
  own: { routes: readonly Route[]; counts: boolean },
): State {
  const { id, loop, then } = state;
  const segment = segmentOf(state, segments);
  const entryActions: Action[] = [
    // A player whose position is already within the segment would continue from there.
    { type: 'SetFrame', value: segment.start },
    // Only an entry that changes an input makes the player check the transitions of any state again at once.
    { type: 'SetString', inputName: ENTERED, value: id },
    { type: 'FireCustomEvent', value: `state:${id}` },
    ...(own.counts ? COUNT_ENTRY : []),
  ];
  const next =
    loop || then === null ? [] : [blended(then, THEN_BLEND_SECONDS, [{ type: 'Event', inputName: ended(id) }])];
  const played = { animation, segment: segment.marker, ...turnsOf(state), autoplay: true as const };
  return { type: 'PlaybackState', name: id, ...played, entryActions, transitions: [...own.routes, ...next] };
}

const NOTES = [
  'A dotLottie player ends a blend before the next animation begins; here that begins at once, and both go on ' +
    'together. An animation that plays once ends later by as much.',
  'While it blends, a dotLottie player follows what leads from the state that it leaves, not yet what leads ' +
    'from the one that it goes to.',
  'A drawing that changes, such as closed eyes or an open mouth, changes when a blend has ended; here halfway.',
];

/** How a dotLottie player differs from ours in this canvas, in sentences. */
export function dotLottieNotes(graph: CanvasGraph): string[] {
  const { states, transitions } = graph;
  const blends = transitions.some(({ blend }) => blend > 0) || states.some(({ loop, then }) => !loop && then !== null);
  return [...(blends ? NOTES : []), ...(goesRound(graph) ? [roundNote(graph)] : [])];
}
